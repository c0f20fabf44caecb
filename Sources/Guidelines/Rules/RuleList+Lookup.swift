package import Diagnostics

extension RuleList {
  /// What every rule asks for, in the order of the list.
  package static var descriptions: [RuleDescription] { all.map(\.description) }

  /// What a rule asks for, or nil where there is none of that id.
  package static func description(of id: String) -> RuleDescription? {
    all.first { $0.description.id == id }?.description
  }
}
