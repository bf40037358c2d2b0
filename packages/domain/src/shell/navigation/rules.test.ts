import { expect, it, describe } from "vitest"
import fc from "fast-check"
import { formatCountBadge, hasCondensedFooter, displayName } from "./rules.ts"

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

it.each(["/buy", "/buy/", "/buy/review", "/Buy/Review", "/emailsignup", "/EmailSignup"])(
  "NAV-52 NAV-114 hasCondensedFooter is true for %s",
  (path) => {
    expect(hasCondensedFooter(path)).toBe(true)
  }
)

it.each(["/", "/buyers-guide", "/emailsignups", "/shop/buy", "/shoppingcart"])(
  "NAV-52 NAV-114 hasCondensedFooter is false for %s",
  (path) => {
    expect(hasCondensedFooter(path)).toBe(false)
  }
)

const named = (firstName: string | null, emailAddress: string | null) => displayName({ firstName, emailAddress })

describe("displayName", () => {
  it("NAV-18 returns the first name", () => {
    expect(named("Ann", "ann@example.com")).toBe("Ann")
    expect(named(" Ann ", null)).toBe("Ann")
  })
  it("NAV-18 returns the masked email address without a first name", () => {
    expect(named(null, "john@mail.com")).toBe("joh**@mail.com")
    expect(named(" ", "jo@mail.com")).toBe("jo**@mail.com")
    expect(named("", "j@mail.com")).toBe("j**@mail.com")
  })
  it("returns null if neither is known", () => {
    expect(named(null, null)).toBeNull()
    expect(named("", "@mail.com")).toBeNull()
    expect(named(null, "john")).toBeNull()
  })
  it("NAV-18 reveals at most three characters of the local part", () => {
    const local = fc.stringMatching(/^[a-z]{4,20}$/)
    fc.assert(
      fc.property(local, (text) => {
        expect(named(null, `${text}@example.com`)).toBe(`${text.slice(0, 3)}**@example.com`)
      })
    )
  })
})
