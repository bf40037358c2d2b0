import { sampleIndexOption, sampleIndexOptionValue, sampleProductChoices } from "@camber/testing/records"
import { describe, expect, it } from "@effect/vitest"
import { Effect, Fiber } from "effect"
import type { ProductChoices } from "../../catalog/catalog/model.ts"
import { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
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
/** All write commands, with their wire operations. */
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

describe("Lists", () => {
  it.effect("CALL-116 CALL-117 LIST-05 loads count and lists from the services", () =>
    Effect.gen(function* () {
      const { operations, run, state } = yield* openLists()
      yield* run(({ count }) => count)
      expect(yield* state).toMatchObject({ listCount: 1, lists: null })
      yield* run(({ load }) => load)
      expect(yield* state).toMatchObject({ lists: [{ id: "list-A" }, { id: "list-B" }], selectedListId: "list-A", hasFailed: false })
      expect(operations()).toEqual(["listCount", "lists"])
    })
  )

  it.effect("LIST-20 is empty without a request for bots and visitors without a GUID", () =>
    Effect.gen(function* () {
      for (const context of [yield* openLists({ isBot: true }), yield* openLists({ guid: null })]) {
        yield* context.run(({ load }) => load)
        yield* context.run(({ count }) => count)
        expect(yield* context.state).toMatchObject({ listCount: 0, lists: [] })
        expect(context.operations()).toMatchObject([])
      }
    })
  )

  it.effect("CALL-117 GAP-C22 adopts the owner GUID that the services return", () =>
    Effect.gen(function* () {
      const { adopted, run, service } = yield* openLists()
      yield* run(({ load }) => load)
      expect(adopted).toEqual([])
      service.owner = listOwner
      yield* run(({ load }) => load)
      expect(adopted).toEqual([listOwner])
    })
  )

  it.effect("GAP-C22 retries once for the new visitor when the cookie changes during a load", () =>
    Effect.gen(function* () {
      const { logged, run, service, state } = yield* openLists()
      const loading = yield* Effect.forkChild(
        run(({ load }) => load),
        { startImmediately: true }
      )
      service.owner = service.guid = listOwner
      yield* Fiber.join(loading)
      expect(yield* state).toMatchObject({ hasFailed: false, lists: [{}, {}] })
      expect(logged).toMatchObject([])
      expect(service.requests.map(({ variables }) => Object(variables).userGuid)).toEqual([expect.not.stringMatching(listOwner), listOwner])
    })
  )

  it.effect("logs a failed load and keeps the lists", () =>
    Effect.gen(function* () {
      const { logged, run, service, state } = yield* openLists()
      yield* run(({ load }) => load)
      service.mood = "down"
      yield* run(({ load }) => load)
      expect(yield* state).toMatchObject({ hasFailed: true, lists: [{}, {}] })
      expect(logged).toMatchObject(["Failed to load lists"])
    })
  )

  it.effect("keeps the lists when the count fails to load", () =>
    Effect.gen(function* () {
      const { logged, run, service, state } = yield* openLists()
      yield* run(({ load }) => load)
      yield* run(({ count }) => count)
      const { listCount } = yield* state
      service.mood = "down"
      yield* run(({ count }) => count)
      expect(yield* state).toMatchObject({ hasFailed: false, listCount, lists: [{}, {}] })
      expect(logged).toMatchObject(["Failed to load lists"])
    })
  )

  it.effect("REC-42 starts with the visitor's count, and loads the membership once, only if the count is above 0", () =>
    Effect.gen(function* () {
      const withLists = yield* openLists({ listCount: 1 })
      yield* withLists.run(({ hydrate }) => hydrate)
      yield* withLists.run(({ hydrate }) => hydrate)
      const { listCount, listed, lists } = yield* withLists.state
      expect(withLists.operations()).toEqual(["listed"])
      expect(listCount).toBe(1)
      expect(listed?.skuBaseNumbers).toEqual(["CAM-A"])
      expect(lists).toBeNull()
      for (const listCount of [0, null]) {
        const withoutLists = yield* openLists({ listCount })
        yield* withoutLists.run(({ hydrate }) => hydrate)
        expect(withoutLists.operations()).toEqual([])
        expect((yield* withoutLists.state).listed).toBeNull()
      }
    })
  )

  it.effect("LIST-18 CALL-118 selects another customer's list by its share GUID", () =>
    Effect.gen(function* () {
      const { run, state } = yield* openLists()
      yield* run(({ loadShared }) => loadShared(ShareGuid.make("share-B")))
      expect((yield* state).sharedList?.listName).toBe("B")
      yield* run(({ loadShared }) => loadShared(ShareGuid.make("share-unknown")))
      expect((yield* state).sharedList).toBeNull()
    })
  )
})

describe("list operations", () => {
  it.effect("LIST-15 LIST-16 CALL-123 sends one request as the visitor, and updates lists and count from the response", () =>
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

  it.effect("LIST-16 keeps lists and count without a response, and also after a rejected create or copy", () =>
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

  it.effect("shows the current lists after a rejection", () =>
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

  it.effect("LIST-16 loads all lists if the response refers to lists that are not loaded", () =>
    Effect.gen(function* () {
      const { operations: sentOperations, run, service, state } = yield* openLists()
      service.tracked = 1
      yield* run(({ edit }) => edit(A, "Suspension"))
      expect(sentOperations()).toEqual(["editList", "lists"])
      expect((yield* state).lists).toEqual(service.lists)
      yield* run(({ edit }) => edit(A, "Steering"))
      expect(sentOperations()).toEqual(["editList", "lists", "editList"])
    })
  )

  it.effect("LIST-16 succeeds even if the load of all lists fails", () =>
    Effect.gen(function* () {
      const { run, service, state } = yield* openLists()
      service.tracked = 1
      service.failing = "lists"
      expect(yield* run(({ create }) => create("Engine"))).toBe(true)
      expect(yield* state).toMatchObject({ lists: null, isBusy: false, listCount: 1 })
    })
  )

  it.effect("LIST-21 skips operations on existing lists silently if the visitor has no GUID", () =>
    Effect.gen(function* () {
      const { logged, notices, operations: sentOperations, run } = yield* openLists({ guid: null })
      for (const [operation, command] of operations) if (/^(?:delete|move|edit|remove|set|share)/.test(operation)) yield* run(command)
      expect(sentOperations()).toEqual([])
      expect(yield* notices).toEqual([])
      expect(logged).toEqual([])
    })
  )

  it.effect("LIST-19 copies a list by its share GUID", () =>
    Effect.gen(function* () {
      const { run, service } = yield* openLists()
      expect(yield* run(({ copy }) => copy(ShareGuid.make("share-X")))).toBe(true)
      expect(service.requests[0]?.variables).toEqual({ userGuid: GUID, shareGuid: "share-X" })
    })
  )

  it.effect("sends each non-idempotent operation with a new idempotency key", () =>
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

describe("Lists.startAdd", () => {
  it.effect("LIST-09 LIST-12 loads the product, then opens the list drawer with the product", () =>
    Effect.gen(function* () {
      const requestedSkus: Array<string> = []
      const { run, state } = yield* openLists({ options: (sku) => (requestedSkus.push(sku), choices()) })
      expect(yield* run(({ startAdd }) => startAdd("CAM-Z-1", null))).toBeNull()
      expect(requestedSkus).toEqual(["CAM-Z-1"])
      expect((yield* state).drawer).toEqual({
        type: "save",
        content: { items: [{ skuBaseNumber: "CAM-Z", skuVariantNumber: "CAM-Z-1", quantity: 1, kitComponents: [] }], articleIds: [] },
        fromListId: null
      })
    })
  )

  it.effect("LIST-10 requires a variant first and does not open the drawer", () =>
    Effect.gen(function* () {
      const indexOptionValues = [2, 3].map((id) => sampleIndexOptionValue({ id, displayName: `${id} in.` }))
      const indexOptions = [sampleIndexOption({ indexOptionValues })]
      const { run, state } = yield* openLists({ options: () => choices({ indexOptions }) })
      expect(yield* run(({ startAdd }) => startAdd("CAM-Z", null))).toMatchObject({ _tag: "ChooseVariant", product: { productPageId: 26 } })
      expect((yield* state).drawer).toBeNull()
    })
  )

  it.effect.each([Effect.fail(down), Effect.succeed(null)])("ERR-110 shows an error if the product cannot be loaded", (answer) =>
    Effect.gen(function* () {
      const { notices, run, state } = yield* openLists({ options: () => answer })
      expect(yield* run(({ startAdd }) => startAdd("CAM-Z", null))).toBeNull()
      expect(yield* notices).toEqual([["Unable to add item to list at this time.", "negative", 5000]])
      expect((yield* state).drawer).toBeNull()
    })
  )
})
