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

const opened = Effect.fnUntraced(function* (drawer: ListDrawer) {
  const world = yield* openLists()
  yield* world.run(({ load }) => load)
  yield* world.run(({ openDrawer }) => openDrawer(drawer))
  world.service.requests.length = 0
  return world
})

describe("the drawer of lists", () => {
  it.effect("LIST-14 puts all that it is open for into a list, and closes", () =>
    Effect.gen(function* () {
      const { operations, run, service, state } = yield* opened(saving)
      yield* run(({ saveTo }) => saveTo(B))
      expect(operations()).toEqual(["addListItems", "addListArticles"])
      expect(service.requests.map(({ variables }) => Object(variables).listId)).toEqual([B, B])
      expect((yield* state).drawer).toBeNull()
    })
  )

  it.effect("LIST-07 moves out of the list that it was opened from", () =>
    Effect.gen(function* () {
      const { run, service } = yield* opened(moving)
      yield* run(({ saveTo }) => saveTo(B))
      expect(service.requests).toMatchObject([{ operation: "moveListItem", variables: { fromListId: A, toListId: B } }])
    })
  )

  it.effect("LIST-13 makes a new list of it, and moves into one that it makes first", () =>
    Effect.gen(function* () {
      const made = yield* opened(saving)
      yield* made.run(({ saveToNew }) => saveToNew("Engine"))
      expect(made.service.requests).toMatchObject([{ operation: "createList", variables: { articleIds: [9], items: [listItem("A")] } }])
      const moved = yield* opened(moving)
      yield* moved.run(({ saveToNew }) => saveToNew("Engine"))
      expect(moved.service.requests).toMatchObject([
        { operation: "createList", variables: { items: [] } },
        { operation: "moveListItem", variables: { fromListId: A, toListId: "list-Engine" } }
      ])
      expect((yield* moved.state).drawer).toBeNull()
    })
  )

  it.effect("moves nothing into a list that could not be made, and stays open", () =>
    Effect.gen(function* () {
      const { operations, run, service, state } = yield* opened(moving)
      service.mood = "refusing"
      yield* run(({ saveToNew }) => saveToNew("Engine"))
      expect([operations(), (yield* state).drawer]).toEqual([["createList"], moving])
    })
  )

  it.effect("ERR-110 says that nothing was added where it cannot be shown", () =>
    Effect.gen(function* () {
      const { notices, operations, run, state } = yield* opened(saving)
      yield* run(({ giveUpDrawer }) => giveUpDrawer)
      expect([(yield* state).drawer, operations(), yield* notices]).toEqual([
        null,
        [],
        [["Unable to add item to list at this time.", "negative", 5000]]
      ])
    })
  )

  it.effect.each<readonly [string, string, (lists: Lists["Service"]) => Effect.Effect<void>]>([
    ["a list", "addListItems", ({ saveTo }) => saveTo(B)],
    ["a new list", "createList", ({ saveToNew }) => saveToNew("Engine")]
  ])("saves into %s once, however often it is pressed meanwhile", ([, operation, press]) =>
    Effect.gen(function* () {
      const { operations, run } = yield* opened(saving)
      yield* Effect.all([run(press), run(press)], { concurrency: "unbounded" })
      expect(operations().filter((asked) => asked === operation)).toEqual([operation])
    })
  )

  it.effect("can be tried again after a refusal", () =>
    Effect.gen(function* () {
      const { operations, run, service } = yield* opened(saving)
      service.mood = "refusing"
      yield* run(({ saveToNew }) => saveToNew("Engine"))
      yield* run(({ saveToNew }) => saveToNew("Engine"))
      expect(operations()).toEqual(["createList", "createList"])
    })
  )

  it.effect("does nothing while it is closed", () =>
    Effect.gen(function* () {
      const { operations, run } = yield* openLists()
      yield* run(({ saveTo }) => saveTo(B))
      yield* run(({ saveToNew }) => saveToNew("Engine"))
      expect(operations()).toEqual([])
    })
  )
})
