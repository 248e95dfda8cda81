/// A stretch of time over which a zone's offset from UTC stays, in seconds since the epoch.
struct ZoneStretch {
  /// Its first second; `Int64.min` for the zone's first stretch.
  let start: Int64
  /// The first second after it; `Int64.max` for the last one.
  let end: Int64
  /// What the clocks add to UTC in it, in seconds.
  let offset: Int64

  /// Longer than any change of the clocks: farther than this from both ends, a local time comes once.
  static let margin: Int64 = 2 * 86_400

  /// The moment of a local time, in seconds since the local epoch, where it lies so far from the ends that it comes just once.
  @inline(__always)
  func moment(ofLocal local: Int64) -> Int64? {
    let moment = local - offset
    guard moment &- Self.margin > start, moment < end &- Self.margin else { return nil }
    return moment
  }
}

extension Zone {
  /// The stretch that a moment lies in.
  @inline(__always)
  func stretch(at seconds: Int64) -> ZoneStretch {
    let (folded, shift) = table.folded(seconds)
    let index = table.index(at: folded)
    return ZoneStretch(
      start: index > 0 ? table.transitions[index - 1] + shift : .min,
      end: index < table.transitions.count ? table.transitions[index] + shift : .max,
      offset: Int64(table.offsets[index]))
  }

  /// The local time, in seconds since the local epoch, up to which every slot has fired at a moment; later ones may be still ahead.
  ///
  /// It is what the clocks show or, within two days of their having been put forward, what they would show without that: a slot in a
  /// gap fires by the offset from before it.
  func localBound(at seconds: Int64) -> Int64 {
    var stretch = stretch(at: seconds)
    var offset = stretch.offset
    while stretch.start > seconds - ZoneStretch.margin {
      stretch = self.stretch(at: stretch.start - 1)
      offset = min(offset, stretch.offset)
    }
    return seconds + offset
  }
}
