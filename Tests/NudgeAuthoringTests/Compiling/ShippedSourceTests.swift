import NudgeAuthoring
import NudgeTestSupport
import Testing

/// The words of Templates/ and Localization/ are compiled in from a file that is kept in the repository.
@Suite("The source of NudgeCatalog")
struct ShippedSourceTests {
  @Test func hasTheWordsOfTheFolders() throws {
    let reading = CatalogLoader.read(Fixtures.directory + "/../..")
    let catalog = try #require(reading.catalog)
    let path = "Sources/NudgeCatalog/ShippedCatalog.swift"
    let source = try Fixtures.projectFile(path)
    // Not #expect(a == b), which would print all words.
    let isUpToDate = source == catalog.swiftSource(drafts: reading.drafts)
    #expect(isUpToDate, "\(path) is out of date; run Scripts/make-catalog and commit the file.")
  }
}
