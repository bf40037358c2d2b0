import { describe, expect, it } from "vitest"
import { createCartItem } from "../cart/testing/createTestCart.ts"
import { createLocalLineId } from "./localCart.ts"
import { applyResponse, enqueue, createQueuedChange, type Queue, type QueuedChange, markAttempted } from "./queue.ts"
import { MAX_QUEUED_CHANGES } from "./rules.ts"

const changeOf = (key: string, operation: string, variables: object): QueuedChange =>
  ({
    key,
    operation,
    variables,
    shown: { parts: [], names: null },
    at: 0,
    isTried: false,
    ...createQueuedChange
  }) as unknown as QueuedChange
const add = (key: string, part: string, pieces = 1) => changeOf(key, "addToCart", { items: [createCartItem(part, pieces)] })
const set = (key: string, lineId: string, quantity: number) => changeOf(key, "changeCartLine", { lineId, quantity })
const remove = (key: string, ...lineIds: ReadonlyArray<string>) =>
  changeOf(key, "removeCartLines", { lineIds, seen: lineIds.map((_, mark) => ({ quantity: 1, mark })) })
const thing = { skuBaseNumber: "CAM-A", skuVariantNumber: "CAM-A-1", quantity: 1, kitComponents: [] }
const listAdd = (key: string, listId: string, quantity = 1) => changeOf(key, "addListItems", { listId, items: [{ ...thing, quantity }] })
const listSet = (key: string, listId: string, quantity: number, mark: number) =>
  changeOf(key, "setListQuantity", { listId, item: { ...thing, quantity }, seen: { quantity: 1, mark } })

const queued = (...changes: ReadonlyArray<QueuedChange>): Queue =>
  changes.reduce<Queue>((queue, change) => {
    const next = enqueue(queue, change)
    if (typeof next === "string") throw new Error(next)
    return next
  }, [])
const keysOf = (queue: Queue) => queue.map(({ key }) => key)

describe("the queue of changes", () => {
  it("OFF-04 holds of several quantities of a line the last, and none of them for another line", () => {
    const queue = queued(set("1", "line-a", 2), set("2", "line-b", 5), set("3", "line-a", 7))
    expect(queue).toMatchObject([
      { key: "1", variables: { lineId: "line-a", quantity: 7 } },
      { key: "2", variables: { quantity: 5 } }
    ])
  })

  it("OFF-02 leaves a quantity that was tried as it is, and has the next one wait behind it", () => {
    const queue = enqueue(markAttempted(queued(set("1", "line-a", 2)), "1") as Queue, set("2", "line-a", 7))
    expect(queue).toMatchObject([
      { key: "1", isTried: true, variables: { quantity: 2 } },
      { key: "2", variables: { quantity: 7 } }
    ])
  })

  it("OFF-01 keeps a quantity behind an add, which may change the same line", () => {
    expect(keysOf(queued(set("1", "line-a", 2), add("2", "A"), set("3", "line-a", 7)))).toEqual(["1", "2", "3"])
  })

  it("OFF-04 changes and takes out what only this device has where it was added", () => {
    const own = createLocalLineId("1", createCartItem("A"))
    const twice = queued(add("1", "A", 2), add("2", "B"), add("3", "A", 4))
    expect(enqueue(twice, set("4", own, 5))).toMatchObject([
      { key: "1", variables: { items: [{ quantityRequested: 5 }] } },
      { key: "2", variables: { items: [{ quantityRequested: 1 }] } }
    ])
    const less = enqueue(twice, remove("5", own, "line-a"))
    expect(less).toMatchObject([{ key: "2" }, { key: "5", variables: { lineIds: ["line-a"], seen: [{ mark: 1 }] } }])
  })

  it("OFF-02 says that a part is being sent where nobody knows whether its add has arrived", () => {
    const queue = markAttempted(queued(add("1", "A")), "1") as Queue
    const own = createLocalLineId("1", createCartItem("A"))
    expect([enqueue(queue, set("2", own, 5)), enqueue(queue, remove("3", own))]).toEqual(["beingSent", "beingSent"])
  })

  it("OFF-04 sets pieces in a list where it put them there itself, and has it wait where the list had some before", () => {
    const ownThing = queued(listAdd("1", "list", 2), listSet("2", "list", 6, 2))
    expect(ownThing).toMatchObject([{ key: "1", variables: { items: [{ quantity: 6 }] } }])
    expect(keysOf(queued(listAdd("1", "list", 2), listSet("2", "list", 6, 1_000_002)))).toEqual(["1", "2"])
  })

  it("OFF-06 is full at its bound, with what is kept beside it, but still takes what makes it no longer", () => {
    const full = queued(...Array.from({ length: MAX_QUEUED_CHANGES }, (_, at) => set(`${at}`, `line-${at}`, 1)))
    expect(enqueue(full, set("more", "line-x", 2))).toBe("full")
    expect(enqueue(full, set("same", "line-3", 2), 5)).toHaveLength(MAX_QUEUED_CHANGES)
    expect(enqueue([], set("1", "line-x", 2), MAX_QUEUED_CHANGES)).toBe("full")
    expect(enqueue([], set("1", "line-x", 2), MAX_QUEUED_CHANGES - 1)).toHaveLength(1)
  })

  it("OFF-02 loses what was answered and nothing else", () => {
    expect(keysOf(applyResponse(queued(add("1", "A"), add("2", "B"), add("3", "C")), "2") as Queue)).toEqual(["1", "3"])
  })
})
