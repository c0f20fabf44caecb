/// English phrasal verbs: “Log Out of…”, “Turn On…”.
///
/// In title case, the particle has a capital like the verb, although as a preposition it would not.
enum EnglishPhrasalVerbs {
  /// Whether a word belongs to the verb before it.
  static func isParticle(_ word: String, after verb: String) -> Bool {
    particles[verb]?.contains(word) ?? false
  }

  /// Only pairs that are almost always verbs: “check in Settings” has a preposition, so “check in” is not included.
  private static let particles: [String: Set<String>] = {
    let verbs: [(forms: [String], particles: Set<String>)] = [
      (["log", "logs", "logged", "logging"], ["in", "off", "on", "out"]),
      (["sign", "signs", "signed", "signing"], ["in", "off", "out", "up"]),
      (["turn", "turns", "turned", "turning"], ["off", "on", "up"]),
      (["switch", "switched", "switching"], ["off", "on", "over"]),
      (["power", "powered", "powering"], ["off", "on", "up"]),
      (["set", "setting"], ["off", "up"]),
      (["back", "backed", "backing"], ["up"]),
      (["opt", "opted", "opting"], ["in", "out"]),
      (["check", "checked", "checking"], ["out"]),
      (["zoom", "zoomed", "zooming"], ["in", "out"]),
      (["fill", "filled", "filling"], ["in", "out"]),
      (["start", "started", "starting"], ["over", "up"]),
      (["take", "taken", "taking"], ["off", "over"]),
      (["run", "running"], ["out"]),
      (["shut"], ["off"]),
      (["free", "clean", "pick", "look", "speed", "hang", "give", "top", "wake", "wrap"], ["up"]),
      (["find", "try", "time", "work", "print", "drop", "rule"], ["out"]),
      (["stand"], ["by"]),
    ]
    return verbs.reduce(into: [:]) { table, verb in
      for form in verb.forms { table[form] = verb.particles }
    }
  }()
}
