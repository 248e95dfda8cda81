import NudgeCatalog
import NudgeText
import Testing

@Suite("The shipped catalog")
struct ShippedCatalogTests {
  @Test func decodesAndHasWordsInEachLocale() {
    #expect(!Catalog.shipped.templates.isEmpty)
    let locales = ["en", "zh-Hans", "zh-Hant"]
    #expect(Catalog.shipped.locales.map(\.identifier).filter(locales.contains) == locales)
  }

  /// A language is to be live or not to be there: one text that is blanked takes it from everybody who reads it.
  @Test func leavesOutNoLanguage() {
    #expect(Catalog.shippedDrafts == [])
  }

  @Test func hasTextForEachVariantItOffers() {
    let catalog = Catalog.shipped
    for template in catalog.templates {
      for locale in catalog.locales {
        for variant in template.variants where variant.isAvailable(in: locale) && !variant.isOptional {
          for style in Style.allCases {
            let text = catalog.text(of: template.kind, style: style, variant: variant.id, locale: locale)
            #expect(text != nil, "\(template.kind) \(style) \(variant.id) \(locale)")
          }
        }
        for action in template.actions { #expect(catalog.actionTitle(action, locale: locale) != nil) }
        if template.privateKey != nil { #expect(catalog.privateText(of: template.kind, locale: locale) != nil) }
      }
    }
  }

  @Test func celebratesTheThresholdsOfStreaksAndCounts() throws {
    let streak = try #require(Catalog.shipped.thresholds(of: .streakMilestone))
    #expect(streak.list == [3, 7, 14, 30, 50, 100, 200, 365, 500, 730, 1000])
    #expect(streak.step == 365)
    let count = try #require(Catalog.shipped.thresholds(of: .countMilestone))
    #expect(count.list == [10, 50, 100, 200, 500, 1000, 2000, 5000, 10000])
    #expect(count.step == 5000)
  }
}
