#include "include/nudge_icu.h"
#include "internal.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/umsg.h>

enum { MOST_DOUBLES = 6, MOST_INTEGERS = 2, MOST_STRINGS = 4 };

// One call for each mix of types: C cannot make a variable argument list at run time.
static int32_t format(
    const UMessageFormat *message, nudge_icu_buffer *buffer, const double *d, int32_t double_count, const int32_t *n,
    int32_t integer_count, const nudge_icu_buffer *strings, UErrorCode *code) {
#define CALL(...) \
  return umsg_format( \
      message, buffer->units, buffer->capacity, code, __VA_ARGS__ strings[0].units, strings[1].units, \
      strings[2].units, strings[3].units)
#define INTEGERS(...) \
  switch (integer_count) { \
    case 0: CALL(__VA_ARGS__); \
    case 1: CALL(__VA_ARGS__ n[0], ); \
    default: CALL(__VA_ARGS__ n[0], n[1], ); \
  }
#define COMMA ,
  switch (double_count) {
    case 0: INTEGERS()
    case 1: INTEGERS(d[0] COMMA)
    case 2: INTEGERS(d[0] COMMA d[1] COMMA)
    case 3: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA)
    case 4: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA d[3] COMMA)
    case 5: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA d[3] COMMA d[4] COMMA)
    default: INTEGERS(d[0] COMMA d[1] COMMA d[2] COMMA d[3] COMMA d[4] COMMA d[5] COMMA)
  }
#undef COMMA
#undef INTEGERS
#undef CALL
}

int32_t nudge_icu_oracle_format(
    const char *locale, const char *pattern, int32_t length, const double *doubles, int32_t double_count,
    const int32_t *integers, int32_t integer_count, const char *const *strings, int32_t string_count, char *out,
    int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer text;
  nudge_icu_buffer result;
  nudge_icu_buffer texts[MOST_STRINGS];
  nudge_icu_buffer_init(&text);
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
  nudge_icu_buffer_set(&text, pattern, length, &code);
  ucal_setDefaultTimeZone(u"GMT", &code);
  UMessageFormat *message = U_SUCCESS(code) ? umsg_open(text.units, text.length, locale, NULL, &code) : NULL;
  if (U_SUCCESS(code)) {
    int32_t units;
    do {
      units = format(message, &result, doubles, double_count, integers, integer_count, texts, &code);
    } while (nudge_icu_buffer_grew(&result, units, &code));
  }
  if (message != NULL) umsg_close(message);
  for (int32_t index = 0; index < MOST_STRINGS; index++) nudge_icu_buffer_free(&texts[index]);
  nudge_icu_buffer_free(&text);
  return nudge_icu_buffer_finish(&result, out, capacity, code, status);
}

void nudge_icu_oracle_check(const char *locale, const char *pattern, int32_t length, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer text;
  nudge_icu_buffer_init(&text);
  nudge_icu_buffer_set(&text, pattern, length, &code);
  UMessageFormat *message = U_SUCCESS(code) ? umsg_open(text.units, text.length, locale, NULL, &code) : NULL;
  if (message != NULL) umsg_close(message);
  nudge_icu_buffer_free(&text);
  nudge_icu_report(code, status);
}
