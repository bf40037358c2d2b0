import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import type { Lists } from "./Lists.ts"
import { ListId } from "./model.ts"
import { openLists } from "./testing/openLists.ts"
import { listItem, listOf } from "./testing/samples.ts"

const [A, B] = [ListId.make("list-A"), ListId.make("list-B")]
type Command = (lists: Lists["Service"]) => Effect.Effect<unknown>

describe("Lists.move", () => {
  it.effect("TOAST-11 TOAST-12 reports success and rejection as toasts, and a failure in a dialog", () =>
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
      expect((yield* state).hasMoveFailed).toBe(true)
      expect(logged).toEqual(["Failed to run list operation move"])
      yield* run(({ closeMoveFailure }) => closeMoveFailure)
      expect((yield* state).hasMoveFailed).toBe(false)
    })
  )

  it.effect("TOAST-11 moves items one after the other and stops at the first failure", () =>
    Effect.gen(function* () {
      const content = { items: [listItem("A"), listItem("B")], articleIds: [9] }
      const { notices, operations, run, service } = yield* openLists()
      yield* run(({ move }) => move({ fromListId: A, toListId: B }, content))
      expect(operations()).toEqual(["moveListItem", "moveListItem", "moveListArticle"])
      expect(yield* notices).toEqual([["Item Moved", "positive", 5000]])
      service.requests.length = 0
      service.mood = "refusing"
      yield* run(({ move }) => move({ fromListId: A, toListId: B }, content))
      expect(operations()).toEqual(["moveListItem"])
    })
  )

  it.effect("does nothing without content", () =>
    Effect.gen(function* () {
      const { notices, operations, run } = yield* openLists()
      yield* run(({ move }) => move({ fromListId: A, toListId: B }, { items: [], articleIds: [] }))
      yield* run(({ addItems }) => addItems(A, []))
      expect(operations()).toEqual([])
      expect(yield* notices).toEqual([])
    })
  )
})

describe("Lists.removeItem", () => {
  it.effect("LIST-16 tracks a removal only after it succeeded", () =>
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

describe("failed changes of a list", () => {
  const runAndGetToasts = Effect.fnUntraced(function* (command: Command, mood: "refusing" | "down", ...names: ReadonlyArray<string>) {
    const { notices, run, service } = yield* openLists()
    yield* run(({ load }) => load)
    service.lists = names.map((name) => listOf(name))
    service.mood = mood
    yield* run(command)
    return yield* notices
  })

  it.effect.each<readonly [string, Command]>([
    ["a rename", (lists) => lists.edit(A, "Suspension")],
    ["a new quantity", (lists) => lists.setQuantity(A, listItem("A", 3))],
    ["a new vehicle", (lists) => lists.setCar(A, null)],
    ["a removed product", (lists) => lists.removeItem(A, listItem("A"))],
    ["a removed article", (lists) => lists.removeArticle(A, 9)],
    ["a deleted list", (lists) => lists.delete(A)]
  ])("reports a concurrent change, a deleted list or a failed request for %s", ([, command]) =>
    Effect.gen(function* () {
      expect(yield* runAndGetToasts(command, "refusing", "A", "B")).toEqual([
        ["This list was changed elsewhere. We've updated it here.", "negative", 5000]
      ])
      expect(yield* runAndGetToasts(command, "refusing", "B")).toEqual([["This list no longer exists.", "negative", 5000]])
      expect(yield* runAndGetToasts(command, "down", "B")).toEqual([["Unable to change list at this time.", "negative", 5000]])
    })
  )

  it.effect("reports a deleted list when sharing, but no failed request, because the link still works", () =>
    Effect.gen(function* () {
      const share: Command = (lists) => lists.share(A, null)
      expect(yield* runAndGetToasts(share, "refusing", "B")).toEqual([["This list no longer exists.", "negative", 5000]])
      expect(yield* runAndGetToasts(share, "down", "B")).toEqual([])
    })
  )
})
