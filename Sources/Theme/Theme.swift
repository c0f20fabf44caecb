package enum Theme {}
