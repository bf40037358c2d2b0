import { expect, it } from "vitest"
import { formatCountBadge } from "./rules.ts"

it("NAV-08 formatCountBadge shows the number up to 99 and '99+' above", () => {
  expect([1, 99, 100, 5000].map((count) => formatCountBadge(count))).toEqual(["1", "99", "99+", "99+"])
})

it("NAV-09 formatCountBadge returns null if the number is unknown or not numeric", () => {
  expect(formatCountBadge(null)).toBeNull()
  expect(formatCountBadge(Number("abc"))).toBeNull()
})

it("NAV-10 formatCountBadge shows 0 unless it should be hidden", () => {
  expect(formatCountBadge(0)).toBe("0")
  expect(formatCountBadge(0, true)).toBeNull()
  expect(formatCountBadge(5, true)).toBe("5")
})

it("OFF-12 formatCountBadge adds a plus if there may be more", () => {
  expect(formatCountBadge(2, true, true)).toBe("2+")
  expect(formatCountBadge(99, true, true)).toBe("99+")
  expect(formatCountBadge(120, true, true)).toBe("99+")
  expect(formatCountBadge(0, true, true)).toBeNull()
})
