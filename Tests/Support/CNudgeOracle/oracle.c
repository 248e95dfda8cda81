#include "include/nudge_oracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/umsg.h>
#include <unicode/ustring.h>

enum { MOST_DOUBLES = 8, MOST_INTEGERS = 3, MOST_STRINGS = 8 };

const char *nudge_oracle_status_name(int32_t status) { return u_errorName((UErrorCode)status); }

// Returns a text as UTF-16 that ends with NUL, in memory that the caller frees.
static UChar *utf16(const char *text, int32_t length, int32_t *units, UErrorCode *code) {
  UChar *result = malloc(((size_t)length + 1) * sizeof(UChar));
  if (result == NULL) *code = U_MEMORY_ALLOCATION_ERROR;
  u_strFromUTF8(result, length + 1, units, text, length, code);
  return result;
}

nudge_oracle *nudge_oracle_open(
    const char *locale, const char *pattern, int32_t length, const char *zone, int32_t offset, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  char name[64] = "GMT";
  UChar units[64];
  int magnitude = abs(offset);
  if (zone != NULL) {
    snprintf(name, sizeof name, "%s", zone);
  } else if (offset != 0) {
    snprintf(
        name, sizeof name, "GMT%c%02d:%02d:%02d", offset < 0 ? '-' : '+', magnitude / 3600 % 100,
        magnitude / 60 % 60, magnitude % 60);
  }
  u_charsToUChars(name, units, (int32_t)strlen(name) + 1);
  ucal_setDefaultTimeZone(units, &code);
  int32_t count = 0;
  UChar *text = utf16(pattern, length, &count, &code);
  UMessageFormat *message = U_SUCCESS(code) ? umsg_open(text, count, locale, NULL, &code) : NULL;
  free(text);
  *status = U_FAILURE(code) ? code : 0;
  if (U_SUCCESS(code)) return (nudge_oracle *)message;
  if (message != NULL) umsg_close(message);
  return NULL;
}

void nudge_oracle_close(nudge_oracle *oracle) {
  if (oracle != NULL) umsg_close((UMessageFormat *)oracle);
}

// One call for each mix of types: C cannot make a variable argument list at run time.
static int32_t format(
    const UMessageFormat *message, UChar *out, int32_t capacity, const double *d, int32_t double_count, const int32_t *n,
    int32_t integer_count, UChar *const *s, UErrorCode *code) {
#define CALL(...) \
  return umsg_format( \
      message, out, capacity, code, __VA_ARGS__ s[0], s[1], s[2], s[3], s[4], s[5], s[6], s[7])
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

int32_t nudge_oracle_format(
    const nudge_oracle *oracle, const double *doubles, int32_t double_count, const int32_t *integers,
    int32_t integer_count, const char *const *strings, int32_t string_count, char *out, int32_t capacity,
    int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UChar *texts[MOST_STRINGS] = {NULL};
  if (double_count > MOST_DOUBLES || integer_count > MOST_INTEGERS || string_count > MOST_STRINGS) {
    code = U_ILLEGAL_ARGUMENT_ERROR;
  }
  for (int32_t index = 0; index < MOST_STRINGS && U_SUCCESS(code); index++) {
    const char *text = index < string_count ? strings[index] : "";
    texts[index] = utf16(text, (int32_t)strlen(text), NULL, &code);
  }
  int32_t length = 0;
  UChar *written = NULL;
  for (int32_t room = 1024; U_SUCCESS(code); room = length + 1) {
    UChar *larger = realloc(written, (size_t)room * sizeof(UChar));
    if (larger == NULL) code = U_MEMORY_ALLOCATION_ERROR;
    if (U_FAILURE(code)) break;
    written = larger;
    length = format(
        (const UMessageFormat *)oracle, written, room, doubles, double_count, integers, integer_count, texts, &code);
    if (code != U_BUFFER_OVERFLOW_ERROR) break;
    code = U_ZERO_ERROR;
  }
  int32_t bytes = 0;
  if (U_SUCCESS(code)) {
    code = U_ZERO_ERROR;
    // A lone surrogate of the pattern is replaced, not refused, as the library does.
    u_strToUTF8WithSub(out, capacity, &bytes, written, length, 0xFFFD, NULL, &code);
    if (code == U_BUFFER_OVERFLOW_ERROR) code = U_ZERO_ERROR;
  }
  for (int32_t index = 0; index < MOST_STRINGS; index++) free(texts[index]);
  free(written);
  *status = U_FAILURE(code) ? code : 0;
  return U_FAILURE(code) ? 0 : bytes;
}
