import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ListDrawer, type ListOperation, type ListsEvent, initialLists, transition } from "./machine.ts"
import { ListId, type PartsList } from "./model.ts"
import { listItem, listOf } from "./testing/samples.ts"

const [one, two, three] = [listOf("A", "A"), listOf("B"), listOf("C", "B")]
const operations: ReadonlyArray<ListOperation> = ["create", "add", "remove", "move", "edit", "delete", "copy"]
const drawer: ListDrawer = { type: "save", content: { items: [listItem("A")], articleIds: [] }, fromListId: null }
const anyLists = fc.subarray([one, two, three])
const anyIds = fc.subarray([one.id, two.id, three.id])
const kinds: { readonly [Tag in ListsEvent["_tag"]]: fc.Arbitrary<Extract<ListsEvent, { readonly _tag: Tag }>> } = {
  Counted: fc.record({ _tag: fc.constant("Counted"), count: fc.nat() }),
  Known: fc.record({ _tag: fc.constant("Known"), listed: fc.constant({ skuBaseNumbers: [], articleIds: [] }) }),
  Listed: fc.record({ _tag: fc.constant("Listed"), lists: anyLists }),
  NotListed: fc.record({ _tag: fc.constant("NotListed") }),
  Shared: fc.record({ _tag: fc.constant("Shared"), list: fc.constantFrom(null, listOf("other")) }),
  Selected: fc.record({
    _tag: fc.constant("Selected"),
    listId: fc.constantFrom("list-A", "list-B", "list-C", "list-X").map((id) => ListId.make(id))
  }),
  DrawerOpened: fc.record({ _tag: fc.constant("DrawerOpened"), drawer: fc.constant(drawer) }),
  DrawerClosed: fc.record({ _tag: fc.constant("DrawerClosed") }),
  Began: fc.record({ _tag: fc.constant("Began") }),
  Done: fc.record({
    _tag: fc.constant("Done"),
    operation: fc.constantFrom(...operations),
    lists: anyLists,
    listIds: anyIds,
    count: fc.nat()
  }),
  Refused: fc.record({ _tag: fc.constant("Refused"), lists: anyLists, listIds: anyIds, count: fc.nat() }),
  NotDone: fc.record({ _tag: fc.constant("NotDone") }),
  MoveFailed: fc.record({ _tag: fc.constant("MoveFailed") }),
  MoveFailureClosed: fc.record({ _tag: fc.constant("MoveFailureClosed") })
}
const anyEvent: fc.Arbitrary<ListsEvent> = fc.oneof(...Object.values(kinds))
const after = (...events: ReadonlyArray<ListsEvent>) => events.reduce(transition, initialLists)
const listed = (...lists: ReadonlyArray<PartsList>): ListsEvent => ({ _tag: "Listed", lists })
const selected = ({ id }: PartsList): ListsEvent => ({ _tag: "Selected", listId: id })
const done = (operation: ListOperation, ...lists: ReadonlyArray<PartsList>): ListsEvent => ({
  _tag: "Done",
  operation,
  lists,
  listIds: lists.map(({ id }) => id),
  count: lists.length
})
const opened: ListsEvent = { _tag: "DrawerOpened", drawer }

describe("the state of the lists", () => {
  it("LIST-05 holds count, lists, the selected and the shared one, and the drawer with what is to be added or moved", () => {
    const moving: ListDrawer = { type: "move", content: { items: [listItem("A")], articleIds: [9] }, fromListId: one.id }
    const shared = listOf("other")
    expect(
      after({ _tag: "Counted", count: 1 }, listed(one, two), { _tag: "Shared", list: shared }, { _tag: "DrawerOpened", drawer: moving })
    ).toMatchObject({ listCount: 1, lists: [one, two], selectedListId: "list-A", sharedList: shared, drawer: moving })
  })
  it.each(["create", "add"] as const)("LIST-13 LIST-14 a thing that was put into a list by %s closes the drawer", (operation) => {
    expect(after(listed(one), opened, done(operation, one, two))).toMatchObject({ drawer: null, lists: [one, two], listCount: 2 })
  })
  it("the drawer can be closed without anything done", () => {
    expect(after(listed(one), opened, { _tag: "DrawerClosed" })).toEqual(after(listed(one)))
  })
  it("LIST-16 after a failed operation everything is what it was", () => {
    const before = after(listed(one, two), opened, { _tag: "Began" })
    expect(before.isBusy).toBe(true)
    expect(transition(before, { _tag: "NotDone" })).toEqual({ ...before, isBusy: false })
  })
  it("LIST-16 an answer tells what was changed alone: other lists stay as they were, and one that is gone goes", () => {
    const renamed = { ...two, listName: "Rear end" }
    const only = (lists: ReadonlyArray<PartsList>, ...listIds: ReadonlyArray<PartsList>): ListsEvent => ({
      _tag: "Done",
      operation: "edit",
      lists,
      listIds: listIds.map(({ id }) => id),
      count: 1
    })
    expect(after(listed(one, two, three), only([renamed], one, two)).lists).toEqual([one, renamed])
    expect(after(listed(one), only([], one, three))).toMatchObject({ lists: [one], listCount: 1 })
    expect(after(only([one], one, two)).lists).toBeNull()
  })
  it("a refusal tells the lists as they are by now: one that is gone goes, and the drawer stays open", () => {
    const before = after(listed(one, two, three), selected(two), opened, { _tag: "Began" })
    const refused: ListsEvent = { _tag: "Refused", lists: [one, three], listIds: [one.id, three.id], count: 2 }
    expect(transition(before, refused)).toMatchObject({
      lists: [one, three],
      selectedListId: "list-A",
      drawer,
      listCount: 2,
      isBusy: false
    })
  })
  it("TOAST-12 a move that could not be tried is over, and asked about until the shopper has seen it", () => {
    const failed = after(listed(one, two), { _tag: "Began" }, { _tag: "MoveFailed" })
    expect(failed).toMatchObject({ isBusy: false, hasMoveFailed: true, lists: [one, two] })
    expect(transition(failed, { _tag: "MoveFailureClosed" }).hasMoveFailed).toBe(false)
  })
  it("LIST-17 after a delete the first that remains is selected, or none", () => {
    const before = [listed(one, two, three), selected(three)] as const
    expect(after(...before, done("delete", one, two)).selectedListId).toBe("list-A")
    expect(after(...before, done("delete", two, three)).selectedListId).toBe("list-B")
    expect(after(...before, done("delete")).selectedListId).toBeNull()
    expect(after(...before, done("edit", one, two, three)).selectedListId).toBe("list-C")
    const shared = listOf("other")
    const standing = after(...before, { _tag: "Shared", list: shared }, opened, { _tag: "NotListed" }, { _tag: "Began" })
    expect(transition(standing, done("delete", one))).toEqual({
      listCount: 1,
      listed: null,
      lists: [one],
      selectedListId: "list-A",
      sharedList: shared,
      isShareUnknown: false,
      drawer,
      hasFailed: false,
      isBusy: false,
      hasMoveFailed: false
    })
  })
  it.each(["create", "copy"] as const)("a list that was made by %s is the selected one", (operation) => {
    expect(after(listed(one, two), selected(one), done(operation, one, two, three)).selectedListId).toBe("list-C")
    expect(after(listed(one, two), selected(one), done("add", one, two, three)).selectedListId).toBe("list-A")
  })
  it("LIST-18 a share guid that names no list is known to name none, until another is asked for", () => {
    const unknown = after({ _tag: "NotListed" }, { _tag: "Shared", list: null })
    expect(unknown).toMatchObject({ sharedList: null, isShareUnknown: true, hasFailed: false })
    expect(transition(unknown, { _tag: "Shared", list: one })).toMatchObject({ sharedList: one, isShareUnknown: false })
  })
  it("LIST-18 a shared list is selected until one of the shopper's own is", () => {
    const shared = after(listed(one, two), { _tag: "Shared", list: listOf("other") })
    expect([shared.sharedList?.listName, transition(shared, selected(two))]).toMatchObject([
      "other",
      { sharedList: null, selectedListId: "list-B" }
    ])
  })
})

describe("whatever happens", () => {
  it("LIST-17 what is selected is there, and one is selected wherever there is any", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const { lists, selectedListId } = after(...events)
        if (lists === null || lists.length === 0) expect(selectedListId).toBeNull()
        else expect(lists.map(({ id }) => id)).toContain(selectedListId)
      })
    )
  })
  it.each(Object.keys(kinds))("%s has its answer in every state, and told twice it changes nothing more", (tag) => {
    fc.assert(
      fc.property(fc.array(anyEvent), kinds[tag as ListsEvent["_tag"]], (events, event) => {
        const once = after(...events, event)
        expect(transition(once, event)).toEqual(once)
      })
    )
  })
})
