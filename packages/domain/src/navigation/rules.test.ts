import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { quietPaths } from "../pages/index.ts"
import { emailModalSuppression } from "../signup/index.ts"
import { countBadge, hasCondensedFooter, prioritized, prioritizedMakes, showsChat } from "./rules.ts"

it("NAV-08 shows the number up to 99 and '99+' above", () => {
  expect([1, 99, 100, 5000].map((count) => countBadge(count))).toEqual(["1", "99", "99+", "99+"])
})

it("NAV-09 is hidden when its number is not known or not numeric", () => {
  expect([countBadge(null), countBadge(Number("abc"))]).toEqual([null, null])
})

it("NAV-10 shows 0 unless it is told to hide it", () => {
  expect([countBadge(0), countBadge(0, true), countBadge(5, true)]).toEqual(["0", null, "5"])
})

it.each(["/buy", "/buy/", "/buy/review", "/Buy/Review", "/emailsignup", "/EmailSignup"])(
  "NAV-52 NAV-114 %s has the condensed footer",
  (path) => {
    expect(hasCondensedFooter(path)).toBe(true)
  }
)

it.each(["/", "/buyers-guide", "/emailsignups", "/shop/buy", "/shoppingcart"])("NAV-52 NAV-114 %s has the full footer", (path) => {
  expect(hasCondensedFooter(path)).toBe(false)
})

const viewer = {
  path: "/",
  wasShown: false,
  isBot: false,
  isRegistered: false,
  isInstalled: false,
  hasEnrolled: false,
  isSignedUpForEmails: false
}

describe("the pages on which nothing speaks to the reader", () => {
  it("NAV-55 NAV-115 are informational pages, one radiator page and two toolbox articles", () => {
    expect(quietPaths.map((path) => path.replace(/[^/]+$/, "").toLowerCase()).toSorted()).toEqual([
      "/info/",
      "/info/",
      "/item/radiator/",
      "/the-toolbox/giveaway-rules/",
      "/the-toolbox/giveaway-winners/"
    ])
  })
  it.each(quietPaths.map((path) => [path]))("NAV-55 NAV-115 %s is without the chat widget, in either letter case", (path) => {
    expect([path, path.toUpperCase(), `${path}/`].map((one) => showsChat(one))).toEqual([false, false, false])
  })
  it.each(quietPaths.map((path) => [path]))("NAV-116 %s is without the email sign-up", (path) => {
    expect(emailModalSuppression({ ...viewer, path })).toBe("path")
  })
  it.each(["/", "/Info/Shocks", "/info/helpcenter", "/item/radiator/2", "/the-toolbox/giveaway-rules/9009"])("%s has both", (path) => {
    expect([showsChat(path), emailModalSuppression({ ...viewer, path })]).toEqual([true, null])
  })
})

const named = (names: ReadonlyArray<string>) => names.map((primary) => ({ primary }))

describe("the makes of a list", () => {
  it("begin with Chevrolet, Ford and Dodge, and keep the order of the others", () => {
    expect(prioritized(named(["Acura", "Dodge", "Zimmer", "Chevrolet", "AMC", "Ford"]))).toEqual(
      named(["Chevrolet", "Ford", "Dodge", "Acura", "Zimmer", "AMC"])
    )
  })
  it("are all still there, however they come", () => {
    const makes = fc.array(fc.oneof(fc.constantFrom(...prioritizedMakes), fc.string()))
    fc.assert(
      fc.property(makes, (names) => {
        expect(prioritized(named(names))).toHaveLength(names.length)
        expect(new Set(prioritized(named(names)).map(({ primary }) => primary))).toEqual(new Set(names))
      })
    )
  })
})
