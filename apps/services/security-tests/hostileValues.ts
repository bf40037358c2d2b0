/** Texts that break careless programs. */
export const hostileTexts = [
  "",
  " ",
  "\u0000",
  "\ud800",
  "%00",
  "'; drop table account; --",
  "<script>alert(1)</script>",
  "../../../../etc/passwd",
  "__proto__",
  "x".repeat(5_000),
  "\u202e\u200b\u0301".repeat(50),
  "9".repeat(400),
  "-1",
  "1e999",
  "{{7*7}}${7*7}"
]
/** Numbers at the limits of integers and floats. */
export const hostileNumbers = [0, -0, -1, 0.1, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, 9e300, -9e300, 5e-324]
