import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer } from "effect"
import fc from "fast-check"
import { Cookies } from "../ports/Cookies.ts"
import { asKept, keepsAll, keepsAllByCookies } from "./keptListings.ts"
import { ListingChoice } from "./ListingChoice.ts"
import { wholeShop } from "./rules.ts"

const over = (jar: Map<string, string>, written: Array<ReadonlyArray<unknown>>) =>
  Layer.provide(
    ListingChoice.layer,
    Layer.succeed(
      Cookies,
      Cookies.of({
        read: (name) => Effect.sync(() => jar.get(name)),
        write: (...cookie) => Effect.sync(() => (written.push(cookie), void jar.set(cookie[0], cookie[1]))),
        remove: (name) => Effect.sync(() => void jar.delete(name))
      })
    )
  )

describe("what listings show", () => {
  it.effect("GAP-C70 is kept until the browser is closed, and given up again", () => {
    const [jar, written] = [new Map<string, string>(), new Array<ReadonlyArray<unknown>>()]
    return Effect.gen(function* () {
      const choice = yield* ListingChoice
      expect(yield* choice.isFitting).toBe(true)
      yield* choice.keep(false)
      expect(written).toEqual([["Listings", "all", "session"]])
      expect(yield* choice.isFitting).toBe(false)
      yield* choice.keep(true)
      expect([yield* choice.isFitting, jar.size]).toEqual([true, 0])
    }).pipe(Effect.provide(over(jar, written)))
  })

  it("GAP-C70 is read from a cookie of one word alone", () => {
    fc.assert(fc.property(fc.string(), (text) => keepsAll(text) === (text === "all")))
    expect([null, "", "Listings=all", "theme=dark; Listings=all", "Listings=ALL", "Listings=all%20"].map(keepsAllByCookies)).toEqual([
      false,
      false,
      true,
      true,
      false,
      false
    ])
  })

  it("GAP-C70 follows the address first, then what was kept", () => {
    fc.assert(
      fc.property(fc.constantFrom(null, true, false), fc.boolean(), (fits, isAllKept) => {
        expect(asKept({ ...wholeShop, fits }, isAllKept).fits).toBe(fits ?? (isAllKept ? false : null))
      })
    )
  })
})
