import type { KeyedChange } from "./localServices.ts"
import type { LocalSnapshot } from "./model.ts"
import { INITIAL_RETRY_STATE, type QueuedChange } from "./queue.ts"
import type { QueueRecord } from "./record.ts"
import { getPendingIds } from "./pendingChanges.ts"

/** Ids that a change depends on: those of the item that it edits, only the list's for an add to a list, and the car of a build sheet. */
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

/** Parks a failed change with the queued changes that depend on it. `known` is the snapshot with the whole queue applied. */
export const parkChange = (record: QueueRecord, key: string, known: LocalSnapshot): QueueRecord => {
  const parkedIds = new Set<string>()
  const aside: Array<QueuedChange> = []
  const queue = record.queue.filter((change) => {
    if (change.key !== key && !getRequiredIds(change, known).some((id) => parkedIds.has(id))) return true
    for (const id of getChangedIds(change, known)) parkedIds.add(id)
    aside.push(change)
    return false
  })
  return { ...record, queue, aside: [...record.aside, ...aside] }
}

/** Moves parked changes back to the end of the queue. They keep their keys because they may have arrived. */
export const retryParked = (record: QueueRecord, keys: ReadonlyArray<string>): QueueRecord => ({
  ...discardParked(record, keys),
  queue: [...record.queue, ...record.aside.filter(({ key }) => keys.includes(key)).map((change) => ({ ...change, ...INITIAL_RETRY_STATE }))]
})

/** Deletes parked changes. */
export const discardParked = (record: QueueRecord, keys: ReadonlyArray<string>): QueueRecord => ({
  ...record,
  aside: record.aside.filter(({ key }) => !keys.includes(key))
})
