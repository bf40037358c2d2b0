import { sampleIndexOption, sampleIndexOptionValue, sampleProductChoices } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import { type ProductChoices, SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import { Unreachable } from "../../foundation/ports/Http.ts"
import { WebUserGuid } from "../../foundation/visitor/model.ts"
import type { Lists } from "./Lists.ts"
import { ListId, ShareGuid } from "./model.ts"
import { GUID, openLists } from "./testing/openLists.ts"
import { listItem, listOf } from "./testing/samples.ts"

const [A, B] = [ListId.make("list-A"), ListId.make("list-B")]
const listOwner = WebUserGuid.make("1c9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11")
const down = new Unreachable({ service: "products", operation: "productOptions", cause: "down" })
const choices = (changes: Partial<ProductChoices> = {}) =>
  Effect.succeed(
    sampleProductChoices({
      skuBaseNumber: SkuBaseNumber.make("CAM-Z"),
      skuVariantNumber: SkuVariantNumber.make("CAM-Z-1"),
      productPageId: 26,
      productPageUrl: "/item/cam/26",
      ...changes
    })
  )
type Command = (lists: Lists["Service"]) => Effect.Effect<unknown>
/** Every operation, with what it is called on the wire. */
const operations: ReadonlyArray<readonly [string, Command]> = [
  ["createList", (lists) => lists.create("Engine", { items: [listItem("A")], articleIds: [] })],
  ["addListItems", (lists) => lists.addItems(A, [listItem("A")])],
  ["addListArticles", (lists) => lists.addArticle(A, 9)],
  ["removeListItem", (lists) => lists.removeItem(A, listItem("A"))],
  ["removeListArticle", (lists) => lists.removeArticle(A, 9)],
  ["moveListItem", (lists) => lists.move({ fromListId: A, toListId: B }, { items: [listItem("A")], articleIds: [] })],
  ["moveListArticle", (lists) => lists.move({ fromListId: A, toListId: B }, { items: [], articleIds: [9] })],
  ["setListQuantity", (lists) => lists.setQuantity(A, listItem("A", 3))],
  ["setListCar", (lists) => lists.setCar(A, null)],
  ["shareList", (lists) => lists.share(A, null)],
  ["editList", (lists) => lists.edit(A, "Suspension")],
  ["deleteList", (lists) => lists.delete(A)],
  ["copyList", (lists) => lists.copy(ShareGuid.make("share-X"))]
]

describe("the shopper's lists", () => {
  it.effect("CALL-116 CALL-117 LIST-05 are counted and listed as the services tell", () =>
    Effect.gen(function* () {
      const { operations, run, state } = yield* openLists()
      yield* run(({ count }) => count)
      expect(yield* state).toMatchObject({ listCount: 1, lists: null })
      yield* run(({ load }) => load)
      expect(yield* state).toMatchObject({ lists: [{ id: "list-A" }, { id: "list-B" }], selectedListId: "list-A", hasFailed: false })
      expect(operations()).toEqual(["listCount", "lists"])
    })
  )

  it.effect("LIST-20 are none for a bot, and for nobody, without a call", () =>
    Effect.gen(function* () {
      for (const world of [yield* openLists({ isBot: true }), yield* openLists({ guid: null })]) {
        yield* world.run(({ load }) => load)
        yield* world.run(({ count }) => count)
        expect([yield* world.state, world.operations()]).toMatchObject([{ listCount: 0, lists: [] }, []])
      }
    })
  )

  it.effect("CALL-117 GAP-C22 an owner whom the services name takes the visitor's place", () =>
    Effect.gen(function* () {
      const { adopted, run, service } = yield* openLists()
      yield* run(({ load }) => load)
      expect(adopted).toEqual([])
      service.owner = listOwner
      yield* run(({ load }) => load)
      expect(adopted).toEqual([listOwner])
    })
  )

  it.effect("GAP-C22 of whom the browser was before are asked for once more, as whom it is now, and nothing has failed", () =>
    Effect.gen(function* () {
      const { logged, run, service, state } = yield* openLists()
      const loading = yield* Effect.forkChild(
        run(({ load }) => load),
        { startImmediately: true }
      )
      service.owner = service.guid = listOwner
      yield* Fiber.join(loading)
      expect([yield* state, logged]).toMatchObject([{ hasFailed: false, lists: [{}, {}] }, []])
      expect(service.requests.map(({ variables }) => Object(variables).userGuid)).toEqual([expect.not.stringMatching(listOwner), listOwner])
    })
  )

  it.effect("a failure is logged, and what was known stays", () =>
    Effect.gen(function* () {
      const { logged, run, service, state } = yield* openLists()
      yield* run(({ load }) => load)
      service.mood = "down"
      yield* run(({ load }) => load)
      expect([yield* state, logged]).toMatchObject([{ hasFailed: true, lists: [{}, {}] }, ["Lists could not be loaded"]])
    })
  )

  it.effect("a count that fails says nothing of the lists", () =>
    Effect.gen(function* () {
      const { logged, run, service, state } = yield* openLists()
      yield* run(({ load }) => load)
      yield* run(({ count }) => count)
      const { listCount } = yield* state
      service.mood = "down"
      yield* run(({ count }) => count)
      expect([yield* state, logged]).toMatchObject([{ hasFailed: false, listCount, lists: [{}, {}] }, ["Lists could not be loaded"]])
    })
  )

  it.effect(
    "REC-42 begins with the visitor's count, and asks what is in the lists only where there is anything, once, and for nothing that has a price",
    () =>
      Effect.gen(function* () {
        const some = yield* openLists({ listCount: 1 })
        yield* some.run(({ hydrate }) => hydrate)
        yield* some.run(({ hydrate }) => hydrate)
        const { listCount, listed, lists } = yield* some.state
        expect([some.operations(), listCount, listed?.skuBaseNumbers, lists]).toEqual([["listed"], 1, ["CAM-A"], null])
        for (const listCount of [0, null]) {
          const none = yield* openLists({ listCount })
          yield* none.run(({ hydrate }) => hydrate)
          expect([none.operations(), (yield* none.state).listed]).toEqual([[], null])
        }
      })
  )

  it.effect("LIST-18 CALL-118 another's list is selected by its share guid", () =>
    Effect.gen(function* () {
      const { run, state } = yield* openLists()
      yield* run(({ loadShared }) => loadShared(ShareGuid.make("share-B")))
      expect((yield* state).sharedList?.listName).toBe("B")
      yield* run(({ loadShared }) => loadShared(ShareGuid.make("share-unknown")))
      expect((yield* state).sharedList).toBeNull()
    })
  )
})

describe("an operation", () => {
  it.effect("LIST-15 LIST-16 CALL-123 of every kind is asked for once as the visitor, and its answer shows lists and count", () =>
    Effect.gen(function* () {
      for (const [operation, command] of operations) {
        const { run, service, state } = yield* openLists()
        service.lists = [...service.lists, listOf("C", "A")]
        yield* run(command)
        expect(service.requests).toMatchObject([{ operation, variables: { userGuid: GUID } }])
        expect(yield* state).toMatchObject({ listCount: operation === "deleteList" ? 1 : 2, isBusy: false })
        expect((yield* state).lists).toEqual(service.lists)
      }
    })
  )

  it.effect("LIST-16 of every kind leaves lists and count alone when nobody answers, and one that makes a list when it is refused", () =>
    Effect.gen(function* () {
      const makes = ["createList", "copyList"]
      for (const [operation, command] of operations) {
        for (const mood of makes.includes(operation) ? (["refusing", "down"] as const) : (["down"] as const)) {
          const { run, service, state } = yield* openLists()
          yield* run(({ load }) => load)
          const before = yield* state
          service.mood = mood
          service.lists = []
          yield* run(command)
          expect(yield* state).toMatchObject({ lists: before.lists, listCount: before.listCount, isBusy: false })
        }
      }
    })
  )

  it.effect("that is refused on lists that were changed elsewhere shows them as they are", () =>
    Effect.gen(function* () {
      for (const [operation, command] of operations) {
        if (operation === "createList" || operation === "copyList") continue
        const { notices, run, service, state } = yield* openLists()
        yield* run(({ load }) => load)
        service.mood = "refusing"
        service.lists = [listOf("B")]
        yield* run(command)
        expect(yield* state).toMatchObject({ lists: service.lists, listCount: 0, selectedListId: "list-B", isBusy: false })
        expect(yield* notices).toMatchObject([[expect.any(String), "negative", 5000]])
      }
    })
  )

  it.effect("LIST-16 tells what it changed alone; lists that nobody here knows are asked for then", () =>
    Effect.gen(function* () {
      const { operations: asked, run, service, state } = yield* openLists()
      service.told = 1
      yield* run(({ edit }) => edit(A, "Suspension"))
      expect([asked(), (yield* state).lists]).toEqual([["editList", "lists"], service.lists])
      yield* run(({ edit }) => edit(A, "Steering"))
      expect(asked()).toEqual(["editList", "lists", "editList"])
    })
  )

  it.effect("LIST-16 is done also where the lists that nobody here knows cannot be had then", () =>
    Effect.gen(function* () {
      const { run, service, state } = yield* openLists()
      service.told = 1
      service.failing = "lists"
      expect(yield* run(({ create }) => create("Engine"))).toBe(true)
      expect(yield* state).toMatchObject({ lists: null, isBusy: false, listCount: 1 })
    })
  )

  it.effect("LIST-21 on a list that exists is skipped without a word when there is no guid", () =>
    Effect.gen(function* () {
      const { logged, notices, operations: asked, run } = yield* openLists({ guid: null })
      for (const [operation, command] of operations) if (/^(?:delete|move|edit|remove|set|share)/.test(operation)) yield* run(command)
      expect([asked(), yield* notices, logged]).toEqual([[], [], []])
    })
  )

  it.effect("LIST-19 a copy takes its source from a share guid", () =>
    Effect.gen(function* () {
      const { run, service } = yield* openLists()
      expect(yield* run(({ copy }) => copy(ShareGuid.make("share-X")))).toBe(true)
      expect(service.requests[0]?.variables).toEqual({ userGuid: GUID, shareGuid: "share-X" })
    })
  )

  it.effect("that done twice would be two goes under a key of its own each time", () =>
    Effect.gen(function* () {
      const { run, service } = yield* openLists()
      for (const [, command] of operations) yield* run(command)
      yield* run(({ create }) => create("Engine"))
      const keyed = service.requests.filter(({ isWrite }) => isWrite)
      expect(keyed.map(({ operation }) => operation)).toEqual(["createList", "addListItems", "copyList", "createList"])
      expect(new Set(keyed.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(4)
    })
  )
})

describe("adding a product", () => {
  it.effect("LIST-09 LIST-12 loads it, then opens the drawer of lists with it", () =>
    Effect.gen(function* () {
      const asked: Array<string> = []
      const { run, state } = yield* openLists({ options: (sku) => (asked.push(sku), choices()) })
      expect(yield* run(({ startAdd }) => startAdd("CAM-Z-1", null))).toBeNull()
      expect([asked, (yield* state).drawer]).toEqual([
        ["CAM-Z-1"],
        {
          type: "save",
          content: { items: [{ skuBaseNumber: "CAM-Z", skuVariantNumber: "CAM-Z-1", quantity: 1, kitComponents: [] }], articleIds: [] },
          fromListId: null
        }
      ])
    })
  )

  it.effect("LIST-10 answers that a variant is to be chosen first, and opens no list", () =>
    Effect.gen(function* () {
      const indexOptionValues = [2, 3].map((id) => sampleIndexOptionValue({ id, displayName: `${id} in.` }))
      const indexOptions = [sampleIndexOption({ indexOptionValues })]
      const { run, state } = yield* openLists({ options: () => choices({ indexOptions }) })
      expect(yield* run(({ startAdd }) => startAdd("CAM-Z", null))).toMatchObject({ _tag: "ChooseVariant", product: { productPageId: 26 } })
      expect((yield* state).drawer).toBeNull()
    })
  )

  it.effect.each([Effect.fail(down), Effect.succeed(null)])("ERR-110 that cannot be loaded says so", (answer) =>
    Effect.gen(function* () {
      const { notices, run, state } = yield* openLists({ options: () => answer })
      expect(yield* run(({ startAdd }) => startAdd("CAM-Z", null))).toBeNull()
      expect([yield* notices, (yield* state).drawer]).toEqual([[["Unable to add item to list at this time.", "negative", 5000]], null])
    })
  )
})
