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

// Returns the index of a category in the order of CLDR. `name` ends with NUL.
static int32_t category(const UChar *name) {
  static const UChar *const names[] = {u"zero", u"one", u"two", u"few", u"many"};
  int32_t index = 0;
  while (index < 5 && u_strcmp(name, names[index]) != 0) index++;
  return index;
}

int32_t nudge_icu_plurals_categories(const nudge_icu_plurals *plurals, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  int32_t bits = 0;
  UEnumeration *names = uplrules_getKeywords((const UPluralRules *)plurals, &code);
  const UChar *name;
  while (U_SUCCESS(code) && (name = uenum_unext(names, NULL, &code)) != NULL) bits |= 1 << category(name);
  uenum_close(names);
  return nudge_icu_report(code, status) ? 0 : bits;
}

enum { NAME_CAPACITY = 32 };

int32_t nudge_icu_plurals_select(const nudge_icu_plurals *plurals, double value, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UChar name[NAME_CAPACITY];
  uplrules_select((const UPluralRules *)plurals, value, name, NAME_CAPACITY, &code);
  return nudge_icu_report(code, status) ? 0 : category(name);
}

int32_t nudge_icu_plurals_select_formatted(
    const nudge_icu_plurals *plurals, const nudge_icu_number *number, double value, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UChar name[NAME_CAPACITY];
  // ICU takes the format as a non-const pointer but does not write to it.
  uplrules_selectWithFormat(
      (const UPluralRules *)plurals, value, number->named, name, NAME_CAPACITY, &code);
  return nudge_icu_report(code, status) ? 0 : category(name);
}

int32_t nudge_icu_plurals_select_decimal(const nudge_icu_plurals *plurals, const char *decimal, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UChar name[NAME_CAPACITY];
  // Grouping and digits do not affect the category, so the locale does not matter.
  UNumberFormatter *formatter = unumf_openForSkeletonAndLocale(u".###", 4, "en", &code);
  UFormattedNumber *formatted = unumf_openResult(&code);
  unumf_formatDecimal(formatter, decimal, (int32_t)strlen(decimal), formatted, &code);
  uplrules_selectFormatted((const UPluralRules *)plurals, formatted, name, NAME_CAPACITY, &code);
  unumf_closeResult(formatted);
  unumf_close(formatter);
  return nudge_icu_report(code, status) ? 0 : category(name);
}
