internal import ArgumentParser

/// Whether the answer says why.
struct ExplainOption: ParsableArguments {
  @Flag(help: "Say of each line why it comes, or why it does not.") var explain = false
}
