import type { KeyedChange } from "./localServices.ts"
import type { LocalSnapshot } from "./model.ts"
import { INITIAL_RETRY_STATE } from "./queue.ts"
import type { QueueRecord } from "./record.ts"
import { getPendingIds } from "./pendingChanges.ts"
import { getRefusalTime, isRefusedForGood } from "./retry.ts"

/** Ids that a change depends on: the item that the change edits (for an add to a list, only the list), and the car of a build sheet. */
const getRequiredIds = (change: KeyedChange, known: LocalSnapshot): ReadonlyArray<string> => {
  switch (change.operation) {
    case "addToCart":
    case "createList":
    case "addNewProjectToGarage":
      return []
    case "addListItems":
    case "addListArticles":
      return [change.variables.listId]
    case "saveOwnedPart":
    case "changeOwnedPart":
    case "removeOwnedPart":
      return [change.variables.projectId, ...getPendingIds(change, known)]
    default:
      return getPendingIds(change, known)
  }
}

/** Ids that a change creates or edits. An add to a list does not count as an edit of the list. */
const getChangedIds = (change: KeyedChange, known: LocalSnapshot): ReadonlyArray<string> =>
  getPendingIds(change, known).filter((id) => !("listId" in change.variables) || id !== change.variables.listId)

/**
 * Returns the failed changes of a queue together with the changes that depend on them. `known` is the snapshot with the whole queue
 * applied.
 */
export const findDependents = <Change extends KeyedChange>(
  queue: ReadonlyArray<Change>,
  isFailed: (change: Change) => boolean,
  known: LocalSnapshot
): ReadonlySet<Change> => {
  const ids = new Set<string>()
  const dependents = new Set<Change>()
  for (const change of queue) {
    if (!isFailed(change) && !getRequiredIds(change, known).some((id) => ids.has(id))) continue
    for (const id of getChangedIds(change, known)) ids.add(id)
    dependents.add(change)
  }
  return dependents
}

/** Parks a failed change with the queued changes that depend on it. `known` is the snapshot with the whole queue applied. */
export const parkChange = (record: QueueRecord, key: string, known: LocalSnapshot): QueueRecord => {
  const parked = findDependents(record.queue, (change) => change.key === key, known)
  return { ...record, queue: record.queue.filter((change) => !parked.has(change)), aside: [...record.aside, ...parked] }
}

/**
 * Records when a change first became unreadable for this page. Parks it after a day unless a newer page has sent it.
 *
 * `parked` contains the changes that this call parked.
 */
export const parkUnreadable = (record: QueueRecord, now: number) => {
  const queue = record.unknown.queue.map((change) => ({ ...change, refusedAt: getRefusalTime(change.refusedAt, now) }))
  const parked = queue.filter(({ refusedAt }) => isRefusedForGood(refusedAt, now))
  const waiting = queue.filter((change) => !parked.includes(change))
  return { record: { ...record, unknown: { queue: waiting, aside: [...record.unknown.aside, ...parked] } }, parked }
}

/**
 * Returns whether a new change must wait for a queued change: for any change that was not refused, or for a refused change that the new one
 * depends on.
 */
export const isBehind = ({ queue, sent }: QueueRecord, requested: KeyedChange | null, known: LocalSnapshot): boolean => {
  if (sent.length > 0) return true
  const refused = findDependents(queue, ({ refusedAt }) => refusedAt !== null, known)
  if (refused.size < queue.length) return true
  if (requested === null) return false
  return findDependents<KeyedChange>([...queue, requested], (change) => change !== requested, known).has(requested)
}

/** Moves parked changes back to the end of the queue. The changes keep their keys because they may already have arrived. */
export const retryParked = (record: QueueRecord, keys: ReadonlyArray<string>): QueueRecord => ({
  ...record,
  aside: record.aside.filter(({ key }) => !keys.includes(key)),
  queue: [...record.queue, ...record.aside.filter(({ key }) => keys.includes(key)).map((change) => ({ ...change, ...INITIAL_RETRY_STATE }))]
})

/** Deletes parked changes. */
export const discardParked = (record: QueueRecord, keys: ReadonlyArray<string>): QueueRecord => ({
  ...record,
  aside: record.aside.filter(({ key }) => !keys.includes(key)),
  unknown: { ...record.unknown, aside: record.unknown.aside.filter(({ key }) => !keys.includes(key)) }
})
