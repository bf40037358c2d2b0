import type { KeyedChange } from "./localServices.ts"
import type { LocalSnapshot } from "./model.ts"
import { createQueuedChange, type QueuedChange } from "./queue.ts"
import type { QueueRecord } from "./record.ts"
import { getPendingIds } from "./pendingChanges.ts"

/** What this cannot be made without: what it changes and, of an add, no more than its list. */
const needsOf = (change: KeyedChange, known: LocalSnapshot): ReadonlyArray<string> => {
  switch (change.operation) {
    case "addToCart":
    case "createList":
    case "addNewProjectToGarage":
      return []
    case "addListItems":
    case "addListArticles":
      return [change.variables.listId]
    default:
      return getPendingIds(change, known)
  }
}

/** What it makes or changes. A list is only changed by what makes it: its things are their own. */
const touchedBy = (change: KeyedChange, known: LocalSnapshot): ReadonlyArray<string> =>
  getPendingIds(change, known).filter((id) => !("listId" in change.variables) || id !== change.variables.listId)

/**
 * A change that the services do not take, out of the others' way, with those behind it that mean nothing without it. `known` is what the
 * device shows with all of them.
 */
export const parkChange = (kept: QueueRecord, key: string, known: LocalSnapshot): QueueRecord => {
  const gone = new Set<string>()
  const aside: Array<QueuedChange> = []
  const queue = kept.queue.filter((change) => {
    if (change.key !== key && !needsOf(change, known).some((id) => gone.has(id))) return true
    for (const id of touchedBy(change, known)) gone.add(id)
    aside.push(change)
    return false
  })
  return { ...kept, queue, aside: [...kept.aside, ...aside] }
}

/** What was put aside waits once more, behind all others: as what it was, because it may have arrived. */
export const retryParked = (kept: QueueRecord, keys: ReadonlyArray<string>): QueueRecord => ({
  ...discardParked(kept, keys),
  queue: [...kept.queue, ...kept.aside.filter(({ key }) => keys.includes(key)).map((change) => ({ ...change, ...createQueuedChange }))]
})

/** Without what was put aside and is wanted no more. */
export const discardParked = (kept: QueueRecord, keys: ReadonlyArray<string>): QueueRecord => ({
  ...kept,
  aside: kept.aside.filter(({ key }) => !keys.includes(key))
})
