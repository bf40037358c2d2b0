import { Storage, type StorageArea } from "@camber/domain/ports"
import { describe, expect, it } from "@effect/vitest"
import { Effect, type Layer } from "effect"

/** Tests that every adapter of the Storage port must pass. The layer may keep texts between tests. */
export const storageContract = (name: string, layer: Layer.Layer<Storage>): void => {
  const inBothAreas = (check: (area: StorageArea, other: StorageArea) => Effect.Effect<void>) =>
    Effect.gen(function* () {
      const { local, session } = yield* Storage
      for (const [area, other] of [
        [local, session],
        [session, local]
      ] as const) {
        yield* local.clear
        yield* session.clear
        yield* check(area, other)
      }
    }).pipe(Effect.provide(layer))

  describe(`Storage (${name})`, () => {
    it.effect("returns the last written text, only from its own area", () =>
      inBothAreas((area, other) =>
        Effect.gen(function* () {
          yield* area.write("key", "first")
          yield* area.write("key", 'zweiter Wert: ä{}"')
          expect(yield* area.read("key")).toBe('zweiter Wert: ä{}"')
          expect(yield* other.read("key")).toBeUndefined()
        })
      )
    )

    it.effect("distinguishes an empty text from a missing one", () =>
      inBothAreas((area) =>
        Effect.gen(function* () {
          expect(yield* area.read("key")).toBeUndefined()
          yield* area.write("key", "")
          expect(yield* area.read("key")).toBe("")
        })
      )
    )

    it.effect("removes one text and clears one area", () =>
      inBothAreas((area, other) =>
        Effect.gen(function* () {
          yield* area.write("one", "1")
          yield* area.write("two", "2")
          yield* other.write("three", "3")
          yield* area.remove("one")
          yield* area.remove("never written")
          expect(yield* area.read("one")).toBeUndefined()
          expect(yield* area.read("two")).toBe("2")
          yield* area.clear
          expect(yield* area.read("two")).toBeUndefined()
          expect(yield* other.read("three")).toBe("3")
        })
      )
    )
  })
}
