import { SkuBaseNumber } from "@camber/domain/catalog"
import { type HistoryEntry, misoId, recentHistory } from "@camber/domain/history"
import { readEntry, Storage, writeEntry } from "@camber/domain/ports"
import { afterEach, beforeEach, describe, expect, it, vi } from "@effect/vitest"
import { Effect, Logger } from "effect"
import { TestClock } from "effect/testing"
import { layerStorage } from "./layerBrowser.ts"

const logged: Array<string> = []
const logger = Logger.layer([Logger.make(({ message }) => logged.push(String(message)))])

afterEach(() => {
  vi.unstubAllGlobals()
  logged.length = 0
})

describe("browser storage", () => {
  const visit: HistoryEntry = { pageType: "Product", url: "/item/rotor/2", title: "Rotor", date: 0, imageUrl: null, skuBaseNumber: null }
  const stores = () => [Object.keys(localStorage), Object.keys(sessionStorage)]
  const clear = () => {
    localStorage.clear()
    sessionStorage.clear()
  }
  // Clears the storage, because test files share the window.
  beforeEach(clear)
  afterEach(clear)

  it.effect("HIST-06 HIST-08 keeps the visits of each page type under its own key for 43800 minutes", () =>
    Effect.gen(function* () {
      const products = recentHistory("Product")
      yield* writeEntry(products, [visit])
      expect(stores()).toEqual([["Product_RecentHistory"], []])
      yield* TestClock.adjust(43_800 * 60_000 - 1)
      expect((yield* readEntry(products))?.value).toEqual([visit])
      yield* TestClock.adjust(1)
      expect(yield* readEntry(products)).toBeNull()
    }).pipe(Effect.provide(layerStorage))
  )

  it.effect("HIST-25 keeps the clicked recommendation for one minute of the session", () =>
    Effect.gen(function* () {
      yield* writeEntry(misoId, { misoId: "m-1", skuBase: SkuBaseNumber.make("CAM-1") })
      expect(stores()).toEqual([[], ["MisoId"]])
      yield* TestClock.adjust(59_999)
      expect((yield* readEntry(misoId))?.value.misoId).toBe("m-1")
      yield* TestClock.adjust(1)
      expect(yield* readEntry(misoId)).toBeNull()
    }).pipe(Effect.provide(layerStorage))
  )
})

it.effect("ERR-24 logs a failed write if the storage is full", () =>
  Effect.gen(function* () {
    vi.stubGlobal("localStorage", {
      getItem: () => null,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError")
      }
    })
    const { local } = yield* Storage
    yield* local.write("key", "text")
    expect(yield* local.read("key")).toBeUndefined()
    expect(logged).toHaveLength(1)
  }).pipe(Effect.provide(layerStorage), Effect.provide(logger))
)

it.effect("ERR-24 logs an error and is empty when storage is forbidden", () =>
  Effect.gen(function* () {
    vi.stubGlobal("sessionStorage", undefined)
    const { session } = yield* Storage
    yield* session.remove("key")
    yield* session.clear
    expect(yield* session.read("key")).toBeUndefined()
    expect(logged).toHaveLength(3)
  }).pipe(Effect.provide(layerStorage), Effect.provide(logger))
)
