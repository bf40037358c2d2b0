import { expect, it } from "vitest"
import { hasCondensedFooter } from "./hasCondensedFooter.ts"

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
