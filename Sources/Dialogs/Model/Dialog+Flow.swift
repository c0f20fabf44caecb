/// How a dialog leads to others.
extension Dialog {
  /// A way from this dialog to another.
  package struct Step: Sendable, Hashable {
    package enum Source: Sendable, Hashable {
      /// Index in the list of the dialog.
      case button(Int)
      case leading
      case trailing
      /// Leaving the screen, which the other dialog asks about first.
      case leaving
    }

    package var source: Source
    /// The label of the button; nil for leaving the screen in any way.
    package var label: SourcedText?
    /// The ID of the other dialog.
    package var target: Sourced<String>
  }

  /// The ways to other dialogs, in the order of the block.
  package var steps: [Step] {
    var steps = buttons.indices.compactMap { step(from: .button($0), buttons[$0]) }
    steps += [(Step.Source.leading, navigation?.leading), (.trailing, navigation?.trailing)]
      .compactMap { source, button in button.flatMap { step(from: source, $0) } }
    if let target = situation.leadsTo { steps.append(Step(source: .leaving, label: nil, target: target)) }
    return steps
  }

  private func step(from source: Step.Source, _ button: Button) -> Step? {
    button.leadsTo.map { Step(source: source, label: button.label, target: $0) }
  }

  /// Whether a way goes back: from the button that cancels, or the leading one of a modal view.
  package func goesBack(_ step: Step) -> Bool {
    switch step.source {
    case .button(let index): isCancel(buttons[index])
    case .leading: true
    case .trailing, .leaving: false
    }
  }
}
