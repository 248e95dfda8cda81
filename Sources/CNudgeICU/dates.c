#include "include/nudge_icu.h"
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unicode/ucal.h>
#include <unicode/udat.h>
#include <unicode/udatpg.h>
#include <unicode/unum.h>
#include <unicode/ustring.h>

// Earlier than any date, so that the Gregorian rules apply to all years. ICU's own change is in 1582.
static const UDate BEFORE_ALL_DATES = -184303902528000000.0;

// Replaces the calendar of `date` with a copy that uses the Gregorian rules and, if `zone` is not NULL, that zone.
static void set_calendar(UDateFormat *date, const UChar *zone, int32_t length, UErrorCode *code) {
  if (U_FAILURE(*code)) return;
  UCalendar *calendar = ucal_clone(udat_getCalendar(date), code);
  if (zone != NULL) ucal_setTimeZone(calendar, zone, length, code);
  UErrorCode gregorian = U_ZERO_ERROR;
  // This fails for calendars without a Gregorian change (Buddhist, Persian, Islamic), which is correct.
  if (U_SUCCESS(*code)) ucal_setGregorianChange(calendar, BEFORE_ALL_DATES, &gregorian);
  if (U_SUCCESS(*code)) udat_setCalendar(date, calendar);
  ucal_close(calendar);
}

static nudge_icu_date *finish(UDateFormat *date, UErrorCode code, int32_t *status) {
  set_calendar(date, NULL, 0, &code);
  if (nudge_icu_report(code, status)) {
    udat_close(date);
    return NULL;
  }
  return (nudge_icu_date *)date;
}

nudge_icu_date *nudge_icu_date_open(int32_t date_style, int32_t time_style, const char *locale, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  // The values of the styles match UDateFormatStyle.
  UDateFormat *date = udat_open(
      (UDateFormatStyle)time_style, (UDateFormatStyle)date_style, locale, u"GMT", 3, NULL, 0, &code);
  return finish(date, code, status);
}

nudge_icu_patterns *nudge_icu_patterns_open(const char *locale, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UDateTimePatternGenerator *generator = udatpg_open(locale, &code);
  if (nudge_icu_report(code, status)) {
    udatpg_close(generator);
    return NULL;
  }
  return (nudge_icu_patterns *)generator;
}

void nudge_icu_patterns_close(nudge_icu_patterns *patterns) { udatpg_close((UDateTimePatternGenerator *)patterns); }

nudge_icu_date *nudge_icu_date_open_skeleton(
    nudge_icu_patterns *patterns, const char *skeleton, int32_t length, const char *locale, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer text, fields, pattern;
  nudge_icu_buffer_init(&fields);
  nudge_icu_buffer_init(&pattern);
  nudge_icu_buffer_set(&text, skeleton, length, &code);
  UDateFormat *date = NULL;
  if (U_SUCCESS(code)) {
    // DateFormat::createInstanceForSkeleton, which MessageFormat calls, does the same: of two fields of the same kind,
    // such as the hours of `Hh`, one remains, and `jaa` becomes `j`.
    NUDGE_ICU_FILL(
        &fields, &code, udatpg_getSkeleton(NULL, text.units, text.length, fields.units, fields.capacity, &code));
    NUDGE_ICU_FILL(
        &pattern, &code,
        udatpg_getBestPattern(
            (UDateTimePatternGenerator *)patterns, fields.units, fields.length, pattern.units, pattern.capacity, &code));
    date = udat_open(UDAT_PATTERN, UDAT_PATTERN, locale, u"GMT", 3, pattern.units, pattern.length, &code);
  }
  nudge_icu_buffer_free(&text);
  nudge_icu_buffer_free(&fields);
  nudge_icu_buffer_free(&pattern);
  return finish(date, code, status);
}

void nudge_icu_date_close(nudge_icu_date *date) { udat_close((UDateFormat *)date); }

int32_t nudge_icu_date_pattern(const nudge_icu_date *date, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer pattern;
  nudge_icu_buffer_init(&pattern);
  NUDGE_ICU_FILL(
      &pattern, &code, udat_toPattern((const UDateFormat *)date, 0, pattern.units, pattern.capacity, &code));
  return nudge_icu_buffer_finish(&pattern, out, capacity, code, status);
}

bool nudge_icu_date_is_gregorian(const nudge_icu_date *date, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  const char *type = ucal_getType(udat_getCalendar((const UDateFormat *)date), &code);
  return !nudge_icu_report(code, status) && strcmp(type, "gregorian") == 0;
}

int32_t nudge_icu_date_name(
    const nudge_icu_date *date, int32_t list, int32_t index, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer name;
  nudge_icu_buffer_init(&name);
  // The values of the lists match UDateFormatSymbolType.
  NUDGE_ICU_FILL(
      &name, &code,
      udat_getSymbols(
          (const UDateFormat *)date, (UDateFormatSymbolType)list, index, name.units, name.capacity, &code));
  return nudge_icu_buffer_finish(&name, out, capacity, code, status);
}

int32_t nudge_icu_date_digit(
    const nudge_icu_date *date, int32_t digit, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer text;
  nudge_icu_buffer_init(&text);
  const UNumberFormat *format = udat_getNumberFormat((const UDateFormat *)date);
  NUDGE_ICU_FILL(&text, &code, unum_format(format, digit, text.units, text.capacity, NULL, &code));
  return nudge_icu_buffer_finish(&text, out, capacity, code, status);
}

void nudge_icu_date_set_offset(nudge_icu_date *date, int32_t seconds, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  char text[32];
  UChar zone[32];
  int32_t magnitude = abs(seconds);
  if (seconds == 0) {
    strcpy(text, "GMT");
  } else {
    snprintf(
        text, sizeof text, "GMT%c%02d:%02d:%02d", seconds < 0 ? '-' : '+', magnitude / 3600 % 100,
        magnitude / 60 % 60, magnitude % 60);
  }
  u_charsToUChars(text, zone, (int32_t)strlen(text) + 1);
  set_calendar((UDateFormat *)date, zone, -1, &code);
  nudge_icu_report(code, status);
}

bool nudge_icu_date_set_zone(nudge_icu_date *date, const char *name, int32_t length, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer zone, canonical;
  nudge_icu_buffer_init(&canonical);
  nudge_icu_buffer_set(&zone, name, length, &code);
  // Instead of failing, ucal_setTimeZone sets an unknown zone to GMT.
  UBool is_known = 0;
  NUDGE_ICU_FILL(
      &canonical, &code,
      ucal_getCanonicalTimeZoneID(zone.units, zone.length, canonical.units, canonical.capacity, &is_known, &code));
  if (code == U_ILLEGAL_ARGUMENT_ERROR) code = U_ZERO_ERROR;
  if (is_known) set_calendar((UDateFormat *)date, zone.units, zone.length, &code);
  nudge_icu_buffer_free(&zone);
  nudge_icu_buffer_free(&canonical);
  return !nudge_icu_report(code, status) && is_known;
}

int32_t nudge_icu_date_offset(const nudge_icu_date *date, double milliseconds, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  UCalendar *calendar = ucal_clone(udat_getCalendar((const UDateFormat *)date), &code);
  ucal_setMillis(calendar, milliseconds, &code);
  int32_t offset = ucal_get(calendar, UCAL_ZONE_OFFSET, &code) + ucal_get(calendar, UCAL_DST_OFFSET, &code);
  ucal_close(calendar);
  return nudge_icu_report(code, status) ? 0 : offset / 1000;
}

int32_t nudge_icu_date_format(
    const nudge_icu_date *date, double milliseconds, char *out, int32_t capacity, int32_t *status) {
  UErrorCode code = U_ZERO_ERROR;
  nudge_icu_buffer buffer;
  nudge_icu_buffer_init(&buffer);
  NUDGE_ICU_FILL(
      &buffer, &code, udat_format((const UDateFormat *)date, milliseconds, buffer.units, buffer.capacity, NULL, &code));
  return nudge_icu_buffer_finish(&buffer, out, capacity, code, status);
}
