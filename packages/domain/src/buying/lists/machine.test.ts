import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { type ListDrawer, type ListOperation, type ListsEvent, initialLists, transition } from "./machine.ts"
import { ListId, type PartsList } from "./model.ts"
import { listItem, listOf } from "./testing/samples.ts"

const [listA, listB, listC] = [listOf("A", "A"), listOf("B"), listOf("C", "B")]
const operations: ReadonlyArray<ListOperation> = ["create", "add", "remove", "move", "edit", "delete", "copy"]
const drawer: ListDrawer = { type: "save", content: { items: [listItem("A")], articleIds: [] }, fromListId: null }
const anyLists = fc.subarray([listA, listB, listC])
const anyIds = fc.subarray([listA.id, listB.id, listC.id])
const kinds: { readonly [Tag in ListsEvent["_tag"]]: fc.Arbitrary<Extract<ListsEvent, { readonly _tag: Tag }>> } = {
  CountLoaded: fc.record({ _tag: fc.constant("CountLoaded"), count: fc.nat() }),
  MembershipLoaded: fc.record({ _tag: fc.constant("MembershipLoaded"), listed: fc.constant({ skuBaseNumbers: [], articleIds: [] }) }),
  ListsLoaded: fc.record({ _tag: fc.constant("ListsLoaded"), lists: anyLists }),
  LoadFailed: fc.record({ _tag: fc.constant("LoadFailed") }),
  SharedListLoaded: fc.record({ _tag: fc.constant("SharedListLoaded"), list: fc.constantFrom(null, listOf("other")) }),
  Selected: fc.record({
    _tag: fc.constant("Selected"),
    listId: fc.constantFrom("list-A", "list-B", "list-C", "list-X").map((id) => ListId.make(id))
  }),
  DrawerOpened: fc.record({ _tag: fc.constant("DrawerOpened"), drawer: fc.constant(drawer) }),
  DrawerClosed: fc.record({ _tag: fc.constant("DrawerClosed") }),
  OperationStarted: fc.record({ _tag: fc.constant("OperationStarted") }),
  OperationSucceeded: fc.record({
    _tag: fc.constant("OperationSucceeded"),
    operation: fc.constantFrom(...operations),
    lists: anyLists,
    listIds: anyIds,
    count: fc.nat()
  }),
  OperationRejected: fc.record({ _tag: fc.constant("OperationRejected"), lists: anyLists, listIds: anyIds, count: fc.nat() }),
  OperationFailed: fc.record({ _tag: fc.constant("OperationFailed") }),
  MoveFailed: fc.record({ _tag: fc.constant("MoveFailed") }),
  MoveFailureClosed: fc.record({ _tag: fc.constant("MoveFailureClosed") })
}
const anyEvent: fc.Arbitrary<ListsEvent> = fc.oneof(...Object.values(kinds))
const after = (...events: ReadonlyArray<ListsEvent>) => events.reduce(transition, initialLists)
const listed = (...lists: ReadonlyArray<PartsList>): ListsEvent => ({ _tag: "ListsLoaded", lists })
const selected = ({ id }: PartsList): ListsEvent => ({ _tag: "Selected", listId: id })
const done = (operation: ListOperation, ...lists: ReadonlyArray<PartsList>): ListsEvent => ({
  _tag: "OperationSucceeded",
  operation,
  lists,
  listIds: lists.map(({ id }) => id),
  count: lists.length
})
const opened: ListsEvent = { _tag: "DrawerOpened", drawer }

describe("list state machine", () => {
  it("LIST-05 has count, lists, the selected and the shared list, and the drawer with its content", () => {
    const moving: ListDrawer = { type: "move", content: { items: [listItem("A")], articleIds: [9] }, fromListId: listA.id }
    const shared = listOf("other")
    expect(
      after(
        { _tag: "CountLoaded", count: 1 },
        listed(listA, listB),
        { _tag: "SharedListLoaded", list: shared },
        { _tag: "DrawerOpened", drawer: moving }
      )
    ).toMatchObject({ listCount: 1, lists: [listA, listB], selectedListId: "list-A", sharedList: shared, drawer: moving })
  })
  it.each(["create", "add"] as const)("LIST-13 LIST-14 closes the drawer after the operation %s", (operation) => {
    expect(after(listed(listA), opened, done(operation, listA, listB))).toMatchObject({
      drawer: null,
      lists: [listA, listB],
      listCount: 2
    })
  })
  it("can close the drawer without a change", () => {
    expect(after(listed(listA), opened, { _tag: "DrawerClosed" })).toEqual(after(listed(listA)))
  })
  it("LIST-16 keeps everything after a failed operation", () => {
    const before = after(listed(listA, listB), opened, { _tag: "OperationStarted" })
    expect(before.isBusy).toBe(true)
    expect(transition(before, { _tag: "OperationFailed" })).toEqual({ ...before, isBusy: false })
  })
  it("LIST-16 updates only the changed lists of a response, and removes deleted lists", () => {
    const renamed = { ...listB, listName: "Rear end" }
    const only = (lists: ReadonlyArray<PartsList>, ...listIds: ReadonlyArray<PartsList>): ListsEvent => ({
      _tag: "OperationSucceeded",
      operation: "edit",
      lists,
      listIds: listIds.map(({ id }) => id),
      count: 1
    })
    expect(after(listed(listA, listB, listC), only([renamed], listA, listB)).lists).toEqual([listA, renamed])
    expect(after(listed(listA), only([], listA, listC))).toMatchObject({ lists: [listA], listCount: 1 })
    expect(after(only([listA], listA, listB)).lists).toBeNull()
  })
  it("shows the current lists after a rejection, and keeps the drawer open", () => {
    const before = after(listed(listA, listB, listC), selected(listB), opened, { _tag: "OperationStarted" })
    const refused: ListsEvent = { _tag: "OperationRejected", lists: [listA, listC], listIds: [listA.id, listC.id], count: 2 }
    expect(transition(before, refused)).toMatchObject({
      lists: [listA, listC],
      selectedListId: "list-A",
      drawer,
      listCount: 2,
      isBusy: false
    })
  })
  it("TOAST-12 reports a failed move until the shopper closes the dialog", () => {
    const failed = after(listed(listA, listB), { _tag: "OperationStarted" }, { _tag: "MoveFailed" })
    expect(failed).toMatchObject({ isBusy: false, hasMoveFailed: true, lists: [listA, listB] })
    expect(transition(failed, { _tag: "MoveFailureClosed" }).hasMoveFailed).toBe(false)
  })
  it("LIST-17 selects the first remaining list after a delete, or none", () => {
    const before = [listed(listA, listB, listC), selected(listC)] as const
    expect(after(...before, done("delete", listA, listB)).selectedListId).toBe("list-A")
    expect(after(...before, done("delete", listB, listC)).selectedListId).toBe("list-B")
    expect(after(...before, done("delete")).selectedListId).toBeNull()
    expect(after(...before, done("edit", listA, listB, listC)).selectedListId).toBe("list-C")
    const shared = listOf("other")
    const withShared = after(
      ...before,
      { _tag: "SharedListLoaded", list: shared },
      opened,
      { _tag: "LoadFailed" },
      { _tag: "OperationStarted" }
    )
    expect(transition(withShared, done("delete", listA))).toEqual({
      listCount: 1,
      listed: null,
      lists: [listA],
      selectedListId: "list-A",
      sharedList: shared,
      isShareUnknown: false,
      drawer,
      hasFailed: false,
      isBusy: false,
      hasMoveFailed: false
    })
  })
  it.each(["create", "copy"] as const)("selects a list that was created by %s", (operation) => {
    expect(after(listed(listA, listB), selected(listA), done(operation, listA, listB, listC)).selectedListId).toBe("list-C")
    expect(after(listed(listA, listB), selected(listA), done("add", listA, listB, listC)).selectedListId).toBe("list-A")
  })
  it("LIST-18 reports an unknown share GUID until a list with a valid GUID is loaded", () => {
    const unknown = after({ _tag: "LoadFailed" }, { _tag: "SharedListLoaded", list: null })
    expect(unknown).toMatchObject({ sharedList: null, isShareUnknown: true, hasFailed: false })
    expect(transition(unknown, { _tag: "SharedListLoaded", list: listA })).toMatchObject({ sharedList: listA, isShareUnknown: false })
  })
  it("LIST-18 selects a shared list until the shopper selects one of their own lists", () => {
    const shared = after(listed(listA, listB), { _tag: "SharedListLoaded", list: listOf("other") })
    expect(shared.sharedList?.listName).toBe("other")
    expect(transition(shared, selected(listB))).toMatchObject({ sharedList: null, selectedListId: "list-B" })
  })
})

describe("list state machine after any events", () => {
  it("LIST-17 has an existing list selected whenever there are lists", () => {
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const { lists, selectedListId } = after(...events)
        if (lists === null || lists.length === 0) expect(selectedListId).toBeNull()
        else expect(lists.map(({ id }) => id)).toContain(selectedListId)
      })
    )
  })
  it.each(Object.keys(kinds))("accepts %s in every state, and applies a repeated event only once", (tag) => {
    fc.assert(
      fc.property(fc.array(anyEvent), kinds[tag as ListsEvent["_tag"]], (events, event) => {
        const once = after(...events, event)
        expect(transition(once, event)).toEqual(once)
      })
    )
  })
})
