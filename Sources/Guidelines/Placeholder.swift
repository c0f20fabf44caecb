// Guidelines
