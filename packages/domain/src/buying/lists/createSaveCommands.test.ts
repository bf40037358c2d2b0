import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import type { Lists } from "./Lists.ts"
import { ListId, ShareGuid } from "./model.ts"
import { openLists } from "./testing/openLists.ts"
import { listItem } from "./testing/samples.ts"

const A = ListId.make("list-A")
type Command = (lists: Lists["Service"]) => Effect.Effect<unknown>

describe("toasts after saving", () => {
  it.effect("LIST-13 LIST-24 LIST-25 confirms a new list and closes the drawer", () =>
    Effect.gen(function* () {
      const { notices, run, state, told: tracked } = yield* openLists()
      yield* run(({ openDrawer }) => openDrawer({ type: "save", content: { items: [], articleIds: [] }, fromListId: null }))
      expect(yield* run(({ create }) => create(" Brakes ", { items: [listItem("A"), listItem("B")], articleIds: [] }))).toBe(true)
      yield* run(({ create }) => create("Engine"))
      expect(yield* notices).toEqual([
        ["List 'Brakes' successfully created with 2 items.", "positive", 5000],
        ["List 'Engine' successfully created.", "positive", 5000]
      ])
      expect((yield* state).drawer).toBeNull()
      expect(tracked.map(({ name }) => name)).toEqual([
        "Wishlist Created",
        "Product Added to Wishlist",
        "Product Added to Wishlist",
        "Wishlist Created"
      ])
    })
  )

  it.effect("LIST-14 LIST-26 LIST-27 confirms added items", () =>
    Effect.gen(function* () {
      const { links, notices, run, state, told: tracked } = yield* openLists()
      yield* run(({ openDrawer }) => openDrawer({ type: "save", content: { items: [], articleIds: [] }, fromListId: null }))
      yield* run(({ addItems }) => addItems(A, [listItem("A")]))
      yield* run(({ addArticle }) => addArticle(A, 9))
      expect(yield* notices).toEqual([
        ["1 item added to list.", "positive", 5000],
        ["Article added to list.", "positive", 5000]
      ])
      expect((yield* links)[0]).toEqual({ label: "View your lists", href: "/buildlist" })
      expect((yield* state).drawer).toBeNull()
      expect(tracked).toEqual([{ name: "Product Added to Wishlist", skuBaseNumber: "CAM-A", skuVariantNumber: "CAM-A-1" }])
    })
  )

  it.effect.each<readonly [string, Command]>([
    ["Unable to create list at this time.", (lists) => lists.create("Engine")],
    ["Unable to add item to list at this time.", (lists) => lists.addItems(A, [listItem("A")])],
    ["Unable to add article at this time.", (lists) => lists.addArticle(A, 9)]
  ])("ERR-110 ERR-111 ERR-112 reports a failure: %s", ([message, command]) =>
    Effect.gen(function* () {
      for (const mood of ["refusing", "down"] as const) {
        const { notices, run, service, told: tracked } = yield* openLists()
        service.mood = mood
        yield* run(command)
        expect(yield* notices).toEqual([[message, "negative", 5000]])
        expect(tracked).toEqual([])
      }
    })
  )

  it.effect("TOAST-13 TOAST-14 shows no toast and sends no request for an invalid name", () =>
    Effect.gen(function* () {
      const { notices, operations: sentOperations, run } = yield* openLists()
      for (const name of ["  ", "x".repeat(41)]) {
        expect(yield* run(({ create }) => create(name))).toBe(false)
        yield* run(({ edit }) => edit(A, name))
      }
      expect(sentOperations()).toEqual([])
      expect(yield* notices).toEqual([])
    })
  )
})

describe("commands without a response", () => {
  const brakes: Command = (lists) => lists.create("Brakes", { items: [listItem("A")], articleIds: [] })
  /** Runs commands and returns their keys. The first command gets no response. */
  const keys = Effect.fnUntraced(function* (first: Command, ...then: ReadonlyArray<Command>) {
    const { run, service } = yield* openLists()
    service.mood = "down"
    yield* run(first)
    service.mood = "willing"
    for (const command of then) yield* run(command)
    return service.requests.map(({ idempotencyKey }) => idempotencyKey)
  })

  it.effect.each<readonly [string, Command]>([
    ["a new list", brakes],
    ["a part", (lists) => lists.addItems(A, [listItem("A")])],
    ["a copy", (lists) => lists.copy(ShareGuid.make("share-X"))]
  ])("reuses the key when %s is repeated, and uses a new key after a response", ([, command]) =>
    Effect.gen(function* () {
      const [lost, again, next] = yield* keys(command, command, command)
      expect(lost).toMatch(/^[0-9a-f-]{36}$/)
      expect(again).toBe(lost)
      expect(next).not.toBe(lost)
    })
  )

  it.effect.each<readonly [string, Command]>([
    ["name", (lists) => lists.create("Engine", { items: [listItem("A")], articleIds: [] })],
    ["part", (lists) => lists.create("Brakes", { items: [listItem("B")], articleIds: [] })],
    ["operation", (lists) => lists.addItems(A, [listItem("A")])]
  ])("uses separate keys for requests that differ in the %s", ([, other]) =>
    Effect.gen(function* () {
      const [lost, asked, again] = yield* keys(brakes, other, brakes)
      expect(asked === lost).toBe(false)
      expect(again).toEqual(lost)
    })
  )

  it.effect("reuses the key for just under ten minutes", () =>
    Effect.gen(function* () {
      for (const [millis, isSame] of [
        [599_999, true],
        [600_000, false]
      ] as const) {
        const [lost, later] = yield* keys(brakes, (lists) => Effect.andThen(TestClock.adjust(millis), brakes(lists)))
        expect(later === lost).toBe(isSame)
      }
    })
  )
})
