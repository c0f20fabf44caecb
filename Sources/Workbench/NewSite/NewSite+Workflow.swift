/// What a new site runs on GitHub.
extension NewSite {
  /// The file that names the program that the workflow installs.
  package static let requirementsFile = ".github/patternbook.txt"

  /// The address of the program is a comment, since this program does not know where it was downloaded from.
  static let requirements = """
    # The wheel of Patternbook that the workflow installs: its address or its path in this repository, and its digest
    # from SHA256SUMS. pip refuses a file with another digest. Remove the number sign, and complete the line:
    # https:// … /patternbook- … .whl --hash=sha256: …

    """

  /// Actions are pinned to commits, because a tag can be moved.
  static let workflow = """
    # Checks pull requests, shows what they add to the findings in the changed files, keeps a page with dialogs before
    # and after as an artifact, and publishes the site from main.
    #
    # Before the first run, name the wheel of Patternbook in .github/patternbook.txt, and choose “GitHub Actions” as the
    # source of Pages in the settings of the repository.
    name: Patterns
    on:
      push:
        branches: [main]
      pull_request:
    permissions: {}
    jobs:
      check:
        runs-on: ubuntu-latest
        timeout-minutes: 10
        permissions:
          contents: read
        steps:
          - uses: actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1 # v7.0.1
            with:
              # Fetch the whole history: pages show when they were last changed.
              fetch-depth: 0
              persist-credentials: false
          - name: Install Patternbook
            run: |
              if ! grep -q '^[^#]' .github/patternbook.txt; then
                echo '::error file=.github/patternbook.txt::Name the wheel of Patternbook and its digest in this file.'
                exit 1
              fi
              python3 -m venv "$RUNNER_TEMP/patternbook"
              "$RUNNER_TEMP/patternbook/bin/pip" install --require-hashes --no-deps -r .github/patternbook.txt
              echo "$RUNNER_TEMP/patternbook/bin" >> "$GITHUB_PATH"
          - name: Show what the pull request changes
            if: github.event_name == 'pull_request'
            # GitHub checks out the pull request as a merge, whose first parent is the base.
            run: patternbook review --since HEAD^1 --output "$RUNNER_TEMP/review"
          - if: github.event_name == 'pull_request'
            uses: actions/upload-artifact@bbbca2ddaa5d8feaa63e36b76fdaad77386f024f # v7.0.0
            with:
              name: review
              path: ${{ runner.temp }}/review
          - name: Check what the pull request changes
            if: github.event_name == 'pull_request'
            run: patternbook check --since HEAD^1 --format github
          - name: Check everything
            if: github.event_name == 'push'
            run: patternbook check --format github
          - run: patternbook build
          - if: github.event_name == 'push'
            uses: actions/upload-pages-artifact@fc324d3547104276b827a68afc52ff2a11cc49c9 # v5.0.0
            with:
              path: Public
      publish:
        needs: check
        if: github.event_name == 'push'
        runs-on: ubuntu-latest
        timeout-minutes: 10
        permissions:
          pages: write
          id-token: write
        environment:
          name: github-pages
          url: ${{ steps.deployment.outputs.page_url }}
        steps:
          - id: deployment
            uses: actions/deploy-pages@cd2ce8fcbc39b97be8ca5fce6e763baed58fa128 # v5.0.0

    """
}
