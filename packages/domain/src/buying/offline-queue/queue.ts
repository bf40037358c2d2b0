import { clampQuantity } from "../../catalog/catalog/rules.ts"
import type { ListItem } from "../lists/model.ts"
import { createLocalLineId, isSameChoice } from "./localCart.ts"
import { isSameListItem } from "./localLists.ts"
import type { KeyedChange } from "./localServices.ts"
import type { QueuedChangeRecord } from "./model.ts"
import { MAX_QUEUED_CHANGES } from "./text.ts"

/** A queued change. After an attempt, the change must not be edited, because it may have arrived. */
export type QueuedChange = KeyedChange & Pick<QueuedChangeRecord, "at" | "isTried" | "notBefore" | "refusedAt" | "tries">
/** Initial retry state of a queued change. */
export const INITIAL_RETRY_STATE = { tries: 0, notBefore: 0, refusedAt: null } as const
export type Queue = ReadonlyArray<QueuedChange>
/**
 * Reason why a change was not queued. `full`: the queue is at its limit. `beingSent`: the add of this item was attempted and not confirmed.
 */
export type EnqueueRejected = "full" | "beingSent"

type Queued<Operation extends QueuedChange["operation"]> = Extract<QueuedChange, { readonly operation: Operation }>
type ListAdd = Queued<"addListItems" | "createList">
type AddedCartItem = Queued<"addToCart">["variables"]["items"][number]

/**
 * Appends a change, or merges it into unsent changes of the same item.
 *
 * Only the last of several quantities for one item is kept. An item that exists only on this device is edited or removed inside its add.
 * `elsewhere` is the number of stored changes outside the queue.
 */
export const enqueue = (queue: Queue, change: QueuedChange, storedElsewhere = 0): Queue | EnqueueRejected => {
  const next = mergeIntoQueue(queue, change)
  return typeof next !== "string" && next.length > queue.length && next.length + storedElsewhere > MAX_QUEUED_CHANGES ? "full" : next
}

const mergeIntoQueue = (queue: Queue, change: QueuedChange): Queue | EnqueueRejected => {
  switch (change.operation) {
    case "changeCartLine":
      return setLineQuantity(queue, change)
    case "removeCartLines":
      return removeLines(queue, change)
    case "setListQuantity":
      return setListQuantity(queue, change)
    case "removeListItem":
      return removeListItem(queue, change)
    case "changeOwnedPart":
      return changeOwned(queue, change)
    case "removeOwnedPart":
      return removeOwned(queue, change)
    default:
      return append(queue, change)
  }
}

/** Returns the last queued change of a part on a build sheet. */
const findLastOwned = (queue: Queue, id: string) =>
  queue.findLast(
    (other) =>
      (other.operation === "saveOwnedPart" && other.variables.part.id === id) ||
      ((other.operation === "changeOwnedPart" || other.operation === "removeOwnedPart") && other.variables.id === id)
  )

/** Merges an edit into an unsent edit of the same part. */
const changeOwned = (queue: Queue, change: Queued<"changeOwnedPart">): Queue => {
  const last = findLastOwned(queue, change.variables.id)
  if (last?.operation !== "changeOwnedPart" || last.isTried) return append(queue, change)
  const changes = { ...last.variables.changes, ...change.variables.changes }
  return replace(queue, last, { ...last, variables: { ...last.variables, changes } })
}

/** Drops an unsent removal if the part is restored. */
const removeOwned = (queue: Queue, change: Queued<"removeOwnedPart">): Queue => {
  const { id, isRemoved } = change.variables
  const last = findLastOwned(queue, id)
  const isTakenBack = !isRemoved && last?.operation === "removeOwnedPart" && last.variables.isRemoved && !last.isTried
  return isTakenBack ? queue.filter((other) => other !== last) : append(queue, change)
}

/** Redirects changes of a car to the id that the services use for the car. */
export const redirectProject = <Change extends { readonly variables: unknown }>(
  queue: ReadonlyArray<Change>,
  from: string,
  to: string
): ReadonlyArray<Change> =>
  queue.map((change) => {
    const { variables } = change
    const isOfProject = typeof variables === "object" && variables !== null && "projectId" in variables && variables.projectId === from
    return isOfProject ? { ...change, variables: { ...variables, projectId: to } } : change
  })

/** Returns the id of the car that an add found or created; null for other changes and responses. */
export const findSavedProject = (operation: string, response: unknown): string | null => {
  if (operation !== "addNewProjectToGarage" || typeof response !== "object" || response === null) return null
  const field = (response as Readonly<Record<string, unknown>>)[operation]
  const id = (field as { readonly addedCustomerProjectId?: unknown } | null | undefined)?.addedCustomerProjectId
  return typeof id === "string" ? id : null
}

/** Marks a change as attempted. */
export const markAttempted = <Change extends Pick<QueuedChange, "isTried" | "key">>(
  queue: ReadonlyArray<Change>,
  key: string
): ReadonlyArray<Change> => queue.map((change) => (change.key === key ? { ...change, isTried: true } : change))

/** Removes a confirmed change. */
export const applyResponse = <Change extends Pick<QueuedChange, "key">>(queue: ReadonlyArray<Change>, key: string): ReadonlyArray<Change> =>
  queue.filter((change) => change.key !== key)

const append = (queue: Queue, change: QueuedChange): Queue => [...queue, change]

const replace = (queue: Queue, previous: QueuedChange, next: QueuedChange): Queue =>
  queue.map((change) => (change === previous ? next : change))

/** A line that exists only on this device, with the key of its add. */
interface LocalLine {
  readonly key: string
  readonly item: AddedCartItem
}

const findLocalLine = (queue: Queue, lineId: string): LocalLine | undefined =>
  queue
    .filter((change) => change.operation === "addToCart")
    .flatMap(({ key, variables }) =>
      variables.items.filter((item) => createLocalLineId(key, item) === lineId).map((item) => ({ key, item }))
    )[0]

/**
 * Sets the pieces of a local line inside its add; 0 removes it.
 *
 * Earlier adds of the same item belong to a line that was removed later.
 */
const setLocalPieces = (whole: Queue, { item: localItem, key }: LocalLine, quantity: number): Queue | EnqueueRejected => {
  const start = whole.findIndex((change) => change.key === key)
  const queue = whole.slice(start)
  const isAddOfItem = (change: QueuedChange): change is Queued<"addToCart"> =>
    change.operation === "addToCart" && change.variables.items.some((item) => isSameChoice(item, localItem))
  if (queue.some((change) => change.isTried && isAddOfItem(change))) return "beingSent"
  let remaining = quantity
  const next = queue.flatMap((change): Queue => {
    if (!isAddOfItem(change)) return [change]
    const items = change.variables.items.flatMap((item) => {
      if (!isSameChoice(item, localItem)) return [item]
      const quantityRequested = remaining
      remaining = 0
      return quantityRequested === 0 ? [] : [{ ...item, quantityRequested: clampQuantity(quantityRequested) }]
    })
    return items.length === 0 ? [] : [{ ...change, variables: { ...change.variables, items } }]
  })
  return [...whole.slice(0, start), ...next]
}

const setLineQuantity = (queue: Queue, change: Queued<"changeCartLine">): Queue | EnqueueRejected => {
  const { lineId, quantity } = change.variables
  const localLine = findLocalLine(queue, lineId)
  if (localLine !== undefined) return setLocalPieces(queue, localLine, quantity)
  const last = queue.findLast((other) => mayTouchLine(other, lineId))
  if (last?.operation !== "changeCartLine" || last.isTried) return append(queue, change)
  return replace(queue, last, { ...last, variables: { ...last.variables, quantity } })
}

const mayTouchLine = (change: QueuedChange, lineId: string): boolean =>
  change.operation === "addToCart" ||
  (change.operation === "changeCartLine" && change.variables.lineId === lineId) ||
  (change.operation === "removeCartLines" && change.variables.lineIds.some((id) => id === lineId))

/** Removes local lines from their adds, and queues the removal of all other lines. */
const removeLines = (queue: Queue, change: Queued<"removeCartLines">): Queue | EnqueueRejected => {
  const { lineIds, seen } = change.variables
  let shorter: Queue = queue
  const others: Array<number> = []
  for (const [index, lineId] of lineIds.entries()) {
    const localLine = findLocalLine(queue, lineId)
    if (localLine === undefined) others.push(index)
    else {
      const next = setLocalPieces(shorter, localLine, 0)
      if (typeof next === "string") return next
      shorter = next
    }
  }
  if (others.length === 0) return shorter
  const variables = { ...change.variables, lineIds: lineIds.filter((_, index) => others.includes(index)) }
  const stillSeen = seen?.filter((_, index) => others.includes(index))
  return append(shorter, { ...change, variables: stillSeen === undefined ? variables : { ...variables, seen: stillSeen } })
}

interface ListItemRef {
  readonly listId: string
  readonly item: ListItem
}

const getListId = (change: ListAdd): string => (change.operation === "createList" ? change.key : change.variables.listId)

const isListAdd = (change: QueuedChange): change is ListAdd => change.operation === "addListItems" || change.operation === "createList"

/** Returns the queue index after the last removal of the item from its list. */
const findStartAfterRemoval = (queue: Queue, { item, listId }: ListItemRef): number =>
  queue.findLastIndex(
    ({ operation, variables }) => operation === "removeListItem" && variables.listId === listId && isSameListItem(variables.item, item)
  ) + 1

/** Returns whether the item is in its list only because of queued adds. `seenMark` is the displayed version counter. */
const isLocalListItem = (queue: Queue, ref: ListItemRef, seenMark: number | undefined): boolean => {
  const { item, listId } = ref
  const pieces = queue
    .slice(findStartAfterRemoval(queue, ref))
    .filter(isListAdd)
    .filter((change) => getListId(change) === listId)
    .flatMap(({ variables }) => variables.items.filter((other) => isSameListItem(other, item)))
    .reduce((sum, { quantity }) => sum + quantity, 0)
  return pieces > 0 && seenMark === clampQuantity(pieces)
}

const setLocalListPieces = (whole: Queue, ref: ListItemRef, quantity: number): Queue | EnqueueRejected => {
  const { item: localItem, listId } = ref
  const start = findStartAfterRemoval(whole, ref)
  const queue = whole.slice(start)
  const isAddOfItem = (change: QueuedChange): change is ListAdd =>
    isListAdd(change) && getListId(change) === listId && change.variables.items.some((item) => isSameListItem(item, localItem))
  if (queue.some((change) => change.isTried && isAddOfItem(change))) return "beingSent"
  let remaining = quantity
  const next = queue.flatMap((change): Queue => {
    if (!isAddOfItem(change)) return [change]
    const items = change.variables.items.flatMap((item) => {
      if (!isSameListItem(item, localItem)) return [item]
      const pieces = remaining
      remaining = 0
      return pieces === 0 ? [] : [{ ...item, quantity: clampQuantity(pieces) }]
    })
    if (change.operation === "createList") return [{ ...change, variables: { ...change.variables, items } }]
    return items.length === 0 ? [] : [{ ...change, variables: { ...change.variables, items } }]
  })
  return [...whole.slice(0, start), ...next]
}

const setListQuantity = (queue: Queue, change: Queued<"setListQuantity">): Queue | EnqueueRejected => {
  const { item, listId, seen } = change.variables
  if (isLocalListItem(queue, change.variables, seen?.mark)) return setLocalListPieces(queue, change.variables, item.quantity)
  const last = queue.findLast((other) => "listId" in other.variables && other.variables.listId === listId)
  if (last?.operation !== "setListQuantity" || last.isTried || !isSameListItem(last.variables.item, item)) return append(queue, change)
  return replace(queue, last, { ...last, variables: { ...last.variables, item } })
}

const removeListItem = (queue: Queue, change: Queued<"removeListItem">): Queue | EnqueueRejected =>
  isLocalListItem(queue, change.variables, change.variables.seen?.mark)
    ? setLocalListPieces(queue, change.variables, 0)
    : append(queue, change)
