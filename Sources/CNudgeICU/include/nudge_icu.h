#ifndef NUDGE_ICU_H
#define NUDGE_ICU_H

// The system's libicu behind plain C names.
//
// Why it exists: ICU renames each of its functions with its version by macro (`udat_open` is `udat_open_72`), so Swift
// cannot see the plain names. Everything here is ICU's C API; nothing needs C++. There is no policy here.
//
// Rules that hold for every function below, unless it says otherwise:
//
// - Ownership. `..._open` returns a handle that the caller closes with the `..._close` of the same type, once; closing
//   NULL is allowed. No function keeps a pointer it was given.
// - Encoding. Text is UTF-8, in and out. Text in comes with its length in bytes, except locale identifiers, subtags and
//   decimal numbers, which are ASCII and end with NUL. A locale identifier is ICU's or BCP 47's (`zh_Hans_SG`, `en-GB`).
// - Lengths. Every capacity and every length is in bytes of UTF-8. A function that writes text returns the length of the
//   whole text and writes no terminator; if that is more than the capacity, what is in the buffer is undefined, and the
//   caller calls again with room. That is not a failure.
// - Status. `*status` is written by every function that takes it; what stood there before does not matter. It is ICU's
//   `UErrorCode`: 0 is success, above 0 is a failure, and the answer is then 0 or NULL. ICU's warnings (below 0: data
//   taken from a parent locale or from root) are success here, and are reported as 0.
// - Threads. A handle is used by one thread at a time, reading included. Different handles are independent. Functions
//   without a handle may be called from any thread.

#include <stdbool.h>
#include <stdint.h>

// MARK: Versions and status

/// The name of a status, such as `U_ILLEGAL_ARGUMENT_ERROR`. Static memory, NUL-terminated.
const char *nudge_icu_status_name(int32_t status);

/// The version of the ICU library that is loaded, such as `72.1`. Wraps `u_getVersion`.
int32_t nudge_icu_version(char *out, int32_t capacity);

/// The version of the CLDR data in that library, such as `42`. Wraps `ulocdata_getCLDRVersion`.
int32_t nudge_icu_cldr_version(char *out, int32_t capacity, int32_t *status);

// MARK: Characters

/// Whether a character writes from right to left (Bidi_Class R or AL), or is an Arabic digit (AN). Wraps
/// `u_charDirection`, so that no table of ours grows old.
bool nudge_icu_is_right_to_left(uint32_t scalar);

/// Whether a character ends an identifier in a message pattern: Pattern_Syntax or Pattern_White_Space. Wraps
/// `u_hasBinaryProperty`; the Swift standard library has only the second property.
bool nudge_icu_ends_identifier(uint32_t scalar);

/// Reports whether a scalar takes two columns of a terminal or a fixed-width font: UAX #11, Wide or Fullwidth. Swift's own
/// properties do not have this one. Wraps `u_getIntPropertyValue`.
bool nudge_icu_is_wide(uint32_t scalar);

/// The text in Unicode's normalization form C. Wraps `unorm2_normalize`; Swift's standard library keeps its own to itself.
int32_t nudge_icu_compose(const char *text, int32_t text_length, char *out, int32_t capacity, int32_t *status);

// MARK: Locales

/// A kind of subtag, for `nudge_icu_subtag_alias`.
enum {
  NUDGE_ICU_LANGUAGE = 0,
  NUDGE_ICU_SCRIPT = 1,
  NUDGE_ICU_REGION = 2
};

/// The CLDR replacement of a deprecated or overlong subtag, `iw` → `he`, `cmn` → `zh`, `UK` → `GB`; length 0 if it has
/// none. A replacement may have several parts: `sh` → `sr_Latn`, `SU` → `RU AM AZ …`.
///
/// Reads the table `alias` of ICU's resource bundle `metadata`: ICU applies it only behind its C++ class `Locale`.
int32_t nudge_icu_subtag_alias(int32_t kind, const char *subtag, char *out, int32_t capacity, int32_t *status);

/// ICU's ISO 639 languages: lower-case codes of two and three letters. Static memory; the list ends with NULL. Wraps
/// `uloc_getISOLanguages`.
const char *const *nudge_icu_languages(void);

/// Whether a script code such as `Hant` is one that Unicode knows. Wraps `uscript_getCode`.
bool nudge_icu_knows_script(const char *script);

/// Whether a region code, such as `HK`, `001` or `419`, is a territory or a group of territories. Wraps
/// `uregion_getRegionFromCode`, since `uloc_getISOCountries` lists no groups.
bool nudge_icu_knows_region(const char *region);

/// The locale with its likely script and region filled in: `zh_HK` → `zh_Hant_HK`. Wraps `uloc_addLikelySubtags`.
int32_t nudge_icu_locale_maximize(const char *locale, char *out, int32_t capacity, int32_t *status);

/// The parent that CLDR names: `en_GB` → `en_001`, `sr_Latn` → `root`; length 0 if it names none, and the parent is the locale
/// without its last part.
///
/// Reads `parentLocales` of ICU's supplemental data. `uloc_getParent` only cuts the text; and to ask the bundle of a locale for its
/// `%%Parent` does not end in ICU 72 where `no_NO`, an alias of an alias, is the first that a process opens.
int32_t nudge_icu_parent_locale(const char *locale, char *out, int32_t capacity, int32_t *status);

/// Whether a locale's script, or else its likely one, is written from right to left. Wraps `uloc_isRightToLeft`.
bool nudge_icu_locale_is_right_to_left(const char *locale);

// MARK: Plural rules

/// The plural rules of one locale.
typedef struct nudge_icu_plurals nudge_icu_plurals;
/// A number format.
typedef struct nudge_icu_number nudge_icu_number;

/// Opens cardinal or ordinal rules. Wraps `uplrules_openForType`.
nudge_icu_plurals *nudge_icu_plurals_open(const char *locale, bool ordinal, int32_t *status);
void nudge_icu_plurals_close(nudge_icu_plurals *plurals);

/// The categories that the locale uses, one bit each, in the order of CLDR: zero (1 << 0), one, two, few, many, other
/// (1 << 5). The functions below return the number of the bit. Wraps `uplrules_getKeywords`.
int32_t nudge_icu_plurals_categories(const nudge_icu_plurals *plurals, int32_t *status);

/// The category of a number with exactly the digits it has. Wraps `uplrules_select`. A NaN or an infinity is `other`.
int32_t nudge_icu_plurals_select(const nudge_icu_plurals *plurals, double value, int32_t *status);

/// The category of a number as `number` writes it, which may round it, scale it or add zeros. Wraps
/// `uplrules_selectWithFormat`. `number` is not made from a skeleton.
int32_t nudge_icu_plurals_select_formatted(
    const nudge_icu_plurals *plurals, const nudge_icu_number *number, double value, int32_t *status);

/// The category of a decimal number such as `12345678901234567890.5`, which a double cannot hold, with at most three
/// digits after the point, as plain number formatting writes it. Wraps `uplrules_selectFormatted`.
int32_t nudge_icu_plurals_select_decimal(const nudge_icu_plurals *plurals, const char *decimal, int32_t *status);

// MARK: Numbers

/// What a number format writes. The first four are the formats of a message's `number` argument and its styles.
enum {
  NUDGE_ICU_DECIMAL = 0,
  NUDGE_ICU_INTEGER = 1,
  NUDGE_ICU_PERCENT = 2,
  NUDGE_ICU_CURRENCY = 3,
  NUDGE_ICU_SPELLOUT = 4,
  NUDGE_ICU_ORDINAL = 5,
  NUDGE_ICU_DURATION = 6
};

/// Opens one of the formats above. Wraps `unum_open`, because ICU's MessageFormat uses the very same objects: rounding,
/// digits and rule sets then agree with it by construction.
nudge_icu_number *nudge_icu_number_open(int32_t style, const char *locale, int32_t *status);

/// Opens a number format from a skeleton such as `compact-short`, without the leading `::`. Wraps
/// `unumf_openForSkeletonAndLocaleWithError`.
///
/// - fault: where a bad skeleton goes wrong, in UTF-16 units from its start; −1 if ICU does not say.
nudge_icu_number *nudge_icu_number_open_skeleton(
    const char *skeleton, int32_t length, const char *locale, int32_t *fault, int32_t *status);
void nudge_icu_number_close(nudge_icu_number *number);

int32_t nudge_icu_number_format_int64(
    const nudge_icu_number *number, int64_t value, char *out, int32_t capacity, int32_t *status);
/// Formats a double. Minus infinity fails with `U_UNSUPPORTED_ERROR` in the formats that write by rules (spellout, ordinal,
/// duration), since ICU crashes in some locales.
int32_t nudge_icu_number_format_double(
    const nudge_icu_number *number, double value, char *out, int32_t capacity, int32_t *status);
/// Formats a decimal number of any length, such as `-12.50`.
int32_t nudge_icu_number_format_decimal(
    const nudge_icu_number *number, const char *decimal, char *out, int32_t capacity, int32_t *status);

// MARK: Dates

/// A date format. It formats in the zone GMT until `nudge_icu_date_set_offset` says otherwise, and never in a zone with
/// clock changes: ICU's zone rules decide nothing here. Gregorian dates follow the Gregorian rules in all years.
typedef struct nudge_icu_date nudge_icu_date;

/// The length of a date or of a time of day.
enum {
  NUDGE_ICU_NO_STYLE = -1,
  NUDGE_ICU_FULL = 0,
  NUDGE_ICU_LONG = 1,
  NUDGE_ICU_MEDIUM = 2,
  NUDGE_ICU_SHORT = 3
};

/// Bits of `nudge_icu_date_fields`.
enum {
  NUDGE_ICU_HAS_TIME = 1,
  NUDGE_ICU_HAS_ZONE = 2,
  NUDGE_ICU_HAS_DATE = 4
};

/// Opens the locale's format of that length. Wraps `udat_open`.
nudge_icu_date *nudge_icu_date_open(int32_t date_style, int32_t time_style, const char *locale, int32_t *status);

/// The patterns of a locale's dates, from which it makes one for a skeleton. To open them takes five times as long as a
/// format does, so the formats of a locale share them.
typedef struct nudge_icu_patterns nudge_icu_patterns;

/// Opens the patterns. Wraps `udatpg_open`.
nudge_icu_patterns *nudge_icu_patterns_open(const char *locale, int32_t *status);
void nudge_icu_patterns_close(nudge_icu_patterns *patterns);

/// Opens the format that the locale has for a skeleton such as `yMMMd` or `jm`. Wraps `udatpg_getSkeleton` and
/// `udatpg_getBestPattern`.
nudge_icu_date *nudge_icu_date_open_skeleton(
    nudge_icu_patterns *patterns, const char *skeleton, int32_t length, const char *locale, int32_t *status);
void nudge_icu_date_close(nudge_icu_date *date);

/// Which of the bits above the format's pattern holds. Wraps `udat_toPattern`.
int32_t nudge_icu_date_fields(const nudge_icu_date *date, int32_t *status);

/// Sets the zone to one that is always `seconds` ahead of GMT, −86,399 to 86,399. Wraps `ucal_setTimeZone`.
void nudge_icu_date_set_offset(nudge_icu_date *date, int32_t seconds, int32_t *status);

/// Formats a moment, in milliseconds since 1970-01-01T00:00:00Z, in the format's zone. Wraps `udat_format`.
int32_t nudge_icu_date_format(
    const nudge_icu_date *date, double milliseconds, char *out, int32_t capacity, int32_t *status);

// MARK: Lists

/// How a locale joins the parts of a list, such as `a, b, and c`.
typedef struct nudge_icu_list nudge_icu_list;

/// What joins the last part of a list.
enum {
  NUDGE_ICU_AND = 0,
  NUDGE_ICU_OR = 1
};

/// Opens a list of that kind, in full words. Wraps `ulistfmt_openForType`.
nudge_icu_list *nudge_icu_list_open(int32_t kind, const char *locale, int32_t *status);
void nudge_icu_list_close(nudge_icu_list *list);

/// Joins parts. They come as one text with a line feed between each two, since Swift has no arrays of C strings. Wraps
/// `ulistfmt_format`.
int32_t nudge_icu_list_format(
    const nudge_icu_list *list, const char *items, int32_t length, char *out, int32_t capacity, int32_t *status);

#endif
