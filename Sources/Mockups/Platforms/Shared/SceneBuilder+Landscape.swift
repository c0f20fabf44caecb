extension SceneBuilder {
  /// A placeholder for an image: two hills and a sun in the middle of its frame.
  mutating func landscape(in frame: Rect) {
    let (width, height) = (64.0, 40.0)
    let (left, bottom) = (frame.midX - width / 2, frame.midY + height / 2)
    var hills = Path()
    hills.move(left, bottom)
    hills.line(left + width * 0.32, bottom - height * 0.7)
    hills.line(left + width * 0.54, bottom - height * 0.25)
    hills.line(left + width * 0.7, bottom - height * 0.5)
    hills.line(left + width, bottom)
    hills.close()
    add(.path(hills, .imageShape))
    add(.circle(center: Point(left + width * 0.78, bottom - height * 0.82), radius: 6, .imageShape))
  }
}
