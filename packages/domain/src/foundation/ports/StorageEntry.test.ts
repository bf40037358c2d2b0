import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger, Schema } from "effect"
import { TestClock } from "effect/testing"
import { readEntry, type StorageEntry, writeEntry } from "./StorageEntry.ts"
import { Storage, type StorageArea } from "./Storage.ts"

const colours = {
  area: "session",
  key: "Colours",
  minutes: 3,
  value: Schema.Array(Schema.Literals(["red", "blue"]))
} satisfies StorageEntry<object>
const forGood = { ...colours, area: "local", minutes: null } satisfies StorageEntry<object>

/** Both areas in one map of keys, and what was logged. */
const world = () => {
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

describe("an entry of storage", () => {
  it.effect("CONST-107 reads back while it is younger than its lifetime, and is absent at that age", () =>
    Effect.gen(function* () {
      yield* TestClock.adjust("1 hour")
      yield* writeEntry(colours, ["red"])
      yield* TestClock.adjust(3 * 60_000 - 1)
      expect(yield* readEntry(colours)).toEqual({ value: ["red"], keptAt: 3_600_000 })
      yield* TestClock.adjust(1)
      expect(yield* readEntry(colours)).toBeNull()
    }).pipe(Effect.provide(world().layer))
  )

  it.effect("CONST-107 that takes another's place ends when that one would have ended", () =>
    Effect.gen(function* () {
      yield* writeEntry(colours, ["red"])
      yield* TestClock.adjust("2 minutes")
      yield* writeEntry(colours, ["blue"], (yield* readEntry(colours))?.keptAt)
      yield* TestClock.adjust("1 minute")
      expect(yield* readEntry(colours)).toBeNull()
    }).pipe(Effect.provide(world().layer))
  )

  it.effect("without a lifetime stays", () =>
    Effect.gen(function* () {
      yield* writeEntry(forGood, ["blue"])
      yield* TestClock.adjust("10000 days")
      expect((yield* readEntry(forGood))?.value).toEqual(["blue"])
    }).pipe(Effect.provide(world().layer))
  )

  it.effect.each(["", "red", "null", "[]", '{"value":["green"],"keptAt":0}', '{"value":["red"]}', '{"value":["red"],"keptAt":"now"}'])(
    "that is broken or another's is absent, and logged: %s",
    (text) => {
      const { layer, logged, texts } = world()
      texts.set("Colours", text)
      return Effect.gen(function* () {
        expect(yield* readEntry(colours)).toBeNull()
        expect(logged).toEqual(["Warn"])
      }).pipe(Effect.provide(layer))
    }
  )
})
