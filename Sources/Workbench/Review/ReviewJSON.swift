import Diagnostics
import Dialogs
import Writing

/// A review for tools; documented here, and changed only together with `version`.
///
/// Members that do not apply are left out, never null. Paths are relative to the repository. Nothing is left out for
/// size.
///
///     version   1, of this format; new members may appear without a new version
///     tool      name, version
///     base      what the change is compared with
///     findings  new, links, and fixed: arrays of findings; `links` has new ones of links that lead nowhere. Each has
///       rule, severity (error, warning, note), summary, explanation
///       path, line
///     dialogs   each has
///       change    added, removed, changed, or moved
///       moved     true if it is on another page, and that page is not its former page renamed
///       before, after   each has page (path of the file), line, id, platforms, and error if it cannot be shown
///       values    each has key, before, after
///       buttons   each has change (added, removed, renamed, reordered, role, enabled, disabled, default) and, as far
///                 as they apply, button, before, after
///       transcripts   each has platforms and lines; each line has change (same, added, removed) and text
///     pages     each has change (removed, moved, added, changed), before, after (each with path, title, address), and
///               formerAddress (kept, alias, gone) for a page that moved or is gone
///     settings  each has key (one or two strings; none for the whole file), before, after, and, if they were counted,
///               caused, resolved, and regraded (with another severity): numbers of findings
package enum ReviewJSON {
  package static func bytes(_ review: Review, toolVersion: String, pathPrefix: String) -> [UInt8] {
    let objects = Objects(pathPrefix: pathPrefix)
    return JSONValue.object([
      "version": .number(1),
      "tool": .object(["name": .text("patternbook"), "version": .text(toolVersion)]),
      "base": .text(review.base),
      "findings": .object([
        "new": .list(review.newFindings.map(objects.finding)),
        "links": .list(review.brokenLinks.map(objects.finding)),
        "fixed": .list(review.fixedFindings.map(objects.finding)),
      ]),
      "dialogs": .list(review.dialogs.map(objects.dialog)),
      "pages": .list(review.pages.map(objects.page)),
      "settings": .list(review.settings.map(objects.setting)),
    ]).bytes
  }

  private struct Objects {
    let pathPrefix: String

    /// An object of the members that apply.
    private func object(_ members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
      .object(members.compactMap { name, value in value.map { JSONValue.Member(name: name, value: $0) } })
    }

    func finding(_ finding: ReviewFinding) -> JSONValue {
      object([
        "rule": .text(finding.rule), "severity": .text(finding.severity.rawValue), "summary": .text(finding.summary),
        "explanation": finding.explanation.isEmpty ? nil : .text(finding.explanation),
        "path": finding.path.map { .text(pathPrefix + $0) }, "line": finding.line.map { .number($0) },
      ])
    }

    func dialog(_ change: DialogChange) -> JSONValue {
      object([
        "change": .text(change.kind.rawValue), "moved": change.isMoved ? .flag(true) : nil,
        "before": change.before.map(state), "after": change.after.map(state),
        "values": change.values.isEmpty ? nil : .list(change.values.map(value)),
        "buttons": change.buttons.isEmpty ? nil : .list(change.buttons.map(button)),
        "transcripts": change.transcripts.isEmpty ? nil : .list(change.transcripts.map(transcript)),
      ])
    }

    private func state(_ state: DialogState) -> JSONValue {
      object([
        "page": .text(pathPrefix + state.page.source), "line": .number(state.line), "id": .text(state.id),
        "platforms": .texts(state.platforms.map(\.id)), "error": state.fault.map { .text($0) },
      ])
    }

    private func value(_ change: DialogChange.ValueChange) -> JSONValue {
      object([
        "key": .text(change.key), "before": change.before.map { .text($0) }, "after": change.after.map { .text($0) },
      ])
    }

    private func button(_ change: ButtonChange) -> JSONValue {
      func member(_ name: String, _ button: String? = nil, _ before: JSONValue? = nil, _ after: JSONValue? = nil)
        -> JSONValue
      {
        object(["change": .text(name), "button": button.map { .text($0) }, "before": before, "after": after])
      }
      return switch change {
      case .added(let label): member("added", label)
      case .removed(let label): member("removed", label)
      case .renamed(let old, let new): member("renamed", nil, .text(old), .text(new))
      case .reordered(let old, let new): member("reordered", nil, .texts(old), .texts(new))
      case .role(let label, let old, let new): member("role", label, .text(old.rawValue), .text(new.rawValue))
      case .enabled(let label): member("enabled", label)
      case .disabled(let label): member("disabled", label)
      case .isDefault(let label): member("default", label)
      }
    }

    private func transcript(_ change: DialogChange.TranscriptChange) -> JSONValue {
      object([
        "platforms": .texts(change.platforms.map(\.id)),
        "lines": .list(
          change.lines.map { .object(["change": .text($0.kind.rawValue), "text": .text($0.text)]) }),
      ])
    }

    func page(_ change: PageChange) -> JSONValue {
      func reference(_ page: PageReference) -> JSONValue {
        .object([
          "path": .text(pathPrefix + page.source), "title": .text(page.title), "address": .text(page.address),
        ])
      }
      return object([
        "change": .text(change.kind.rawValue), "before": change.before.map(reference),
        "after": change.after.map(reference), "formerAddress": change.formerAddress.map { .text($0.rawValue) },
      ])
    }

    func setting(_ change: SettingChange) -> JSONValue {
      object([
        "key": .texts(change.path), "before": change.before.map { .text($0) }, "after": change.after.map { .text($0) },
        "caused": change.effect.map { .number($0.caused) }, "resolved": change.effect.map { .number($0.resolved) },
        "regraded": change.effect.map { .number($0.regraded) },
      ])
    }
  }
}
