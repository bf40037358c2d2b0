import { clampQuantity } from "../../catalog/catalog/quantity.ts"
import type { ListItem } from "../lists/model.ts"
import { createLocalLineId, isSameChoice } from "./localCart.ts"
import { isSameListItem } from "./localLists.ts"
import type { KeyedChange } from "./localServices.ts"
import type { QueuedChangeRecord } from "./model.ts"
import { MAX_QUEUED_CHANGES } from "./rules.ts"

/** A change in the queue. Once it is tried nobody knows whether it arrived, so it stays what it is. */
export type QueuedChange = KeyedChange & Pick<QueuedChangeRecord, "at" | "isTried" | "notBefore" | "tries">
/** Of a change that was never answered with a fault. */
export const createQueuedChange = { tries: 0, notBefore: 0 } as const
export type Queue = ReadonlyArray<QueuedChange>
/** "full": no more changes wait on this device. "beingSent": of a thing that an add has made whose end nobody knows. */
export type EnqueueRejected = "full" | "beingSent"

type Queued<Operation extends QueuedChange["operation"]> = Extract<QueuedChange, { readonly operation: Operation }>
type ListAdd = Queued<"addListItems" | "createList">
type CartItemOf = Queued<"addToCart">["variables"]["items"][number]

/**
 * The queue with one more change at its end, or why it cannot be there. What is asked for of the same thing before anything was sent is one
 * change: of several quantities the last, and a thing that only this device has is changed or taken out where it was added. `elsewhere`
 * counts what this device keeps beside the queue.
 */
export const enqueue = (queue: Queue, change: QueuedChange, elsewhere = 0): Queue | EnqueueRejected => {
  const next = withChange(queue, change)
  return typeof next !== "string" && next.length > queue.length && next.length + elsewhere > MAX_QUEUED_CHANGES ? "full" : next
}

const withChange = (queue: Queue, change: QueuedChange): Queue | EnqueueRejected => {
  switch (change.operation) {
    case "changeCartLine":
      return withLineQuantity(queue, change)
    case "removeCartLines":
      return withoutLines(queue, change)
    case "setListQuantity":
      return withListQuantity(queue, change)
    case "removeListItem":
      return withoutListItem(queue, change)
    default:
      return appended(queue, change)
  }
}

/** The queue once it is known that this one is being sent. */
export const markAttempted = <Change extends Pick<QueuedChange, "isTried" | "key">>(
  queue: ReadonlyArray<Change>,
  key: string
): ReadonlyArray<Change> => queue.map((one) => (one.key === key ? { ...one, isTried: true } : one))

/** The queue without a change that was answered. */
export const applyResponse = <Change extends Pick<QueuedChange, "key">>(queue: ReadonlyArray<Change>, key: string): ReadonlyArray<Change> =>
  queue.filter((one) => one.key !== key)

const appended = (queue: Queue, change: QueuedChange): Queue => [...queue, change]

const replaced = (queue: Queue, former: QueuedChange, next: QueuedChange): Queue => queue.map((one) => (one === former ? next : one))

/** What a line of this device's own holds, with the key of the add that made it; undefined for a line that the services know. */
interface OwnLine {
  readonly key: string
  readonly item: CartItemOf
}

const ownLine = (queue: Queue, lineId: string): OwnLine | undefined =>
  queue
    .filter((change) => change.operation === "addToCart")
    .flatMap(({ key, variables }) =>
      variables.items.filter((item) => createLocalLineId(key, item) === lineId).map((item) => ({ key, item }))
    )[0]

/**
 * The queue with as many pieces of a line as `quantity` says, in the add that made it; 0: with none. Adds of the same before that one are of
 * a line that was taken out since.
 */
const withOwnPieces = (whole: Queue, { item: own, key }: OwnLine, quantity: number): Queue | EnqueueRejected => {
  const start = whole.findIndex((change) => change.key === key)
  const queue = whole.slice(start)
  const isOwn = (change: QueuedChange): change is Queued<"addToCart"> =>
    change.operation === "addToCart" && change.variables.items.some((item) => isSameChoice(item, own))
  if (queue.some((change) => change.isTried && isOwn(change))) return "beingSent"
  let left = quantity
  const next = queue.flatMap((change): Queue => {
    if (!isOwn(change)) return [change]
    const items = change.variables.items.flatMap((item) => {
      if (!isSameChoice(item, own)) return [item]
      const quantityRequested = left
      left = 0
      return quantityRequested === 0 ? [] : [{ ...item, quantityRequested: clampQuantity(quantityRequested) }]
    })
    return items.length === 0 ? [] : [{ ...change, variables: { ...change.variables, items } }]
  })
  return [...whole.slice(0, start), ...next]
}

const withLineQuantity = (queue: Queue, change: Queued<"changeCartLine">): Queue | EnqueueRejected => {
  const { lineId, quantity } = change.variables
  const own = ownLine(queue, lineId)
  if (own !== undefined) return withOwnPieces(queue, own, quantity)
  const last = queue.findLast((one) => mayTouchLine(one, lineId))
  if (last?.operation !== "changeCartLine" || last.isTried) return appended(queue, change)
  return replaced(queue, last, { ...last, variables: { ...last.variables, quantity } })
}

const mayTouchLine = (change: QueuedChange, lineId: string): boolean =>
  change.operation === "addToCart" ||
  (change.operation === "changeCartLine" && change.variables.lineId === lineId) ||
  (change.operation === "removeCartLines" && change.variables.lineIds.some((id) => id === lineId))

/** Lines of this device's own go with their adds; for the others the removal waits. */
const withoutLines = (queue: Queue, change: Queued<"removeCartLines">): Queue | EnqueueRejected => {
  const { lineIds, seen } = change.variables
  let shorter: Queue = queue
  const others: Array<number> = []
  for (const [index, lineId] of lineIds.entries()) {
    const own = ownLine(queue, lineId)
    if (own === undefined) others.push(index)
    else {
      const next = withOwnPieces(shorter, own, 0)
      if (typeof next === "string") return next
      shorter = next
    }
  }
  if (others.length === 0) return shorter
  const variables = { ...change.variables, lineIds: lineIds.filter((_, index) => others.includes(index)) }
  const stillSeen = seen?.filter((_, index) => others.includes(index))
  return appended(shorter, { ...change, variables: stillSeen === undefined ? variables : { ...variables, seen: stillSeen } })
}

interface ListThing {
  readonly listId: string
  readonly item: ListItem
}

const listOf = (change: ListAdd): string => (change.operation === "createList" ? change.key : change.variables.listId)

const isListAdd = (change: QueuedChange): change is ListAdd => change.operation === "addListItems" || change.operation === "createList"

/** Where in the queue begins what was done to this since it was last taken out of its list. */
const sinceTakenOut = (queue: Queue, { item, listId }: ListThing): number =>
  queue.findLastIndex(
    ({ operation, variables }) => operation === "removeListItem" && variables.listId === listId && isSameListItem(variables.item, item)
  ) + 1

/** Whether the queue alone puts this into its list; `seenMark` is what the device sees of it. */
const isOwnThing = (queue: Queue, thing: ListThing, seenMark: number | undefined): boolean => {
  const { item, listId } = thing
  const pieces = queue
    .slice(sinceTakenOut(queue, thing))
    .filter(isListAdd)
    .filter((change) => listOf(change) === listId)
    .flatMap(({ variables }) => variables.items.filter((one) => isSameListItem(one, item)))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return pieces > 0 && seenMark === clampQuantity(pieces)
}

const withOwnListPieces = (whole: Queue, thing: ListThing, quantity: number): Queue | EnqueueRejected => {
  const { item: own, listId } = thing
  const start = sinceTakenOut(whole, thing)
  const queue = whole.slice(start)
  const isOwn = (change: QueuedChange): change is ListAdd =>
    isListAdd(change) && listOf(change) === listId && change.variables.items.some((item) => isSameListItem(item, own))
  if (queue.some((change) => change.isTried && isOwn(change))) return "beingSent"
  let left = quantity
  const next = queue.flatMap((change): Queue => {
    if (!isOwn(change)) return [change]
    const items = change.variables.items.flatMap((item) => {
      if (!isSameListItem(item, own)) return [item]
      const pieces = left
      left = 0
      return pieces === 0 ? [] : [{ ...item, quantity: clampQuantity(pieces) }]
    })
    if (change.operation === "createList") return [{ ...change, variables: { ...change.variables, items } }]
    return items.length === 0 ? [] : [{ ...change, variables: { ...change.variables, items } }]
  })
  return [...whole.slice(0, start), ...next]
}

const withListQuantity = (queue: Queue, change: Queued<"setListQuantity">): Queue | EnqueueRejected => {
  const { item, listId, seen } = change.variables
  if (isOwnThing(queue, change.variables, seen?.mark)) return withOwnListPieces(queue, change.variables, item.quantity)
  const last = queue.findLast((one) => "listId" in one.variables && one.variables.listId === listId)
  if (last?.operation !== "setListQuantity" || last.isTried || !isSameListItem(last.variables.item, item)) return appended(queue, change)
  return replaced(queue, last, { ...last, variables: { ...last.variables, item } })
}

const withoutListItem = (queue: Queue, change: Queued<"removeListItem">): Queue | EnqueueRejected =>
  isOwnThing(queue, change.variables, change.variables.seen?.mark) ? withOwnListPieces(queue, change.variables, 0) : appended(queue, change)
