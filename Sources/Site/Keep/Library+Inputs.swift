extension Library {
  /// What determines the addresses of a site.
  func addressInputs(_ sources: SourceTree, _ configured: InputDigest, _ kept: KeptResults) -> InputDigest {
    kept.digest { inputs in
      inputs.add(configured)
      for offer in offers { inputs.add(offer.addresses) }
      inputs.add(reference.map(\.path))
      inputs.add(sources.assets.map(\.path))
      inputs.add(sources.assets.map(\.file))
      inputs.add(sources.themeAssets.keys.sorted())
      inputs.add(plan.lists.keys.sorted())
    }
  }

  /// What determines the navigation.
  func navigationInputs(_ configured: InputDigest, _ kept: KeptResults) -> InputDigest {
    kept.digest { inputs in
      inputs.add(configured)
      for offer in offers { inputs.add(offer.navigation) }
      for text in groupInputs { inputs.add(text) }
      inputs.add(reference.map(\.path))
    }
  }

  /// What determines which pages are related.
  func relationInputs(_ configured: InputDigest, _ kept: KeptResults) -> InputDigest {
    kept.digest { inputs in
      inputs.add(configured)
      for offer in offers { inputs.add(offer.relations) }
      inputs.add(reference.map(\.path))
    }
  }
}
