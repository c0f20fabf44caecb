/// English sentence case: capitals on the first word and on names only.
///
/// One text does not show whether a capital marks a name. Only words that are almost never names count, and only if
/// all capitalized neighbors are such words: “Photo Album” counts, “Google Account” is a name.
enum EnglishSentenceCase {
  /// The capitalized ordinary words within a sentence, in order.
  static func lapses(in text: String) -> [Range<String.Index>] {
    let words = EnglishTitleCase.words(of: text)
    let beginnings = Set(Sentences.of(text).map { letters(of: $0.range, in: text).lowerBound })
    var (lapses, run) = ([Range<String.Index>](), [Range<String.Index>]())
    var isName = false
    func endRun() {
      if !isName { lapses += run }
      (run, isName) = ([], false)
    }
    for (index, word) in words.enumerated() {
      let place = letters(of: word, in: text)
      let isFirst = index == 0 || beginnings.contains(place.lowerBound) || follows(":", word, in: text)
      guard !isFirst, let initial = text[place].unicodeScalars.first, TextWords.isUppercase(initial) else {
        endRun()
        continue
      }
      let isCounted = index > 0 && determiners.contains(text[letters(of: words[index - 1], in: text)].lowercased())
      if isOrdinary(text[place], isCounted: isCounted) { run.append(place) } else { isName = true }
      if place.upperBound < word.upperBound { endRun() }
    }
    endRun()
    return lapses
  }

  /// The text with lowercase letters where no name is likely.
  static func applied(to text: String) -> String {
    var result = text
    for lapse in lapses(in: text).reversed() { result.replaceSubrange(lapse, with: text[lapse].lowercased()) }
    return result
  }

  /// - Parameter isCounted: whether “this”, “your”, or similar precedes it: “your Photos” are photos, “Photos” alone
  /// is an app.
  private static func isOrdinary(_ word: Substring, isCounted: Bool) -> Bool {
    guard !word.unicodeScalars.dropFirst().contains(where: TextWords.isUppercase) else { return false }
    var word = word.lowercased()
    for ending in ["’s", "'s"] where word.hasSuffix(ending) { word.removeLast(2) }
    if ordinaryWords.contains(word) || EnglishTitleCase.isSentenceWord(word) { return true }
    return isCounted && word.hasSuffix("s") && ordinaryWords.contains(String(word.dropLast()))
  }

  private static func follows(_ mark: Unicode.Scalar, _ word: Range<String.Index>, in text: String) -> Bool {
    text[..<word.lowerBound].unicodeScalars.last { !TextWords.isSpace($0) } == mark
  }

  private static func letters(of word: Range<String.Index>, in text: String) -> Range<String.Index> {
    EnglishTitleCase.letters(of: word, in: text)
  }

  private static let determiners: Set<String> = [
    "a", "all", "an", "any", "both", "each", "every", "her", "his", "its", "no", "other", "our", "selected", "some",
    "that", "the", "their", "these", "this", "those", "your",
  ]

  /// Words in dialogs that are not names of apps or features.
  private static let ordinaryWords: Set<String> = [
    "account", "album", "alarm", "answer", "app", "application", "appointment", "article", "attachment", "backup",
    "bookmark", "booking", "campaign", "card", "cart", "channel", "chapter", "chat", "claim", "collection", "comment",
    "connection", "contact", "conversation", "copy", "customer", "data", "database", "device", "document", "download",
    "draft", "drawing", "email", "entry", "event", "export", "favorite", "feed", "field", "file", "folder", "form",
    "friend", "game", "group", "history", "image", "import", "invitation", "invoice", "issue", "item", "layer",
    "lesson",
    "level", "link", "list", "listing", "location", "login", "map", "meeting", "member", "message", "movie", "network",
    "note", "notification", "order", "page", "party", "password", "payment", "permission", "person", "photo", "picture",
    "playlist", "post", "prescription", "printer", "product", "profile", "progress", "project", "purchase", "question",
    "receipt", "recipe", "record", "recording", "reminder", "reply", "report", "repository", "request", "reservation",
    "result", "review", "ride", "route", "scan", "search", "seat", "selection", "session", "sheet", "slide", "song",
    "step", "subscription", "survey", "tab", "tag", "task", "team", "template", "thread", "ticket", "title", "topic",
    "transaction", "transfer", "trip", "upload", "user", "username", "version", "video", "workout", "workspace",
    "access", "accounts", "changes", "edits", "files", "folders", "items", "tabs", "users",
    "another", "anyway", "between", "current", "different", "every", "everyone", "everything", "forever", "from",
    "immediately", "into", "new", "nothing", "offline", "old", "only", "other", "our", "permanently", "selected",
    "something", "their", "them", "there", "they", "unsaved", "we", "were", "with", "without", "which", "who", "why",
    "accept", "allow", "apply", "archive", "ask", "block", "buy", "cancel", "change", "choose", "clear", "close",
    "confirm", "connect", "continue", "create", "decline", "delete", "discard", "edit", "enable", "erase", "exit",
    "finish", "hide", "ignore", "install", "join", "keep", "leave", "log", "lose", "move", "open", "pay", "quit",
    "remove", "rename", "replace", "reset", "restart", "restore", "retry", "save", "see", "select", "send", "share",
    "sign", "skip", "start", "stay", "stop", "submit", "switch", "try", "turn", "undo", "uninstall", "unlock", "update",
    "use", "want", "withdraw", "deleted", "ended", "expired", "failed", "found", "locked", "lost", "removed",
    "required", "saved", "sent",
  ]
}
