import { describe, expect, it } from "vitest"
import { createCartItem } from "../cart/testing/createTestCart.ts"
import { createLocalLineId } from "./localCart.ts"
import { applyResponse, enqueue, INITIAL_RETRY_STATE, type Queue, type QueuedChange, markAttempted } from "./queue.ts"
import { createTestChange } from "./testing/createTestChange.ts"
import { MAX_QUEUED_CHANGES } from "./text.ts"

const createChange = (key: string, operation: string, variables: object): QueuedChange => ({
  ...createTestChange(operation, variables, { key }),
  at: 0,
  isTried: false,
  ...INITIAL_RETRY_STATE
})
const add = (key: string, part: string, pieces = 1) => createChange(key, "addToCart", { items: [createCartItem(part, pieces)] })
const set = (key: string, lineId: string, quantity: number) => createChange(key, "changeCartLine", { lineId, quantity })
const remove = (key: string, ...lineIds: ReadonlyArray<string>) =>
  createChange(key, "removeCartLines", { lineIds, seen: lineIds.map((_, mark) => ({ quantity: 1, mark })) })
const listItem = { skuBaseNumber: "CAM-A", skuVariantNumber: "CAM-A-1", quantity: 1, kitComponents: [] }
const listAdd = (key: string, listId: string, quantity = 1) =>
  createChange(key, "addListItems", { listId, items: [{ ...listItem, quantity }] })
const listSet = (key: string, listId: string, quantity: number, mark: number) =>
  createChange(key, "setListQuantity", { listId, item: { ...listItem, quantity }, seen: { quantity: 1, mark } })

const enqueueAll = (...changes: ReadonlyArray<QueuedChange>): Queue =>
  changes.reduce<Queue>((queue, change) => {
    const next = enqueue(queue, change)
    if (typeof next === "string") throw new Error(next)
    return next
  }, [])
const getKeys = (queue: Queue) => queue.map(({ key }) => key)

describe("offline queue", () => {
  it("OFF-04 keeps only the last of several quantities of a line", () => {
    const queue = enqueueAll(set("1", "line-a", 2), set("2", "line-b", 5), set("3", "line-a", 7))
    expect(queue).toMatchObject([
      { key: "1", variables: { lineId: "line-a", quantity: 7 } },
      { key: "2", variables: { quantity: 5 } }
    ])
  })

  it("OFF-02 queues a new quantity behind a quantity that was already attempted", () => {
    const queue = enqueue(markAttempted(enqueueAll(set("1", "line-a", 2)), "1") as Queue, set("2", "line-a", 7))
    expect(queue).toMatchObject([
      { key: "1", isTried: true, variables: { quantity: 2 } },
      { key: "2", variables: { quantity: 7 } }
    ])
  })

  it("OFF-01 keeps a quantity that precedes an add, which may change the same line", () => {
    expect(getKeys(enqueueAll(set("1", "line-a", 2), add("2", "A"), set("3", "line-a", 7)))).toEqual(["1", "2", "3"])
  })

  it("OFF-04 edits or removes local lines inside their adds", () => {
    const localLineId = createLocalLineId("1", createCartItem("A"))
    const twice = enqueueAll(add("1", "A", 2), add("2", "B"), add("3", "A", 4))
    expect(enqueue(twice, set("4", localLineId, 5))).toMatchObject([
      { key: "1", variables: { items: [{ quantityRequested: 5 }] } },
      { key: "2", variables: { items: [{ quantityRequested: 1 }] } }
    ])
    const less = enqueue(twice, remove("5", localLineId, "line-a"))
    expect(less).toMatchObject([{ key: "2" }, { key: "5", variables: { lineIds: ["line-a"], seen: [{ mark: 1 }] } }])
  })

  it("OFF-02 rejects an edit of a part whose add may have arrived", () => {
    const queue = markAttempted(enqueueAll(add("1", "A")), "1") as Queue
    const localLineId = createLocalLineId("1", createCartItem("A"))
    expect([enqueue(queue, set("2", localLineId, 5)), enqueue(queue, remove("3", localLineId))]).toEqual(["beingSent", "beingSent"])
  })

  it("OFF-04 merges a quantity into a local list add, and queues the quantity if the list contained the item before", () => {
    const mergedListAdd = enqueueAll(listAdd("1", "list", 2), listSet("2", "list", 6, 2))
    expect(mergedListAdd).toMatchObject([{ key: "1", variables: { items: [{ quantity: 6 }] } }])
    expect(getKeys(enqueueAll(listAdd("1", "list", 2), listSet("2", "list", 6, 1_000_002)))).toEqual(["1", "2"])
  })

  it("OFF-06 rejects changes beyond the limit, except changes that do not lengthen the queue", () => {
    const full = enqueueAll(...Array.from({ length: MAX_QUEUED_CHANGES }, (_, at) => set(`${at}`, `line-${at}`, 1)))
    expect(enqueue(full, set("more", "line-x", 2))).toBe("full")
    expect(enqueue(full, set("same", "line-3", 2), 5)).toHaveLength(MAX_QUEUED_CHANGES)
    expect(enqueue([], set("1", "line-x", 2), MAX_QUEUED_CHANGES)).toBe("full")
    expect(enqueue([], set("1", "line-x", 2), MAX_QUEUED_CHANGES - 1)).toHaveLength(1)
  })

  it("OFF-02 removes only the confirmed change", () => {
    expect(getKeys(applyResponse(enqueueAll(add("1", "A"), add("2", "B"), add("3", "C")), "2") as Queue)).toEqual(["1", "3"])
  })
})
