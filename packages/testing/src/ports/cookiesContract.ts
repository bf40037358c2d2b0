import { Cookies } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"

/** Tests that every adapter of the Cookies port must pass. */
export const cookiesContract = (name: string, layer: Layer.Layer<Cookies>): void => {
  const withCookies = (check: (cookies: Cookies["Service"]) => Effect.Effect<void>) => Cookies.use(check).pipe(Effect.provide(layer))

  describe(`Cookies (${name})`, () => {
    it.effect("returns any text that was written", () =>
      withCookies((cookies) =>
        Effect.gen(function* () {
          const value = '{"Year":1969,"Declined":["Rear Axle; 12 = bolt","ä%"]}'
          yield* cookies.write("contract-value", value)
          yield* cookies.write("contract-other", "other", 1)
          yield* cookies.write("contract-session", "open", null)
          expect(yield* cookies.read("contract-session")).toBe("open")
          expect(yield* cookies.read("contract-value")).toBe(value)
        })
      )
    )

    it.effect("keeps the last value of a name", () =>
      withCookies((cookies) =>
        Effect.gen(function* () {
          yield* cookies.write("contract-last", "1")
          yield* cookies.write("contract-last", "2")
          expect(yield* cookies.read("contract-last")).toBe("2")
        })
      )
    )

    it.effect("returns no value for a cookie that was not written or was removed", () =>
      withCookies((cookies) =>
        Effect.gen(function* () {
          yield* cookies.write("contract-gone", "1")
          yield* cookies.remove("contract-gone")
          expect(yield* cookies.read("contract-gone")).toBeUndefined()
          expect(yield* cookies.read("contract-never")).toBeUndefined()
        })
      )
    )
  })
}
