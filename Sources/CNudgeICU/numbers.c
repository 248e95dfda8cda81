#include "include/nudge_icu.h"
#include "internal.h"

#include <string.h>
#include <unicode/unum.h>
#include <unicode/unumberformatter.h>

nudge_icu_number *nudge_icu_number_open(int32_t style, const char *locale, int32_t *status) {
  static const UNumberFormatStyle styles[] = {
      UNUM_DECIMAL, UNUM_DECIMAL, UNUM_PERCENT, UNUM_CURRENCY, UNUM_SPELLOUT, UNUM_ORDINAL, UNUM_DURATION};
  UErrorCode code = U_ZERO_ERROR;
  UNumberFormat *number = NULL;
  if (style < NUDGE_ICU_DECIMAL || style > NUDGE_ICU_DURATION) {
    code = U_ILLEGAL_ARGUMENT_ERROR;
  } else {
    number = unum_open(styles[style], NULL, 0, locale, NULL, &code);
  }
  if (nudge_icu_report(code, status)) {
    unum_close(number);
    return NULL;
  }
  if (style == NUDGE_ICU_INTEGER) {
    // What MessageFormat does for `number, integer`.
    unum_setAttribute(number, UNUM_MAX_FRACTION_DIGITS, 0);
    unum_setAttribute(number, UNUM_DECIMAL_ALWAYS_SHOWN, 0);
  }
  return (nudge_icu_number *)number;
}

void nudge_icu_number_close(nudge_icu_number *number) { unum_close((UNumberFormat *)number); }

int32_t nudge_icu_number_format_int64(
    const nudge_icu_number *number, int64_t value, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  int32_t length;
  do {
    length = unum_formatInt64((const UNumberFormat *)number, value, buffer.units, buffer.capacity, NULL, &code);
  } while (nudge_icu_buffer_grew(&buffer, length, &code));
  return nudge_icu_buffer_finish(&buffer, out, capacity, code, status);
}

int32_t nudge_icu_number_format_double(
    const nudge_icu_number *number, double value, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  int32_t length;
  do {
    length = unum_formatDouble((const UNumberFormat *)number, value, buffer.units, buffer.capacity, NULL, &code);
  } while (nudge_icu_buffer_grew(&buffer, length, &code));
  return nudge_icu_buffer_finish(&buffer, out, capacity, code, status);
}

int32_t nudge_icu_number_format_decimal(
    const nudge_icu_number *number, const char *decimal, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  int32_t digits = (int32_t)strlen(decimal);
  int32_t length;
  do {
    length = unum_formatDecimal(
        (const UNumberFormat *)number, decimal, digits, buffer.units, buffer.capacity, NULL, &code);
  } while (nudge_icu_buffer_grew(&buffer, length, &code));
  return nudge_icu_buffer_finish(&buffer, out, capacity, code, status);
}

nudge_icu_skeleton *nudge_icu_skeleton_open(
    const char *skeleton, int32_t length, const char *locale, int32_t *fault, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UParseError parse_error = {.offset = -1};
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  nudge_icu_buffer_set(&buffer, skeleton, length, &code);
  UNumberFormatter *formatter =
      U_SUCCESS(code)
          ? unumf_openForSkeletonAndLocaleWithError(buffer.units, buffer.length, locale, &parse_error, &code)
          : NULL;
  nudge_icu_buffer_free(&buffer);
  if (fault != NULL) *fault = parse_error.offset;
  if (nudge_icu_report(code, status)) {
    // ICU returns an object for a bad skeleton too.
    unumf_close(formatter);
    return NULL;
  }
  return (nudge_icu_skeleton *)formatter;
}

void nudge_icu_skeleton_close(nudge_icu_skeleton *skeleton) { unumf_close((UNumberFormatter *)skeleton); }

// Writes what was formatted, and closes it.
static int32_t finish(UFormattedNumber *formatted, UErrorCode code, char *out, int32_t capacity, int32_t *status) {
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  int32_t length;
  do {
    length = unumf_resultToString(formatted, buffer.units, buffer.capacity, &code);
  } while (nudge_icu_buffer_grew(&buffer, length, &code));
  unumf_closeResult(formatted);
  return nudge_icu_buffer_finish(&buffer, out, capacity, code, status);
}

int32_t nudge_icu_skeleton_format_int64(
    const nudge_icu_skeleton *skeleton, int64_t value, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UFormattedNumber *formatted = unumf_openResult(&code);
  unumf_formatInt((const UNumberFormatter *)skeleton, value, formatted, &code);
  return finish(formatted, code, out, capacity, status);
}

int32_t nudge_icu_skeleton_format_double(
    const nudge_icu_skeleton *skeleton, double value, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UFormattedNumber *formatted = unumf_openResult(&code);
  unumf_formatDouble((const UNumberFormatter *)skeleton, value, formatted, &code);
  return finish(formatted, code, out, capacity, status);
}

int32_t nudge_icu_skeleton_format_decimal(
    const nudge_icu_skeleton *skeleton, const char *decimal, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UFormattedNumber *formatted = unumf_openResult(&code);
  unumf_formatDecimal(
      (const UNumberFormatter *)skeleton, decimal, (int32_t)strlen(decimal), formatted, &code);
  return finish(formatted, code, out, capacity, status);
}
