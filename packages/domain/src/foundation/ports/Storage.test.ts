import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger, Schema } from "effect"
import { TestClock } from "effect/testing"
import { readEntry, type StorageEntry, writeEntry, Storage, type StorageArea } from "./Storage.ts"

const colors = {
  area: "session",
  key: "Colors",
  minutes: 3,
  value: Schema.Array(Schema.Literals(["red", "blue"]))
} satisfies StorageEntry<object>
const permanentColors = { ...colors, area: "local", minutes: null } satisfies StorageEntry<object>

/** Provides both areas in one map, and the log. */
const createContext = () => {
  const texts = new Map<string, string>()
  const logged: Array<string> = []
  const area: StorageArea = {
    read: (key) => Effect.sync(() => texts.get(key)),
    write: (key, text) => Effect.sync(() => void texts.set(key, text)),
    remove: (key) => Effect.sync(() => void texts.delete(key)),
    clear: Effect.sync(() => texts.clear())
  }
  const log = Logger.layer([Logger.make(({ logLevel }) => logged.push(logLevel))])
  return { texts, logged, layer: Layer.merge(Layer.succeed(Storage, Storage.of({ local: area, session: area })), log) }
}

describe("a storage entry", () => {
  it.effect("CONST-107 is readable until exactly the end of its lifetime", () =>
    Effect.gen(function* () {
      yield* TestClock.adjust("1 hour")
      yield* writeEntry(colors, ["red"])
      yield* TestClock.adjust(3 * 60_000 - 1)
      expect(yield* readEntry(colors)).toEqual({ value: ["red"], keptAt: 3_600_000 })
      yield* TestClock.adjust(1)
      expect(yield* readEntry(colors)).toBeNull()
    }).pipe(Effect.provide(createContext().layer))
  )

  it.effect("CONST-107 inherits the expiry of the entry that it replaces", () =>
    Effect.gen(function* () {
      yield* writeEntry(colors, ["red"])
      yield* TestClock.adjust("2 minutes")
      yield* writeEntry(colors, ["blue"], (yield* readEntry(colors))?.keptAt)
      yield* TestClock.adjust("1 minute")
      expect(yield* readEntry(colors)).toBeNull()
    }).pipe(Effect.provide(createContext().layer))
  )

  it.effect("never expires without a lifetime", () =>
    Effect.gen(function* () {
      yield* writeEntry(permanentColors, ["blue"])
      yield* TestClock.adjust("10000 days")
      expect((yield* readEntry(permanentColors))?.value).toEqual(["blue"])
    }).pipe(Effect.provide(createContext().layer))
  )

  it.effect.each(["", "red", "null", "[]", '{"value":["green"],"keptAt":0}', '{"value":["red"]}', '{"value":["red"],"keptAt":"now"}'])(
    "is treated as absent and logged if it is invalid: %s",
    (text) => {
      const { layer, logged, texts } = createContext()
      texts.set("Colors", text)
      return Effect.gen(function* () {
        expect(yield* readEntry(colors)).toBeNull()
        expect(logged).toEqual(["Warn"])
      }).pipe(Effect.provide(layer))
    }
  )
})
