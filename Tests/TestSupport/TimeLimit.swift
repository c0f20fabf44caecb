package import Testing

extension Trait where Self == TimeLimitTrait {
  /// Ends a test that hangs, or that takes time that grows with the square of its input.
  ///
  /// The clock of a test also runs while it waits for others to leave it a processor: a short limit would fail on a
  /// machine that is busy.
  package static var endsInTime: Self { .timeLimit(.minutes(10)) }
}
