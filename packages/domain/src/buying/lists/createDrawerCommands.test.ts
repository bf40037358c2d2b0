import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import type { Lists } from "./Lists.ts"
import type { ListDrawer } from "./machine.ts"
import { ListId } from "./model.ts"
import { openLists } from "./testing/openLists.ts"
import { listItem } from "./testing/samples.ts"

const [A, B] = [ListId.make("list-A"), ListId.make("list-B")]
const saving: ListDrawer = { type: "save", content: { items: [listItem("A")], articleIds: [9] }, fromListId: null }
const moving: ListDrawer = { type: "move", content: { items: [listItem("A")], articleIds: [] }, fromListId: A }

const openWithDrawer = Effect.fnUntraced(function* (drawer: ListDrawer) {
  const context = yield* openLists()
  yield* context.run(({ load }) => load)
  yield* context.run(({ openDrawer }) => openDrawer(drawer))
  context.service.requests.length = 0
  return context
})

describe("list drawer", () => {
  it.effect("LIST-14 adds all its content to a list and closes", () =>
    Effect.gen(function* () {
      const { operations, run, service, state } = yield* openWithDrawer(saving)
      yield* run(({ saveTo }) => saveTo(B))
      expect(operations()).toEqual(["addListItems", "addListArticles"])
      expect(service.requests.map(({ variables }) => Object(variables).listId)).toEqual([B, B])
      expect((yield* state).drawer).toBeNull()
    })
  )

  it.effect("LIST-07 moves the content out of the source list", () =>
    Effect.gen(function* () {
      const { run, service } = yield* openWithDrawer(moving)
      yield* run(({ saveTo }) => saveTo(B))
      expect(service.requests).toMatchObject([{ operation: "moveListItem", variables: { fromListId: A, toListId: B } }])
    })
  )

  it.effect("LIST-13 creates a new list with the content, or creates the list first and then moves", () =>
    Effect.gen(function* () {
      const withSave = yield* openWithDrawer(saving)
      yield* withSave.run(({ saveToNew }) => saveToNew("Engine"))
      expect(withSave.service.requests).toMatchObject([{ operation: "createList", variables: { articleIds: [9], items: [listItem("A")] } }])
      const withMove = yield* openWithDrawer(moving)
      yield* withMove.run(({ saveToNew }) => saveToNew("Engine"))
      expect(withMove.service.requests).toMatchObject([
        { operation: "createList", variables: { items: [] } },
        { operation: "moveListItem", variables: { fromListId: A, toListId: "list-Engine" } }
      ])
      expect((yield* withMove.state).drawer).toBeNull()
    })
  )

  it.effect("stays open and moves nothing if the list cannot be created", () =>
    Effect.gen(function* () {
      const { operations, run, service, state } = yield* openWithDrawer(moving)
      service.mood = "refusing"
      yield* run(({ saveToNew }) => saveToNew("Engine"))
      expect(operations()).toEqual(["createList"])
      expect((yield* state).drawer).toEqual(moving)
    })
  )

  it.effect("ERR-110 reports that nothing was added if the drawer cannot be displayed", () =>
    Effect.gen(function* () {
      const { notices, operations, run, state } = yield* openWithDrawer(saving)
      yield* run(({ giveUpDrawer }) => giveUpDrawer)
      expect((yield* state).drawer).toBeNull()
      expect(operations()).toEqual([])
      expect(yield* notices).toEqual([["Unable to add item to list at this time.", "negative", 5000]])
    })
  )

  it.effect.each<readonly [string, string, (lists: Lists["Service"]) => Effect.Effect<void>]>([
    ["a list", "addListItems", ({ saveTo }) => saveTo(B)],
    ["a new list", "createList", ({ saveToNew }) => saveToNew("Engine")]
  ])("saves into %s once if clicked repeatedly", ([, operation, press]) =>
    Effect.gen(function* () {
      const { operations, run } = yield* openWithDrawer(saving)
      yield* Effect.all([run(press), run(press)], { concurrency: "unbounded" })
      expect(operations().filter((asked) => asked === operation)).toEqual([operation])
    })
  )

  it.effect("can be submitted again after a rejection", () =>
    Effect.gen(function* () {
      const { operations, run, service } = yield* openWithDrawer(saving)
      service.mood = "refusing"
      yield* run(({ saveToNew }) => saveToNew("Engine"))
      yield* run(({ saveToNew }) => saveToNew("Engine"))
      expect(operations()).toEqual(["createList", "createList"])
    })
  )

  it.effect("does nothing while closed", () =>
    Effect.gen(function* () {
      const { operations, run } = yield* openLists()
      yield* run(({ saveTo }) => saveTo(B))
      yield* run(({ saveToNew }) => saveToNew("Engine"))
      expect(operations()).toEqual([])
    })
  )
})
