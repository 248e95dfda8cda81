#include "include/nudge_icu.h"
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/umsg.h>
#include <unicode/ustring.h>

enum { MOST_DOUBLES = 8, MOST_INTEGERS = 3, MOST_STRINGS = 8 };

nudge_icu_oracle *nudge_icu_oracle_open(
    const char *locale, const char *pattern, int32_t length, int32_t offset, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer text;
  nudge_icu_buffer_init(&text);
  nudge_icu_buffer_set(&text, pattern, length, &code);
  char name[32];
  UChar zone[32];
  int magnitude = abs(offset);
  if (offset == 0) {
    strcpy(name, "GMT");
  } else {
    snprintf(
        name, sizeof name, "GMT%c%02d:%02d:%02d", offset < 0 ? '-' : '+', magnitude / 3600 % 100,
        magnitude / 60 % 60, magnitude % 60);
  }
  u_charsToUChars(name, zone, (int32_t)strlen(name) + 1);
  ucal_setDefaultTimeZone(zone, &code);
  UMessageFormat *message = U_SUCCESS(code) ? umsg_open(text.units, text.length, locale, NULL, &code) : NULL;
  nudge_icu_buffer_free(&text);
  if (nudge_icu_report(code, status)) {
    if (message != NULL) umsg_close(message);
    return NULL;
  }
  return (nudge_icu_oracle *)message;
}

void nudge_icu_oracle_close(nudge_icu_oracle *oracle) {
  if (oracle != NULL) umsg_close((UMessageFormat *)oracle);
}

// One call for each mix of types: C cannot make a variable argument list at run time.
static int32_t format(
    const UMessageFormat *message, nudge_icu_buffer *buffer, const double *d, int32_t double_count, const int32_t *n,
    int32_t integer_count, const nudge_icu_buffer *s, UErrorCode *code) {
#define CALL(...) \
  return umsg_format( \
      message, buffer->units, buffer->capacity, code, __VA_ARGS__ s[0].units, s[1].units, s[2].units, s[3].units, \
      s[4].units, s[5].units, s[6].units, s[7].units)
#define INTEGERS(...) \
  switch (integer_count) { \
    case 0: CALL(__VA_ARGS__); \
    case 1: CALL(__VA_ARGS__ n[0], ); \
    case 2: CALL(__VA_ARGS__ n[0], n[1], ); \
    default: CALL(__VA_ARGS__ n[0], n[1], n[2], ); \
  }
#define COMMA ,
  switch (double_count) {
    case 0: INTEGERS()
    case 1: INTEGERS(d[0] COMMA)
    case 2: INTEGERS(d[0] COMMA d[1] COMMA)
    case 3: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA)
    case 4: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA d[3] COMMA)
    case 5: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA d[3] COMMA d[4] COMMA)
    case 6: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA d[3] COMMA d[4] COMMA d[5] COMMA)
    case 7: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA d[3] COMMA d[4] COMMA d[5] COMMA d[6] COMMA)
    default: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA d[3] COMMA d[4] COMMA d[5] COMMA d[6] COMMA d[7] COMMA)
  }
#undef COMMA
#undef INTEGERS
#undef CALL
}

int32_t nudge_icu_oracle_format(
    const nudge_icu_oracle *oracle, const double *doubles, int32_t double_count, const int32_t *integers,
    int32_t integer_count, const char *const *strings, int32_t string_count, char *out, int32_t capacity,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer result;
  nudge_icu_buffer texts[MOST_STRINGS];
  nudge_icu_buffer_init(&result);
  for (int32_t index = 0; index < MOST_STRINGS; index++) {
    nudge_icu_buffer_init(&texts[index]);
    texts[index].units[0] = 0;
  }
  if (double_count > MOST_DOUBLES || integer_count > MOST_INTEGERS || string_count > MOST_STRINGS) {
    code = U_ILLEGAL_ARGUMENT_ERROR;
  }
  for (int32_t index = 0; U_SUCCESS(code) && index < string_count; index++) {
    nudge_icu_buffer_set(&texts[index], strings[index], (int32_t)strlen(strings[index]), &code);
    if (U_SUCCESS(code)) texts[index].units[texts[index].length] = 0;
  }
  if (U_SUCCESS(code)) {
    int32_t units;
    do {
      units = format(
          (const UMessageFormat *)oracle, &result, doubles, double_count, integers, integer_count, texts, &code);
    } while (nudge_icu_buffer_grew(&result, units, &code));
  }
  for (int32_t index = 0; index < MOST_STRINGS; index++) nudge_icu_buffer_free(&texts[index]);
  return nudge_icu_buffer_finish(&result, out, capacity, code, status);
}
