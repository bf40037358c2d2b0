import { describe, expect, it } from "@effect/vitest"
import { Effect, Layer, Logger } from "effect"
import { TestClock } from "effect/testing"
import type { PageType } from "../../foundation/pages/model.ts"
import { Storage, type StorageArea } from "../../foundation/ports/Storage.ts"
import { type PageAddress, Tabs } from "../../foundation/ports/Tabs.ts"
import { History, type PageView } from "./History.ts"

const area = (texts: Map<string, string>): StorageArea => ({
  read: (key) => Effect.sync(() => texts.get(key)),
  write: (key, text) => Effect.sync(() => void texts.set(key, text)),
  remove: (key) => Effect.sync(() => void texts.delete(key)),
  clear: Effect.sync(() => texts.clear())
})
const world = () => {
  const [local, session] = [new Map<string, string>(), new Map<string, string>()]
  const [logged, page]: [Array<unknown>, { address: PageAddress }] = [
    [],
    { address: { origin: "https://shop.example", pathname: "/item/rotor/2", search: "?sku=CAM-1-1", hash: "#reviews" } }
  ]
  const layer = History.layer.pipe(
    Layer.provide(Layer.succeed(Storage, Storage.of({ local: area(local), session: area(session) }))),
    Layer.provide(Layer.mock(Tabs, { address: Effect.sync(() => page.address) })),
    Layer.provideMerge(Logger.layer([Logger.make(({ message }) => void logged.push([message].flat()[0]))]))
  )
  return { layer, local, session, logged, page }
}
const view: PageView = { title: "Brake Rotor | Camber", imageUrl: "/parts/rotor.svg", skuBaseNumber: "CAM-1" }
const recent = (pageType: PageType) => History.use((history) => history.recent(pageType))
const record = (more: Partial<PageView> = {}) => History.use((history) => history.record({ ...view, ...more }))

describe("the recent history of a device", () => {
  it.effect("HIST-01 an entry tells page type, address, title, time and picture of the page", () => {
    const { layer, local } = world()
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

  it.effect("HIST-05 HIST-06 pages of each type have a history of their own", () => {
    const { layer, local, page } = world()
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

  it.effect("HIST-08 HIST-09 a page seen again is one entry, and 43800 minutes after the last visit there is none", () => {
    const { layer } = world()
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

  it.effect("ERR-120 what somebody else has written there is logged and counts as nothing", () => {
    const { layer, local, logged } = world()
    local.set("Product_RecentHistory", '{"value":[{"url":7}],"keptAt":0}')
    return Effect.gen(function* () {
      expect([yield* recent("Product"), logged.length]).toEqual([[], 1])
      yield* record({ skuBaseNumber: "no number" })
      expect(yield* recent("Product")).toMatchObject([{ title: "Brake Rotor", skuBaseNumber: null }])
    }).pipe(Effect.provide(layer))
  })
})

describe("the list seen last", () => {
  const seen = { name: "cam", source: "typeahead" }
  const came = (acquisition: string) => JSON.stringify({ value: { acquisition, parameters: {} }, keptAt: 0 })

  it.effect("HIST-18 HIST-19 HIST-23 is kept with prefix, name and attribution, and replaced with its acquisition", () => {
    const { layer, local, session } = world()
    local.set("Attribution", came("Paid"))
    return Effect.gen(function* () {
      const history = yield* History
      expect((yield* history.list).name).toBe("not_set")
      yield* history.seeList("search", seen)
      expect(yield* history.list).toEqual({
        prefix: "Searched For",
        name: "cam",
        attribution: { source: "typeahead", acquisition: "Paid" }
      })
      local.set("Attribution", came("Organic"))
      yield* history.seeList("rec", { name: "Home", source: null })
      expect(yield* history.list).toEqual({ prefix: "Recommended", name: "Home", attribution: { source: null, acquisition: "Paid" } })
      expect([...session.keys()]).toEqual(["ProductList"])
    }).pipe(Effect.provide(layer))
  })

  it.effect("HIST-21 stays when a list of an unknown type is told, which is only logged", () => {
    const { layer, logged } = world()
    return Effect.gen(function* () {
      const history = yield* History
      yield* history.seeList("search", seen)
      yield* history.seeList("dream", { ...seen, name: "night" })
      expect([(yield* history.list).name, logged]).toEqual(["cam", ["Product list type is not valid: dream"]])
    }).pipe(Effect.provide(layer))
  })

  it.effect("ATC-02 tags what is added; before any list nothing is credited and nothing is wrong", () => {
    const { layer, logged } = world()
    return Effect.gen(function* () {
      const history = yield* History
      expect(yield* history.tag("addToCart")).toEqual({ listId: null, listName: "not_set", attribution: null })
      yield* history.seeList("search", seen)
      expect(yield* history.tag("addToCart")).toEqual({ listId: "Searched For", listName: "cam", attribution: "typeahead" })
      expect(logged).toEqual([])
    }).pipe(Effect.provide(layer))
  })

  it.effect("ERR-113 a kept list that is none is logged with who asked, and not credited", () => {
    const { layer, logged, session } = world()
    const foreign = { prefix: "Dreamt Of", name: "night", attribution: { source: null, acquisition: null } }
    session.set("ProductList", JSON.stringify({ value: foreign, keptAt: 0 }))
    return Effect.gen(function* () {
      expect(yield* History.use((history) => history.tag("addRecommendations"))).toMatchObject({ listId: null })
      expect(logged).toEqual(["Product list is not valid for add to cart method addRecommendations"])
    }).pipe(Effect.provide(layer))
  })
})

describe("the recommendation that was followed", () => {
  it.effect("HIST-24 HIST-25 is kept with its product for one minute of this session", () => {
    const { layer, session } = world()
    return Effect.gen(function* () {
      const history = yield* History
      yield* history.follow({ misoId: "m-1", skuBase: "CAM-1" })
      yield* TestClock.adjust(59_999)
      expect([yield* history.followed, [...session.keys()]]).toEqual([{ misoId: "m-1", skuBase: "CAM-1" }, ["MisoId"]])
      yield* TestClock.adjust(1)
      expect(yield* history.followed).toBeNull()
    }).pipe(Effect.provide(layer))
  })

  it.effect.each([
    { misoId: "m-1", skuBase: null },
    { misoId: null, skuBase: "CAM-1" },
    { misoId: "", skuBase: "CAM-1" }
  ])("HIST-26 is not kept without a part of it, which is logged: $misoId $skuBase", (recommendation) => {
    const { layer, logged, session } = world()
    return Effect.gen(function* () {
      yield* History.use((history) => history.follow(recommendation))
      expect([session.size, logged]).toEqual([0, ["A followed recommendation lacks misoId or skuBase"]])
    }).pipe(Effect.provide(layer))
  })
})
