// Mockups
