#include "include/nudge_icu.h"
#include "internal.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>

// Stores the opened objects in a handle, or closes them after a failure. ICU returns an object even for a bad skeleton.
static nudge_icu_number *handle(UNumberFormat *named, UNumberFormatter *skeleton, UErrorCode code, int32_t *status) {
  nudge_icu_number *number = U_SUCCESS(code) ? malloc(sizeof *number) : NULL;
  if (U_SUCCESS(code) && number == NULL) code = U_MEMORY_ALLOCATION_ERROR;
  if (nudge_icu_report(code, status)) {
    unum_close(named);
    unumf_close(skeleton);
    return NULL;
  }
  *number = (nudge_icu_number){named, skeleton};
  return number;
}

nudge_icu_number *nudge_icu_number_open(int32_t style, const char *locale, int32_t *status) {
  static const UNumberFormatStyle styles[] = {
      UNUM_DECIMAL, UNUM_DECIMAL, UNUM_PERCENT, UNUM_CURRENCY, UNUM_SPELLOUT, UNUM_ORDINAL, UNUM_DURATION};
  UErrorCode code = U_ZERO_ERROR;
  UNumberFormat *named = NULL;
  if (style < NUDGE_ICU_DECIMAL || style > NUDGE_ICU_DURATION) {
    code = U_ILLEGAL_ARGUMENT_ERROR;
  } else {
    named = unum_open(styles[style], NULL, 0, locale, NULL, &code);
  }
  if (U_SUCCESS(code) && style == NUDGE_ICU_INTEGER) {
    // MessageFormat does this for `number, integer`.
    unum_setAttribute(named, UNUM_MAX_FRACTION_DIGITS, 0);
    unum_setAttribute(named, UNUM_DECIMAL_ALWAYS_SHOWN, 0);
  }
  return handle(named, NULL, code, status);
}

nudge_icu_number *nudge_icu_number_open_skeleton(
    const char *skeleton, int32_t length, const char *locale, int32_t *fault, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError parse_error = {.offset = -1};
  nudge_icu_buffer buffer;
  nudge_icu_buffer_set(&buffer, skeleton, length, &code);
  UNumberFormatter *formatter =
      U_SUCCESS(code)
          ? unumf_openForSkeletonAndLocaleWithError(buffer.units, buffer.length, locale, &parse_error, &code)
          : NULL;
  nudge_icu_buffer_free(&buffer);
  *fault = parse_error.offset;
  return handle(NULL, formatter, code, status);
}

void nudge_icu_number_close(nudge_icu_number *number) {
  if (number == NULL) return;
  unum_close(number->named);
  unumf_close(number->skeleton);
  free(number);
}

// Writes a number that was formatted with a skeleton and closes the result.
static int32_t finish(UFormattedNumber *formatted, UErrorCode code, char *out, int32_t capacity, int32_t *status) {
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  NUDGE_ICU_FILL(&buffer, &code, unumf_resultToString(formatted, buffer.units, buffer.capacity, &code));
  unumf_closeResult(formatted);
  return nudge_icu_buffer_finish(&buffer, out, capacity, code, status);
}

int32_t nudge_icu_number_format_int64(
    const nudge_icu_number *number, int64_t value, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  if (number->named == NULL) {
    UFormattedNumber *formatted = unumf_openResult(&code);
    unumf_formatInt(number->skeleton, value, formatted, &code);
    return finish(formatted, code, out, capacity, status);
  }
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  NUDGE_ICU_FILL(
      &buffer, &code, unum_formatInt64(number->named, value, buffer.units, buffer.capacity, NULL, &code));
  return nudge_icu_buffer_finish(&buffer, out, capacity, code, status);
}

// Returns whether a format is rule-based: spellout, ordinal, or duration.
static UBool has_rules(const UNumberFormat *number) {
  UErrorCode code = U_ZERO_ERROR;
  UChar name[64];
  unum_getTextAttribute(number, UNUM_DEFAULT_RULESET, name, 64, &code);
  return U_SUCCESS(code) || code == U_BUFFER_OVERFLOW_ERROR;
}

// Writes the fewest digits that read back as `value`, in the form -1.25e+20, and returns their length. `value` must be
// finite.
static int32_t shortest_digits(double value, char text[40]) {
  // A double preserves all digits of a number with 15 digits, except below DBL_MIN, where doubles are sparser.
  int precision = fabs(value) < DBL_MIN ? 1 : 15;
  char written[64];
  do {
    snprintf(written, sizeof written, "%.*e", precision - 1, value);
  } while (precision++ < 17 && strtod(written, NULL) != value);
  int32_t length = 0;
  for (const char *next = written; *next != 0; next++) {
    if (strchr("0123456789+-e", *next) != NULL) {
      text[length++] = *next;
    } else if (length == 0 || text[length - 1] != '.') {
      // The decimal point of the process's locale, which has one or more bytes.
      text[length++] = '.';
    }
  }
  return length;
}

int32_t nudge_icu_number_format_double(
    const nudge_icu_number *number, double value, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  if (number->named == NULL) {
    UFormattedNumber *formatted = unumf_openResult(&code);
    if (isfinite(value) && value != 0) {
      // MessageFormat also converts the double to digits before it formats. unumf_formatDouble does so only if
      // necessary, after a scale has multiplied an inexact value.
      char text[40];
      int32_t length = shortest_digits(value, text);
      unumf_formatDecimal(number->skeleton, text, length, formatted, &code);
    } else {
      unumf_formatDouble(number->skeleton, value, formatted, &code);
    }
    return finish(formatted, code, out, capacity, status);
  }
  // ICU 72 dereferences NULL if a rule for negative numbers ends in a decimal pattern, as in the ordinals of zh and ja:
  // NFSubstitution::doSubstitution asks for the infinity rule of a rule set that such a rule does not have. Remove this
  // when no supported ICU version does so.
  if (value == -INFINITY && has_rules(number->named)) {
    nudge_icu_report(U_UNSUPPORTED_ERROR, status);
    return 0;
  }
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  NUDGE_ICU_FILL(
      &buffer, &code, unum_formatDouble(number->named, value, buffer.units, buffer.capacity, NULL, &code));
  return nudge_icu_buffer_finish(&buffer, out, capacity, code, status);
}

int32_t nudge_icu_number_format_decimal(
    const nudge_icu_number *number, const char *decimal, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t digits = (int32_t)strlen(decimal);
  if (number->named == NULL) {
    UFormattedNumber *formatted = unumf_openResult(&code);
    unumf_formatDecimal(number->skeleton, decimal, digits, formatted, &code);
    return finish(formatted, code, out, capacity, status);
  }
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  NUDGE_ICU_FILL(
      &buffer, &code,
      unum_formatDecimal(number->named, decimal, digits, buffer.units, buffer.capacity, NULL, &code));
  return nudge_icu_buffer_finish(&buffer, out, capacity, code, status);
}
