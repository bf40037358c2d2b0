import type { NamedChange } from "./localServices.ts"
import type { Known } from "./model.ts"
import { fresh, type QueuedChange } from "./queue.ts"
import type { Kept } from "./record.ts"
import { idsOf } from "./pendingChanges.ts"

/** What this cannot be made without: what it changes and, of an add, no more than its list. */
const needsOf = (change: NamedChange, known: Known): ReadonlyArray<string> => {
  switch (change.operation) {
    case "addToCart":
    case "createList":
    case "addNewProjectToGarage":
      return []
    case "addListItems":
    case "addListArticles":
      return [change.variables.listId]
    default:
      return idsOf(change, known)
  }
}

/** What it makes or changes. A list is only changed by what makes it: its things are their own. */
const touchedBy = (change: NamedChange, known: Known): ReadonlyArray<string> =>
  idsOf(change, known).filter((id) => !("listId" in change.variables) || id !== change.variables.listId)

/**
 * A change that the services do not take, out of the others' way, with those behind it that mean nothing without it. `known` is what the
 * device shows with all of them.
 */
export const setAside = (kept: Kept, key: string, known: Known): Kept => {
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
export const resumed = (kept: Kept, keys: ReadonlyArray<string>): Kept => ({
  ...discarded(kept, keys),
  queue: [...kept.queue, ...kept.aside.filter(({ key }) => keys.includes(key)).map((change) => ({ ...change, ...fresh }))]
})

/** Without what was put aside and is wanted no more. */
export const discarded = (kept: Kept, keys: ReadonlyArray<string>): Kept => ({
  ...kept,
  aside: kept.aside.filter(({ key }) => !keys.includes(key))
})
