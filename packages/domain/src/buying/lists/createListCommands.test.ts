import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import type { Lists } from "./Lists.ts"
import { ListId } from "./model.ts"
import { openLists } from "./testing/openLists.ts"
import { listItem, listOf } from "./testing/samples.ts"

const [A, B] = [ListId.make("list-A"), ListId.make("list-B")]
type Command = (lists: Lists["Service"]) => Effect.Effect<unknown>

describe("what is said when things are moved", () => {
  it.effect("TOAST-11 TOAST-12 of a move: that it was done, that it was refused, and in a dialog that it could not be tried", () =>
    Effect.gen(function* () {
      const move: Command = (lists) => lists.move({ fromListId: A, toListId: B }, { items: [listItem("A")], articleIds: [] })
      const { logged, notices, run, service, state } = yield* openLists()
      yield* run(move)
      service.mood = "refusing"
      yield* run(move)
      expect(yield* notices).toEqual([
        ["Item Moved", "positive", 5000],
        ["Item not moved, please try again", "negative", 5000]
      ])
      service.mood = "down"
      yield* run(move)
      expect([(yield* state).hasMoveFailed, logged]).toEqual([true, ["List operation move failed"]])
      yield* run(({ closeMoveFailure }) => closeMoveFailure)
      expect((yield* state).hasMoveFailed).toBe(false)
    })
  )

  it.effect("TOAST-11 of many things: they go one after the other, until one does not", () =>
    Effect.gen(function* () {
      const content = { items: [listItem("A"), listItem("B")], articleIds: [9] }
      const { notices, operations, run, service } = yield* openLists()
      yield* run(({ move }) => move({ fromListId: A, toListId: B }, content))
      expect([operations(), yield* notices]).toEqual([
        ["moveListItem", "moveListItem", "moveListArticle"],
        [["Item Moved", "positive", 5000]]
      ])
      service.requests.length = 0
      service.mood = "refusing"
      yield* run(({ move }) => move({ fromListId: A, toListId: B }, content))
      expect(operations()).toEqual(["moveListItem"])
    })
  )

  it.effect("nothing of nothing", () =>
    Effect.gen(function* () {
      const { notices, operations, run } = yield* openLists()
      yield* run(({ move }) => move({ fromListId: A, toListId: B }, { items: [], articleIds: [] }))
      yield* run(({ addItems }) => addItems(A, []))
      expect([operations(), yield* notices]).toEqual([[], []])
    })
  )
})

describe("a product that is taken out", () => {
  it.effect("LIST-16 is told to analytics once it is out, and not before", () =>
    Effect.gen(function* () {
      const { run, service, told } = yield* openLists()
      service.mood = "refusing"
      yield* run(({ removeItem }) => removeItem(A, listItem("A")))
      expect(told).toEqual([])
      service.mood = "willing"
      yield* run(({ removeItem }) => removeItem(A, listItem("A")))
      expect(told).toEqual([{ name: "Product Removed from Wishlist", skuBaseNumber: "CAM-A", skuVariantNumber: "CAM-A-1" }])
    })
  )
})

describe("what is said of a list that could not be changed", () => {
  const said = Effect.fnUntraced(function* (command: Command, mood: "refusing" | "down", ...names: ReadonlyArray<string>) {
    const { notices, run, service } = yield* openLists()
    yield* run(({ load }) => load)
    service.lists = names.map((name) => listOf(name))
    service.mood = mood
    yield* run(command)
    return yield* notices
  })

  it.effect.each<readonly [string, Command]>([
    ["a name", (lists) => lists.edit(A, "Suspension")],
    ["a quantity", (lists) => lists.setQuantity(A, listItem("A", 3))],
    ["a car", (lists) => lists.setCar(A, null)],
    ["a product taken out", (lists) => lists.removeItem(A, listItem("A"))],
    ["an article taken out", (lists) => lists.removeArticle(A, 9)],
    ["a list deleted", (lists) => lists.delete(A)]
  ])("%s: that it changed meanwhile, that it is gone, or that nobody answered", ([, command]) =>
    Effect.gen(function* () {
      expect(yield* said(command, "refusing", "A", "B")).toEqual([["This list has changed. Here it is as it is now.", "negative", 5000]])
      expect(yield* said(command, "refusing", "B")).toEqual([["This list is no longer there.", "negative", 5000]])
      expect(yield* said(command, "down", "B")).toEqual([["Unable to change list at this time.", "negative", 5000]])
    })
  )

  it.effect("a link: that the list is gone; it holds where nobody answered", () =>
    Effect.gen(function* () {
      const share: Command = (lists) => lists.share(A, null)
      expect(yield* said(share, "refusing", "B")).toEqual([["This list is no longer there.", "negative", 5000]])
      expect(yield* said(share, "down", "B")).toEqual([])
    })
  )
})
