// swift-tools-version: 6.3
import PackageDescription

/// Whether the fuzzer is built; `Tests/Fuzz/build` asks for it.
let isFuzzer = Context.environment["PATTERNBOOK_FUZZER"] != nil

/// Whether a sanitizer watches the program, which brings a malloc of its own; `Tests/sanitize` asks for it.
let isSanitized = Context.environment["PATTERNBOOK_SANITIZED"] != nil

/// Whether modules of a debug build are optimized, with assertions, so that tests run many times faster; `.ci/test`
/// asks for it.
///
/// That takes a fraction of the time of a release build. Tests, packages, and modules that leave the work to others are
/// not optimized.
let isOptimized = Context.environment["PATTERNBOOK_OPTIMIZED"] != nil

/// Where the speed of tests counts, each module is compiled as a whole: that takes less of the processors than its files
/// one by one.
let whole: [SwiftSetting] = isOptimized ? [.unsafeFlags(["-wmo", "-num-threads", "2"])] : []

/// The strictest of what the compiler offers; every module of ours is built with it.
let strict: [SwiftSetting] =
  [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .treatAllWarnings(as: .error),
  ] + whole

/// What modules are built with that do most of the work of tests.
let hot = strict + (isOptimized ? [.unsafeFlags(["-O", "-assert-config", "Debug"])] : [])

/// A library module.
///
/// Modules depend downward only: each may name those listed above it.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource]? = nil,
  embedsFiles: Bool = false, isHot: Bool = true
) -> Target {
  .target(
    name: name, dependencies: dependencies, exclude: exclude + (embedsFiles ? ["Resources"] : []),
    resources: resources, swiftSettings: isHot ? hot : strict, plugins: embedsFiles ? ["EmbedFiles"] : [])
}

/// The tests of one module, in `Tests/<module>Tests`; goldens there are read by path, not bundled.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies + ["TestSupport"], exclude: exclude, resources: resources,
    swiftSettings: strict)
}

/// What must hold for any input: tests of the kept corpus, or, where the environment asks for it, the fuzzer that
/// `Tests/Fuzz/run` builds from the same files.
///
/// The fuzzer needs libFuzzer, so it cannot be part of an ordinary build.
func fuzzing() -> Target {
  let dependencies: [Target.Dependency] = [
    "Diagnostics", "Dialogs", "Files", "Guidelines", "HTML", "Markdown", "Mockups", "Preview", "Site", "Snippets",
    "Theme", "Words", "Workbench", "Writing",
  ]
  let exclude = ["Corpus", "Dictionaries", "build", "minimize", "run", isFuzzer ? "Replay" : "Fuzzer"]
  return isFuzzer
    ? .executableTarget(
      name: "Fuzzer", dependencies: dependencies, path: "Tests/Fuzz", exclude: exclude, swiftSettings: strict)
    : .testTarget(
      name: "FuzzTests", dependencies: dependencies, path: "Tests/Fuzz", exclude: exclude,
      swiftSettings: strict)
}

let package = Package(
  name: "patternbook",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "patternbook", targets: ["patternbook"])],
  // Exact versions: everyone builds the same program, and an update is a commit of its own.
  dependencies: [
    // Command line: parsing, help, completions.
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
    // Files: paths and descriptors without Foundation.
    .package(url: "https://github.com/apple/swift-system", exact: "1.8.1"),
    // Templates of the site.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", exact: "2.1.1"),
    // Terminal colors.
    .package(url: "https://github.com/onevcat/Rainbow", exact: "4.2.2"),
    // Sockets of the preview (its FlyingSocks).
    .package(url: "https://github.com/swhitty/FlyingFox", exact: "0.27.1"),
  ],
  targets: [
    // libcmark: CommonMark of pages.
    .systemLibrary(name: "CCommonMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    // libgumbo: what is a tag in pages, by the rules of the HTML standard. Safe HTML is decided on its tree, never on text.
    .systemLibrary(name: "CGumbo", pkgConfig: "gumbo", providers: [.apt(["libgumbo-dev"]), .brew(["gumbo-parser"])]),
    // libyaml: YAML of dialog blocks, front matter and site.yml.
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // jemalloc: takes the place of malloc on Linux, where that of the system took an eighth of the time of a build.
    .systemLibrary(name: "CJemalloc", pkgConfig: "jemalloc", providers: [.apt(["libjemalloc-dev"])]),
    // zlib: compressed answers of the preview.
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    // Calls of the operating system that Swift's module of the C library lacks.
    .target(name: "CFiles"),
    // Builds the files of a module's folder Resources into the module.
    .plugin(name: "EmbedFiles", capability: .buildTool, dependencies: ["embed"], path: "Sources/Tools/EmbedFiles"),
    // Builds the commit and the versions of libraries into a module.
    .plugin(
      name: "DescribeBuild", capability: .buildTool, dependencies: ["embed"], path: "Sources/Tools/DescribeBuild"),
    .executableTarget(
      name: "embed", path: "Sources/Tools/embed",
      swiftSettings: strict + (isFuzzer ? [.define("FUZZER")] : [])),

    // Ground.
    module("Writing", [.product(name: "Rainbow", package: "Rainbow")]),
    module("Diagnostics", ["Writing"]),
    module("Files", ["CFiles", .product(name: "SystemPackage", package: "swift-system")]),
    module("Highlighting", ["Writing"]),
    module("Theme", embedsFiles: true),
    module("YAML", ["CYAML", "Diagnostics", "Writing"]),
    module("Words", ["Diagnostics", "Writing", "YAML"], embedsFiles: true),

    // Model.
    module("HTML", ["CGumbo"]),
    module("Markdown", ["CCommonMark", "Diagnostics", "HTML", "Highlighting", "Words", "Writing", "YAML"]),
    module("Dialogs", ["Diagnostics", "YAML"], isHot: false),
    module("Mockups", ["Dialogs", "Words", "Writing"], exclude: ["Text/generate-advances.py"]),
    module("Snippets", ["Diagnostics", "Dialogs", "Mockups", "Writing"], isHot: false),
    module("Search", ["Files", "Writing"]),

    // Judgment.
    module("Guidelines", ["Diagnostics", "Dialogs", "Markdown", "Mockups", "Words", "Writing", "YAML"], isHot: false),
    module("Reports", ["Diagnostics", "Writing"], isHot: false),
    module("Listings", ["Diagnostics", "Dialogs", "Guidelines", "Search", "Writing", "YAML"], isHot: false),

    // Site.
    module(
      "Site",
      [
        "Diagnostics", "Dialogs", "Files", "Guidelines", "Highlighting", "Markdown", "Mockups", "Search", "Snippets",
        "Theme", "Words", "Writing", "YAML",
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      isHot: false),
    module(
      "Workbench",
      [
        "Diagnostics", "Dialogs", "Files", "Markdown", "Mockups", "Site", "Words", "Writing",
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      embedsFiles: true, isHot: false),

    // Top.
    module(
      "Preview",
      [
        "CZlib", "Diagnostics", "Writing",
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      resources: [.embedInCode("Resources")], isHot: false),
    .target(
      name: "Versions", dependencies: ["Markdown", "YAML"], swiftSettings: strict, plugins: ["DescribeBuild"]),
    .executableTarget(
      name: "patternbook",
      dependencies: [
        "Diagnostics", "Dialogs", "Files", "Guidelines", "Listings", "Mockups", "Preview", "Reports", "Site",
        "Theme", "Versions", "Workbench", "Writing", "YAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ] + (isSanitized ? [] : [.target(name: "CJemalloc", condition: .when(platforms: [.linux]))]),
      swiftSettings: strict),

    // What tests share: temporary folders, programs, goldens and their differences.
    // A test target, so that only builds of tests compile it.
    .testTarget(
      name: "TestSupport", dependencies: ["Diagnostics", "Guidelines"], path: "Tests/TestSupport", swiftSettings: strict
    ),
    tests("Structure", []),
    tests("Diagnostics", ["Diagnostics"]),
    tests("Writing", ["Writing"]),
    tests("Files", ["Files", .product(name: "SystemPackage", package: "swift-system")]),
    tests("Highlighting", ["Highlighting", "Writing"]),
    tests("YAML", ["Diagnostics", "YAML"]),
    tests("Words", ["Diagnostics", "Words"]),
    tests("HTML", ["HTML"]),
    tests("Markdown", ["CCommonMark", "Diagnostics", "HTML", "Markdown"]),
    tests("Dialogs", ["Diagnostics", "Dialogs", "Mockups"]),
    tests(
      "Mockups", ["Diagnostics", "Dialogs", "Mockups", "Snippets", "Words", "Writing"],
      exclude: ["Goldens", "Widths", "review"]),
    tests("Search", ["Search"], exclude: ["Fixtures", "answer.cjs"]),
    tests(
      "Guidelines", ["Diagnostics", "Dialogs", "Guidelines", "Markdown", "Mockups", "YAML"],
      exclude: ["Corpus/Dialogs"]),
    tests(
      "Reports", ["Diagnostics", "Dialogs", "Guidelines", "Listings", "Mockups", "Reports", "Writing"],
      exclude: ["Goldens"]),
    tests(
      "Site",
      [
        "Diagnostics", "Dialogs", "Files", "Guidelines", "Reports", "Search", "Site", "Theme", "Words", "YAML",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    tests(
      "Workbench",
      ["Diagnostics", "Dialogs", "Files", "Guidelines", "Listings", "Mockups", "Site", "Workbench", "Writing", "YAML"]),
    tests("Preview", ["CZlib", "Diagnostics", "Preview"]),
    tests("Command", ["Diagnostics", "Workbench", "YAML", "patternbook"], exclude: ["Cases"]),
    // Attacks on the program from outside, and what must hold after each.
    tests("Security", ["HTML", "patternbook"], exclude: ["Attacks/hostile-html.txt", "Faults/faults.c"]),
    fuzzing(),
  ],
  swiftLanguageModes: [.v6]
)
