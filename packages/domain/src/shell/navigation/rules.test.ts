import { expect, it } from "vitest"
import { formatCountBadge } from "./rules.ts"

it("NAV-08 formatCountBadge shows the number up to 99 and '99+' above", () => {
  expect([1, 99, 100, 5000].map((count) => formatCountBadge(count))).toEqual(["1", "99", "99+", "99+"])
})

it("NAV-09 formatCountBadge returns null if the number is unknown or not numeric", () => {
  expect([formatCountBadge(null), formatCountBadge(Number("abc"))]).toEqual([null, null])
})

it("NAV-10 formatCountBadge shows 0 unless it should be hidden", () => {
  expect([formatCountBadge(0), formatCountBadge(0, true), formatCountBadge(5, true)]).toEqual(["0", null, "5"])
})

it("OFF-12 formatCountBadge adds a plus if there may be more", () => {
  expect([
    formatCountBadge(2, true, true),
    formatCountBadge(99, true, true),
    formatCountBadge(120, true, true),
    formatCountBadge(0, true, true)
  ]).toEqual(["2+", "99+", "99+", null])
})
