#include "include/nudge_icu.h"
#include "internal.h"

#include <string.h>
#include <unicode/ucal.h>
#include <unicode/uloc.h>
#include <unicode/uregion.h>
#include <unicode/ures.h>
#include <unicode/uscript.h>
#include <unicode/ustring.h>

// A missing resource is a result, not a failure.
static UBool is_missing(UErrorCode *code) {
  if (*code != U_MISSING_RESOURCE_ERROR) return 0;
  *code = U_ZERO_ERROR;
  return 1;
}

// Writes the string `key` of `bundle`. The length is 0 if it does not exist.
static int32_t string_by_key(
    const UResourceBundle *bundle, const char *key, char *out, int32_t capacity, UErrorCode code, int32_t *status) {
  int32_t units = 0;
  int32_t length = 0;
  const UChar *text = ures_getStringByKey(bundle, key, &units, &code);
  u_strToUTF8(out, capacity, &length, text, units, &code);
  if (code == U_BUFFER_OVERFLOW_ERROR) code = U_ZERO_ERROR;
  if (is_missing(&code)) length = 0;
  return nudge_icu_report(code, status) ? 0 : length;
}

int32_t nudge_icu_subtag_alias(int32_t kind, const char *subtag, char *out, int32_t capacity, int32_t *status) {
  static const char *const tables[] = {"language", "script", "territory"};
  UErrorCode code = U_ZERO_ERROR;
  if (kind < NUDGE_ICU_LANGUAGE || kind > NUDGE_ICU_REGION) code = U_ILLEGAL_ARGUMENT_ERROR;
  UResourceBundle *metadata = ures_openDirect(NULL, "metadata", &code);
  UResourceBundle *bundle = ures_getByKey(metadata, "alias", NULL, &code);
  bundle = U_SUCCESS(code) ? ures_getByKey(bundle, tables[kind], bundle, &code) : bundle;
  bundle = U_SUCCESS(code) ? ures_getByKey(bundle, subtag, bundle, &code) : bundle;
  int32_t length = string_by_key(bundle, "replacement", out, capacity, code, status);
  ures_close(bundle);
  ures_close(metadata);
  return length;
}

const char *const *nudge_icu_languages(void) { return uloc_getISOLanguages(); }

int32_t nudge_icu_language_name(const char *language, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer name;
  nudge_icu_buffer_init(&name);
  NUDGE_ICU_FILL(&name, &code, uloc_getDisplayLanguage(language, "en", name.units, name.capacity, &code));
  return nudge_icu_buffer_finish(&name, out, capacity, code, status);
}

bool nudge_icu_knows_script(const char *script) {
  UErrorCode code = U_ZERO_ERROR;
  UScriptCode scripts[4];
  return strlen(script) == 4 && uscript_getCode(script, scripts, 4, &code) == 1 && U_SUCCESS(code) &&
         scripts[0] > USCRIPT_INHERITED && scripts[0] != USCRIPT_UNKNOWN;
}

bool nudge_icu_knows_region(const char *region) {
  UErrorCode code = U_ZERO_ERROR;
  const URegion *found = uregion_getRegionFromCode(region, &code);
  if (U_FAILURE(code) || found == NULL) return false;
  URegionType type = uregion_getType(found);
  return type != URGN_UNKNOWN && type != URGN_DEPRECATED;
}

int32_t nudge_icu_locale_maximize(const char *locale, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  char text[ULOC_FULLNAME_CAPACITY];
  int32_t length = uloc_addLikelySubtags(locale, text, sizeof text, &code);
  return nudge_icu_report(code, status) ? 0 : nudge_icu_copy(text, length, out, capacity);
}

int32_t nudge_icu_parent_locale(const char *locale, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UResourceBundle *data = ures_openDirect(NULL, "supplementalData", &code);
  UResourceBundle *parents = ures_getByKey(data, "parentLocales", NULL, &code);
  int32_t total = 0;
  int32_t parent_count = U_SUCCESS(code) ? ures_getSize(parents) : 0;
  for (int32_t index = 0; index < parent_count && total == 0 && U_SUCCESS(code); index++) {
    UResourceBundle *children = ures_getByIndex(parents, index, NULL, &code);
    const char *parent = U_SUCCESS(code) ? ures_getKey(children) : NULL;
    // A single child is a string, and several are an array. Newer data also contains tables for other purposes.
    int32_t child_count = parent != NULL && ures_getType(children) != URES_TABLE ? ures_getSize(children) : 0;
    for (int32_t child = 0; child < child_count && total == 0 && U_SUCCESS(code); child++) {
      char name[ULOC_FULLNAME_CAPACITY];
      int32_t length = 0;
      const UChar *text = ures_getStringByIndex(children, child, &length, &code);
      if (U_FAILURE(code) || length >= (int32_t)sizeof name) continue;
      u_UCharsToChars(text, name, length);
      name[length] = '\0';
      if (strcmp(name, locale) == 0) total = nudge_icu_copy(parent, (int32_t)strlen(parent), out, capacity);
    }
    ures_close(children);
  }
  ures_close(parents);
  ures_close(data);
  return nudge_icu_report(code, status) ? 0 : total;
}

int32_t nudge_icu_locale_calendar(const char *locale, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UCalendar *calendar = ucal_open(u"GMT", 3, locale, UCAL_DEFAULT, &code);
  const char *type = U_SUCCESS(code) ? ucal_getType(calendar, &code) : NULL;
  int32_t length = U_SUCCESS(code) ? nudge_icu_copy(type, (int32_t)strlen(type), out, capacity) : 0;
  ucal_close(calendar);
  return nudge_icu_report(code, status) ? 0 : length;
}

bool nudge_icu_locale_is_right_to_left(const char *locale) { return uloc_isRightToLeft(locale); }
