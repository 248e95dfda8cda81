/// `value` in decimal with a leading zero below 10; `value` is 0 to 99.
func twoDigits(_ value: Int) -> String {
  value < 10 ? "0\(value)" : String(value)
}
