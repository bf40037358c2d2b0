import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { TestClock } from "effect/testing"
import type { PageType } from "../../foundation/pages/model.ts"
import { Storage, type StorageArea } from "../../foundation/ports/Storage.ts"
import { type PageAddress, Tabs } from "../../foundation/ports/Tabs.ts"
import { History, type PageView } from "./History.ts"
import { layerHistory } from "./layerHistory.ts"

const createStorageArea = (texts: Map<string, string>): StorageArea => ({
  read: (key) => Effect.sync(() => texts.get(key)),
  write: (key, text) => Effect.sync(() => void texts.set(key, text)),
  remove: (key) => Effect.sync(() => void texts.delete(key)),
  clear: Effect.sync(() => texts.clear())
})
const createContext = () => {
  const [local, session] = [new Map<string, string>(), new Map<string, string>()]
  const [logged, page]: [Array<unknown>, { address: PageAddress }] = [
    [],
    { address: { origin: "https://shop.example", pathname: "/item/rotor/2", search: "?sku=CAM-1-1", hash: "#reviews" } }
  ]
  const layer = layerHistory.pipe(
    Layer.provide(Layer.succeed(Storage, Storage.of({ local: createStorageArea(local), session: createStorageArea(session) }))),
    Layer.provide(Layer.mock(Tabs, { address: Effect.sync(() => page.address) })),
    Layer.provideMerge(Logger.layer([Logger.make(({ message }) => void logged.push([message].flat()[0]))]))
  )
  return { layer, local, session, logged, page }
}
const view: PageView = { title: "Brake Rotor | Camber", imageUrl: "/parts/rotor.svg", skuBaseNumber: "CAM-1" }
const recent = (pageType: PageType) => History.use((history) => history.recent(pageType))
const record = (more: Partial<PageView> = {}) => History.use((history) => history.record({ ...view, ...more }))

describe("the recent history of a device", () => {
  it.effect("HIST-01 an entry contains page type, URL, title, time and image of the page", () => {
    const { layer, local } = createContext()
    return Effect.gen(function* () {
      yield* TestClock.setTime(1_700_000_000_000)
      yield* record()
      expect(yield* recent("Product")).toEqual([
        {
          pageType: "Product",
          url: "/item/rotor/2?sku=CAM-1-1",
          title: "Brake Rotor",
          date: 1_700_000_000_000,
          imageUrl: "/parts/rotor.svg",
          skuBaseNumber: "CAM-1"
        }
      ])
      expect([...local.keys()]).toEqual(["Product_RecentHistory"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("HIST-05 HIST-06 keeps a separate history for each page type", () => {
    const { layer, local, page } = createContext()
    return Effect.gen(function* () {
      yield* record()
      page.address = { ...page.address, pathname: "/the-toolbox/lifters/9", search: "" }
      yield* record({ title: "Lifters", skuBaseNumber: null })
      expect((yield* recent("Product")).map(({ title }) => title)).toEqual(["Brake Rotor"])
      expect((yield* recent("Article")).map(({ title }) => title)).toEqual(["Lifters"])
      expect(yield* recent("Search")).toEqual([])
      expect([...local.keys()]).toEqual(["Product_RecentHistory", "Article_RecentHistory"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("HIST-08 HIST-09 lists a revisited page once, and nothing 43800 minutes after the last visit", () => {
    const { layer } = createContext()
    return Effect.gen(function* () {
      yield* record({ title: "Old name" })
      yield* TestClock.adjust("1 day")
      yield* record()
      expect((yield* recent("Product")).map(({ title }) => title)).toEqual(["Brake Rotor"])
      yield* TestClock.adjust(43_800 * 60_000 - 1)
      expect(yield* recent("Product")).toHaveLength(1)
      yield* TestClock.adjust(1)
      expect(yield* recent("Product")).toEqual([])
    }).pipe(Effect.provide(layer))
  })

  it.effect("ERR-120 logs and ignores an invalid stored history", () => {
    const { layer, local, logged } = createContext()
    local.set("Product_RecentHistory", '{"value":[{"url":7}],"keptAt":0}')
    return Effect.gen(function* () {
      expect(yield* recent("Product")).toEqual([])
      expect(logged).toHaveLength(1)
      yield* record({ skuBaseNumber: "no number" })
      expect(yield* recent("Product")).toMatchObject([{ title: "Brake Rotor", skuBaseNumber: null }])
    }).pipe(Effect.provide(layer))
  })
})

describe("the last viewed product list", () => {
  const seen = { name: "cam", source: "typeahead" }
  const createAttribution = (acquisition: string) => JSON.stringify({ value: { acquisition, parameters: {} }, keptAt: 0 })

  it.effect("HIST-18 HIST-19 HIST-23 is stored with prefix, name and attribution, and keeps the acquisition when it is replaced", () => {
    const { layer, local, session } = createContext()
    local.set("Attribution", createAttribution("Paid"))
    return Effect.gen(function* () {
      const history = yield* History
      expect((yield* history.list).name).toBe("not_set")
      yield* history.seeList("search", seen)
      expect(yield* history.list).toEqual({
        prefix: "Searched For",
        name: "cam",
        attribution: { source: "typeahead", acquisition: "Paid" }
      })
      local.set("Attribution", createAttribution("Organic"))
      yield* history.seeList("rec", { name: "Home", source: null })
      expect(yield* history.list).toEqual({ prefix: "Recommended", name: "Home", attribution: { source: null, acquisition: "Paid" } })
      expect([...session.keys()]).toEqual(["ProductList"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("HIST-21 stays unchanged for an unknown list type, which is logged", () => {
    const { layer, logged } = createContext()
    return Effect.gen(function* () {
      const history = yield* History
      yield* history.seeList("search", seen)
      yield* history.seeList("dream", { ...seen, name: "night" })
      expect((yield* history.list).name).toBe("cam")
      expect(logged).toEqual(["Product list type is not valid: dream"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("ATC-02 tags an added item; without a list, credits nothing and logs nothing", () => {
    const { layer, logged } = createContext()
    return Effect.gen(function* () {
      const history = yield* History
      expect(yield* history.tag("addToCart")).toEqual({ listId: null, listName: "not_set", attribution: null })
      yield* history.seeList("search", seen)
      expect(yield* history.tag("addToCart")).toEqual({ listId: "Searched For", listName: "cam", attribution: "typeahead" })
      expect(logged).toEqual([])
    }).pipe(Effect.provide(layer))
  })

  it.effect("ERR-113 logs an invalid stored list with the calling method and does not credit the list", () => {
    const { layer, logged, session } = createContext()
    const foreign = { prefix: "Dreamt Of", name: "night", attribution: { source: null, acquisition: null } }
    session.set("ProductList", JSON.stringify({ value: foreign, keptAt: 0 }))
    return Effect.gen(function* () {
      expect(yield* History.use((history) => history.tag("addRecommendations"))).toMatchObject({ listId: null })
      expect(logged).toEqual(["Product list is not valid for add to cart method addRecommendations"])
    }).pipe(Effect.provide(layer))
  })
})

describe("the followed recommendation", () => {
  it.effect("HIST-24 HIST-25 is stored with its product for one minute of the session", () => {
    const { layer, session } = createContext()
    return Effect.gen(function* () {
      const history = yield* History
      yield* history.follow({ misoId: "m-1", skuBase: "CAM-1" })
      yield* TestClock.adjust(59_999)
      expect(yield* history.followed).toEqual({ misoId: "m-1", skuBase: "CAM-1" })
      expect([...session.keys()]).toEqual(["MisoId"])
      yield* TestClock.adjust(1)
      expect(yield* history.followed).toBeNull()
    }).pipe(Effect.provide(layer))
  })

  it.effect.each([
    { misoId: "m-1", skuBase: null },
    { misoId: null, skuBase: "CAM-1" },
    { misoId: "", skuBase: "CAM-1" }
  ])("HIST-26 is logged and not stored if a field is missing: $misoId $skuBase", (recommendation) => {
    const { layer, logged, session } = createContext()
    return Effect.gen(function* () {
      yield* History.use((history) => history.follow(recommendation))
      expect(session.size).toBe(0)
      expect(logged).toEqual(["A followed recommendation lacks misoId or skuBase"])
    }).pipe(Effect.provide(layer))
  })
})
