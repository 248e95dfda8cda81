#ifndef NUDGE_ICU_H
#define NUDGE_ICU_H

// Plain C names for the system's libicu.
//
// ICU renames each function with its version through a macro (`udat_open` is `udat_open_72`), so Swift cannot see the
// plain names. This header covers only ICU's C API, requires no C++, and contains no policy.
//
// Unless stated otherwise, the following rules apply to every function:
//
// - Ownership. `..._open` returns a handle that the caller closes exactly once with the `..._close` of the same type.
//   Closing NULL is allowed. No function keeps a pointer that it receives.
// - Encoding. Text is UTF-8 in both directions. Input text is passed with its length in bytes, except for locale
//   identifiers, subtags, and decimal numbers, which are ASCII and end with NUL. A locale identifier is in the form of
//   ICU or BCP 47 (`zh_Hans_SG`, `en-GB`).
// - Lengths. Every capacity and every length is in bytes of UTF-8. A function that writes text returns the length of
//   the whole text and writes no terminator. If that length exceeds the capacity, the contents of the buffer are
//   undefined, and the caller calls again with more capacity. This is not a failure.
// - Status. Every function with a `status` parameter writes to it. Its previous value is ignored. It is ICU's
//   `UErrorCode`: 0 means success, and a value above 0 means failure, in which case the function returns 0 or NULL.
//   ICU's warnings (below 0, for data from a parent locale or root) count as success and are reported as 0.
// - Threads. A handle can be used by only one thread at a time, even for reading. Different handles are independent.
//   Functions without a handle can be called from any thread.

#include <stdbool.h>
#include <stdint.h>

// MARK: Versions and status

/// Returns the name of a status, such as `U_ILLEGAL_ARGUMENT_ERROR`. It is static and NUL-terminated.
const char *nudge_icu_status_name(int32_t status);

/// Writes the version of the loaded ICU library, such as `72.1`. Wraps `u_getVersion`.
int32_t nudge_icu_version(char *out, int32_t capacity);

/// Writes the version of the CLDR data in that library, such as `42`. Wraps `ulocdata_getCLDRVersion`.
int32_t nudge_icu_cldr_version(char *out, int32_t capacity, int32_t *status);

// MARK: Characters

/// Returns whether a character is right-to-left (Bidi_Class R or AL) or an Arabic digit (AN). Wraps `u_charDirection`,
/// so that no separate table can become outdated.
bool nudge_icu_is_right_to_left(uint32_t scalar);

/// Returns whether a character ends an identifier in a message pattern: Pattern_Syntax or Pattern_White_Space. Wraps
/// `u_hasBinaryProperty`; the Swift standard library has only the second property.
bool nudge_icu_ends_identifier(uint32_t scalar);

/// Returns whether a scalar takes two columns in a terminal or a fixed-width font: UAX #11, Wide or Fullwidth. Wraps
/// `u_getIntPropertyValue`; the Swift standard library does not have this property.
bool nudge_icu_is_wide(uint32_t scalar);

/// Writes the text in Unicode normalization form C. Wraps `unorm2_normalize`; the Swift standard library does not
/// expose its own implementation.
int32_t nudge_icu_compose(const char *text, int32_t text_length, char *out, int32_t capacity, int32_t *status);

// MARK: Locales

/// The kinds of subtags for `nudge_icu_subtag_alias`.
enum {
  NUDGE_ICU_LANGUAGE = 0,
  NUDGE_ICU_SCRIPT = 1,
  NUDGE_ICU_REGION = 2
};

/// Writes the CLDR replacement of a deprecated or overlong subtag: `iw` → `he`, `cmn` → `zh`, `UK` → `GB`. The length
/// is 0 if there is none. A replacement can have several parts: `sh` → `sr_Latn`, `SU` → `RU AM AZ …`.
///
/// This reads the table `alias` of ICU's resource bundle `metadata`, because ICU applies it only in its C++ class
/// `Locale`.
int32_t nudge_icu_subtag_alias(int32_t kind, const char *subtag, char *out, int32_t capacity, int32_t *status);

/// Returns ICU's ISO 639 languages: lowercase codes of two and three letters. The list is static and ends with NULL.
/// Wraps `uloc_getISOLanguages`.
const char *const *nudge_icu_languages(void);

/// Writes the English name of a language code: `zh` → `Chinese`. The name is the code itself if ICU has none. Wraps
/// `uloc_getDisplayLanguage`.
int32_t nudge_icu_language_name(const char *language, char *out, int32_t capacity, int32_t *status);

/// Returns whether Unicode knows a script code such as `Hant`. Wraps `uscript_getCode`.
bool nudge_icu_knows_script(const char *script);

/// Returns whether a region code, such as `HK`, `001`, or `419`, is a territory or a group of territories. Wraps
/// `uregion_getRegionFromCode`, because `uloc_getISOCountries` does not list groups.
bool nudge_icu_knows_region(const char *region);

/// Writes the locale with its likely script and region: `zh_HK` → `zh_Hant_HK`. Wraps `uloc_addLikelySubtags`.
int32_t nudge_icu_locale_maximize(const char *locale, char *out, int32_t capacity, int32_t *status);

/// Writes the parent that CLDR specifies explicitly: `en_GB` → `en_001`, `sr_Latn` → `root`. The length is 0 if there
/// is none, in which case the parent is the locale without its last part.
///
/// This reads `parentLocales` of ICU's supplemental data, because `uloc_getParent` only truncates the text. Reading
/// `%%Parent` from the bundle of a locale does not terminate in ICU 72 if `no_NO`, an alias of an alias, is the first
/// bundle that a process opens.
int32_t nudge_icu_parent_locale(const char *locale, char *out, int32_t capacity, int32_t *status);

/// Writes the type of the calendar that a locale uses, such as `buddhist` for `en_TH`. Wraps `ucal_open` and
/// `ucal_getType`.
int32_t nudge_icu_locale_calendar(const char *locale, char *out, int32_t capacity, int32_t *status);

/// Returns whether a locale's script, or else its likely script, is right-to-left. Wraps `uloc_isRightToLeft`.
bool nudge_icu_locale_is_right_to_left(const char *locale);

// MARK: Plural rules

/// The plural rules of one locale.
typedef struct nudge_icu_plurals nudge_icu_plurals;
/// A number format.
typedef struct nudge_icu_number nudge_icu_number;

/// Opens cardinal or ordinal rules. Wraps `uplrules_openForType`.
nudge_icu_plurals *nudge_icu_plurals_open(const char *locale, bool ordinal, int32_t *status);
void nudge_icu_plurals_close(nudge_icu_plurals *plurals);

/// Returns the categories that the locale uses as bits in the order of CLDR: zero (1 << 0), one, two, few, many, other
/// (1 << 5). The functions below return the number of a bit. Wraps `uplrules_getKeywords`.
int32_t nudge_icu_plurals_categories(const nudge_icu_plurals *plurals, int32_t *status);

/// Returns the category of a number with exactly its own digits. Wraps `uplrules_select`. NaN and infinities are
/// `other`.
int32_t nudge_icu_plurals_select(const nudge_icu_plurals *plurals, double value, int32_t *status);

/// Returns the category of a number as `number` writes it, which may round or scale it or add zeros. Wraps
/// `uplrules_selectWithFormat`. `number` must not be created from a skeleton.
int32_t nudge_icu_plurals_select_formatted(
    const nudge_icu_plurals *plurals, const nudge_icu_number *number, double value, int32_t *status);

/// Returns the category of a decimal number such as `12345678901234567890.5`, which a double cannot represent. As in
/// plain number formatting, at most three fraction digits are used. Wraps `uplrules_selectFormatted`.
int32_t nudge_icu_plurals_select_decimal(const nudge_icu_plurals *plurals, const char *decimal, int32_t *status);

// MARK: Numbers

/// The kinds of number formats. The first four are the formats of a message's `number` argument and its styles.
enum {
  NUDGE_ICU_DECIMAL = 0,
  NUDGE_ICU_INTEGER = 1,
  NUDGE_ICU_PERCENT = 2,
  NUDGE_ICU_CURRENCY = 3,
  NUDGE_ICU_SPELLOUT = 4,
  NUDGE_ICU_ORDINAL = 5,
  NUDGE_ICU_DURATION = 6
};

/// Opens one of the formats above. Wraps `unum_open`, because ICU's MessageFormat uses the same objects, so rounding,
/// digits, and rule sets agree with it.
nudge_icu_number *nudge_icu_number_open(int32_t style, const char *locale, int32_t *status);

/// Opens a number format from a skeleton such as `compact-short`, without the leading `::`. Wraps
/// `unumf_openForSkeletonAndLocaleWithError`.
///
/// - fault: The offset of the error in an invalid skeleton, in UTF-16 units from its start; −1 if ICU does not report
///   it.
nudge_icu_number *nudge_icu_number_open_skeleton(
    const char *skeleton, int32_t length, const char *locale, int32_t *fault, int32_t *status);
void nudge_icu_number_close(nudge_icu_number *number);

int32_t nudge_icu_number_format_int64(
    const nudge_icu_number *number, int64_t value, char *out, int32_t capacity, int32_t *status);
/// Formats a double. Minus infinity fails with `U_UNSUPPORTED_ERROR` in rule-based formats (spellout, ordinal,
/// duration), because ICU crashes in some locales.
int32_t nudge_icu_number_format_double(
    const nudge_icu_number *number, double value, char *out, int32_t capacity, int32_t *status);
/// Formats a decimal number of any length, such as `-12.50`.
int32_t nudge_icu_number_format_decimal(
    const nudge_icu_number *number, const char *decimal, char *out, int32_t capacity, int32_t *status);

// MARK: Dates

/// A date format. It uses GMT until one of the functions below sets another zone. Dates follow the Gregorian rules in all
/// years.
typedef struct nudge_icu_date nudge_icu_date;

/// The styles of a date or a time of day.
enum {
  NUDGE_ICU_NO_STYLE = -1,
  NUDGE_ICU_FULL = 0,
  NUDGE_ICU_LONG = 1,
  NUDGE_ICU_MEDIUM = 2,
  NUDGE_ICU_SHORT = 3
};

/// The lists of names for `nudge_icu_date_name`.
enum {
  NUDGE_ICU_MONTHS = 1,
  NUDGE_ICU_SHORT_MONTHS = 2,
  NUDGE_ICU_WEEKDAYS = 3,
  NUDGE_ICU_SHORT_WEEKDAYS = 4,
  NUDGE_ICU_AM_PM = 5,
  NUDGE_ICU_NARROW_MONTHS = 8,
  NUDGE_ICU_NARROW_WEEKDAYS = 9,
  NUDGE_ICU_STANDALONE_MONTHS = 10,
  NUDGE_ICU_STANDALONE_SHORT_MONTHS = 11,
  NUDGE_ICU_STANDALONE_NARROW_MONTHS = 12,
  NUDGE_ICU_STANDALONE_WEEKDAYS = 13,
  NUDGE_ICU_STANDALONE_SHORT_WEEKDAYS = 14,
  NUDGE_ICU_STANDALONE_NARROW_WEEKDAYS = 15,
  NUDGE_ICU_SHORTER_WEEKDAYS = 20,
  NUDGE_ICU_STANDALONE_SHORTER_WEEKDAYS = 21
};

/// Opens the locale's format for a style. Wraps `udat_open`.
nudge_icu_date *nudge_icu_date_open(int32_t date_style, int32_t time_style, const char *locale, int32_t *status);

/// The date patterns of a locale, from which it generates a pattern for a skeleton. Opening them takes five times as
/// long as opening a format, so the formats of a locale share them.
typedef struct nudge_icu_patterns nudge_icu_patterns;

/// Opens the patterns. Wraps `udatpg_open`.
nudge_icu_patterns *nudge_icu_patterns_open(const char *locale, int32_t *status);
void nudge_icu_patterns_close(nudge_icu_patterns *patterns);

/// Opens the locale's format for a skeleton such as `yMMMd` or `jm`. Wraps `udatpg_getSkeleton` and
/// `udatpg_getBestPattern`.
nudge_icu_date *nudge_icu_date_open_skeleton(
    nudge_icu_patterns *patterns, const char *skeleton, int32_t length, const char *locale, int32_t *status);
void nudge_icu_date_close(nudge_icu_date *date);

/// Writes the format's pattern, such as `MMMM d, y`. Wraps `udat_toPattern`.
int32_t nudge_icu_date_pattern(const nudge_icu_date *date, char *out, int32_t capacity, int32_t *status);

/// Returns whether the format's calendar is the Gregorian one. Wraps `ucal_getType`.
bool nudge_icu_date_is_gregorian(const nudge_icu_date *date, int32_t *status);

/// Writes a name from one of the lists above: months count from 0, weekdays from 1 for Sunday, and AM is 0. Wraps
/// `udat_getSymbols`.
int32_t nudge_icu_date_name(
    const nudge_icu_date *date, int32_t list, int32_t index, char *out, int32_t capacity, int32_t *status);

/// Writes a digit, 0 to 9, as the format's number format does. Wraps `udat_getNumberFormat`.
int32_t nudge_icu_date_digit(
    const nudge_icu_date *date, int32_t digit, char *out, int32_t capacity, int32_t *status);

/// Sets the zone to a fixed offset of `seconds` from GMT, −86,399 to 86,399. Wraps `ucal_setTimeZone`.
void nudge_icu_date_set_offset(nudge_icu_date *date, int32_t seconds, int32_t *status);

/// Sets the zone with a name of the tz database, such as `America/New_York`. Returns whether ICU knows the zone; if not,
/// the format keeps its zone. Wraps `ucal_setTimeZone`.
bool nudge_icu_date_set_zone(nudge_icu_date *date, const char *name, int32_t length, int32_t *status);

/// Returns the offset from GMT of the format's zone at a moment, in seconds, according to ICU's zone data. Wraps
/// `ucal_get`.
int32_t nudge_icu_date_offset(const nudge_icu_date *date, double milliseconds, int32_t *status);

/// Formats a moment, in milliseconds since 1970-01-01T00:00:00Z, in the format's zone. Wraps `udat_format`.
int32_t nudge_icu_date_format(
    const nudge_icu_date *date, double milliseconds, char *out, int32_t capacity, int32_t *status);

// MARK: Words

/// A word break, which finds the words of a text in any language.
typedef struct nudge_icu_words nudge_icu_words;

/// Opens the word break of the root locale, which splits Han and Thai by a dictionary. Wraps `ubrk_open`.
nudge_icu_words *nudge_icu_words_open(int32_t *status);
void nudge_icu_words_close(nudge_icu_words *words);

/// Writes the words and numbers of a text with a line feed between them, without spaces and punctuation. Wraps
/// `ubrk_next`.
int32_t nudge_icu_words_split(
    nudge_icu_words *words, const char *text, int32_t length, char *out, int32_t capacity, int32_t *status);

// MARK: Lists

/// A list format, which joins the items of a list, as in `a, b, and c`.
typedef struct nudge_icu_list nudge_icu_list;

/// The conjunctions before the last item of a list.
enum {
  NUDGE_ICU_AND = 0,
  NUDGE_ICU_OR = 1
};

/// Opens a list format in its wide form. Wraps `ulistfmt_openForType`.
nudge_icu_list *nudge_icu_list_open(int32_t kind, const char *locale, int32_t *status);
void nudge_icu_list_close(nudge_icu_list *list);

/// Joins items. They are passed as one text with a line feed between items, because Swift has no arrays of C strings.
/// Wraps `ulistfmt_format`.
int32_t nudge_icu_list_format(
    const nudge_icu_list *list, const char *items, int32_t length, char *out, int32_t capacity, int32_t *status);

#endif
