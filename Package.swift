// swift-tools-version: 6.3
import PackageDescription

/// The strictest of what the compiler offers; every module of ours is built with it.
let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// A library module.
///
/// Modules depend downward only: each may name those listed above it.
func module(
  _ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = [], resources: [Resource]? = nil
) -> Target {
  .target(name: name, dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: strict)
}

/// The tests of one module, in `Tests/<module>Tests`; goldens there are read by path, not bundled.
func tests(
  _ name: String, _ dependencies: [Target.Dependency], exclude: [String] = [], resources: [Resource]? = nil
) -> Target {
  .testTarget(
    name: name + "Tests", dependencies: dependencies, exclude: exclude, resources: resources, swiftSettings: strict)
}

let package = Package(
  name: "patternbook",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "patternbook", targets: ["patternbook"])],
  dependencies: [
    // Command line: parsing, help, completions.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Files: paths and descriptors without Foundation.
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    // Templates of the site.
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    // Terminal colours.
    .package(url: "https://github.com/onevcat/Rainbow", from: "4.2.2"),
    // Sockets of the preview (its FlyingSocks).
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // libcmark: CommonMark of pages.
    .systemLibrary(name: "CCommonMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    // libyaml: YAML of dialog blocks, front matter and site.yml.
    .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    // Calls of the operating system that Swift's module of the C library lacks.
    .target(name: "CFiles"),
    module("Diagnostics"),
    module("Files", ["CFiles", .product(name: "SystemPackage", package: "swift-system")]),
    module("HTML"),
    module("YAML", ["CYAML", "Diagnostics"]),
    module("Theme", resources: [.embedInCode("Templates")]),
    module("Words", ["Diagnostics", "HTML", "Theme", "YAML"]),
    module("Markdown", ["CCommonMark", "Diagnostics", "HTML", "Words"]),
    module("Dialogs", ["Diagnostics", "YAML"]),
    module("Mockups", ["Diagnostics", "Dialogs", "HTML", "Words"], exclude: ["Text/generate-advances.py"]),
    module("Guidelines", ["Diagnostics", "Dialogs", "Markdown", "Mockups", "YAML"]),
    module("Search", ["HTML"]),
    module(
      "Reports", ["Diagnostics", "Dialogs", "Guidelines", "YAML", .product(name: "Rainbow", package: "Rainbow")]),
    module(
      "Site",
      [
        "Diagnostics", "Dialogs", "Files", "Guidelines", "HTML", "Markdown", "Mockups", "Search", "Theme",
        "Words", "YAML",
        .product(name: "Mustache", package: "swift-mustache"),
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    module(
      "Preview",
      [
        "Diagnostics",
        .product(name: "FlyingSocks", package: "FlyingFox"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      resources: [.embedInCode("Resources")]),
    .executableTarget(
      name: "patternbook",
      dependencies: [
        "Diagnostics", "Dialogs", "Files", "Guidelines", "Mockups", "Preview", "Reports", "Site", "YAML",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
        .product(name: "SystemPackage", package: "swift-system"),
      ],
      swiftSettings: strict),

    tests("Diagnostics", ["Diagnostics"]),
    tests("Files", ["Files", .product(name: "SystemPackage", package: "swift-system")]),
    tests("HTML", ["HTML"]),
    tests("YAML", ["Diagnostics", "YAML"]),
    tests("Words", ["Diagnostics", "HTML", "Theme", "Words"]),
    tests("Markdown", ["CCommonMark", "Diagnostics", "HTML", "Markdown"]),
    tests("Dialogs", ["Diagnostics", "Dialogs", "YAML"]),
    tests(
      "Mockups", ["Diagnostics", "Dialogs", "HTML", "Mockups", "YAML"], exclude: ["Goldens", "Widths", "review"]),
    tests(
      "Guidelines", ["Diagnostics", "Dialogs", "Guidelines", "Markdown", "Mockups", "YAML"],
      exclude: ["Corpus/Dialogs"]),
    tests("Search", ["HTML", "Search"], exclude: ["Fixtures", "answer.cjs"]),
    tests("Reports", ["Diagnostics", "Dialogs", "Guidelines", "Reports"], exclude: ["Goldens"]),
    tests(
      "Site",
      [
        "Diagnostics", "Dialogs", "Guidelines", "Site", "Theme", "Words", "YAML",
        .product(name: "SystemPackage", package: "swift-system"),
      ]),
    tests("Preview", ["Diagnostics", "Preview"]),
    tests("Command", ["patternbook"], exclude: ["Cases"]),
  ],
  swiftLanguageModes: [.v6]
)
