#include "include/nudge_icu.h"
#include "internal.h"

#include <string.h>
#include <unicode/uenum.h>
#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

nudge_icu_plurals *nudge_icu_plurals_open(const char *locale, bool ordinal, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UPluralRules *rules =
      uplrules_openForType(locale, ordinal ? UPLURAL_TYPE_ORDINAL : UPLURAL_TYPE_CARDINAL, &code);
  return nudge_icu_report(code, status) ? NULL : (nudge_icu_plurals *)rules;
}

void nudge_icu_plurals_close(nudge_icu_plurals *plurals) { uplrules_close((UPluralRules *)plurals); }

// The categories are told apart by one or two characters of their names: zero one two few many other.
static int32_t category(const UChar *name, int32_t length) {
  if (length == 0) return NUDGE_ICU_OTHER;
  switch (name[0]) {
    case u'z': return NUDGE_ICU_ZERO;
    case u't': return NUDGE_ICU_TWO;
    case u'f': return NUDGE_ICU_FEW;
    case u'm': return NUDGE_ICU_MANY;
    default: return length == 3 ? NUDGE_ICU_ONE : NUDGE_ICU_OTHER;
  }
}

int32_t nudge_icu_plurals_categories(const nudge_icu_plurals *plurals, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t bits = 0;
  UEnumeration *names = uplrules_getKeywords((const UPluralRules *)plurals, &code);
  int32_t length = 0;
  const UChar *name;
  while (U_SUCCESS(code) && (name = uenum_unext(names, &length, &code)) != NULL) bits |= 1 << category(name, length);
  uenum_close(names);
  return nudge_icu_report(code, status) ? 0 : bits;
}

enum { NAME_CAPACITY = 32 };

int32_t nudge_icu_plurals_select(const nudge_icu_plurals *plurals, double value, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UChar name[NAME_CAPACITY];
  int32_t length = uplrules_select((const UPluralRules *)plurals, value, name, NAME_CAPACITY, &code);
  return nudge_icu_report(code, status) ? 0 : category(name, length);
}

int32_t nudge_icu_plurals_select_formatted(
    const nudge_icu_plurals *plurals, const nudge_icu_number *number, double value, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UChar name[NAME_CAPACITY];
  // ICU takes the format by a pointer that is not const and does not write to it.
  int32_t length = uplrules_selectWithFormat(
      (const UPluralRules *)plurals, value, number->named, name, NAME_CAPACITY, &code);
  return nudge_icu_report(code, status) ? 0 : category(name, length);
}

int32_t nudge_icu_plurals_select_decimal(const nudge_icu_plurals *plurals, const char *decimal, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UChar name[NAME_CAPACITY];
  // Grouping and digits do not matter to a category, so neither does the locale.
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(u".###", 4, "en", &code);
  UFormattedNumber *formatted = unumf_openResult(&code);
  unumf_formatDecimal(formatter, decimal, (int32_t)strlen(decimal), formatted, &code);
  int32_t length =
      uplrules_selectFormatted((const UPluralRules *)plurals, formatted, name, NAME_CAPACITY, &code);
  unumf_closeResult(formatted);
  unumf_close(formatter);
  return nudge_icu_report(code, status) ? 0 : category(name, length);
}
