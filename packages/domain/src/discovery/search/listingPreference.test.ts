import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import fc from "fast-check"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { applyListingPreference, saveListingPreference, isShowAllCookie, hasShowAllCookie } from "./listingPreference.ts"
import { ALL_PRODUCTS } from "./rules.ts"

describe("the listing preference", () => {
  it.effect("GAP-C70 is stored until the browser is closed and can be removed", () => {
    const [jar, written] = [new Map<string, string>(), new Array<ReadonlyArray<unknown>>()]
    const cookies = Cookies.of({
      read: (name) => Effect.sync(() => jar.get(name)),
      write: (...cookie) => Effect.sync(() => (written.push(cookie), void jar.set(cookie[0], cookie[1]))),
      remove: (name) => Effect.sync(() => void jar.delete(name))
    })
    return Effect.gen(function* () {
      yield* saveListingPreference(cookies, false)
      expect(written).toEqual([["Listings", "all", null]])
      expect(isShowAllCookie(jar.get("Listings"))).toBe(true)
      yield* saveListingPreference(cookies, true)
      expect(jar.size).toBe(0)
    })
  })

  it("GAP-C70 is read only from the exact cookie value", () => {
    fc.assert(fc.property(fc.string(), (text) => isShowAllCookie(text) === (text === "all")))
    expect([null, "", "Listings=all", "theme=dark; Listings=all", "Listings=ALL", "Listings=all%20"].map(hasShowAllCookie)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false
    ])
  })

  it("GAP-C70 applies only if the URL does not specify the filter", () => {
    fc.assert(
      fc.property(fc.constantFrom(null, true, false), fc.boolean(), (fits, isShowingEverything) => {
        expect(applyListingPreference({ ...ALL_PRODUCTS, fits }, isShowingEverything).fits).toBe(
          fits ?? (isShowingEverything ? false : null)
        )
      })
    )
  })
})
