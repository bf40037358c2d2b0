import type { CartItem, CartLineId } from "../cart/model.ts"
import { isSameChoice } from "./localCart.ts"
import { findSameProject } from "./localGarage.ts"
import type { KeyedChange } from "./localServices.ts"
import type { LocalSnapshot } from "./model.ts"
import type { QueueRecord } from "./record.ts"
import type { Queue } from "./queue.ts"
import { PENDING_TEXT } from "./text.ts"

/** Parts of the snapshot that must not be shown as empty before they are synced. */
export const SYNCED_PARTS = ["cart", "lists"] as const
export type SyncedPart = (typeof SYNCED_PARTS)[number]

/** Lists the parts whose data is incomplete because they were never synced. */
export const getUnsyncedParts = (known: LocalSnapshot): ReadonlyArray<SyncedPart> =>
  SYNCED_PARTS.filter((part) => known[part] === null || known.partial?.includes(part))

export const EMPTY_SNAPSHOT: LocalSnapshot = { cart: null, lists: null, projects: null }

/** Pending changes of this device, as screens display them. */
export interface PendingChangesState {
  readonly count: number
  /** Ids of cart lines, lists and projects with a queued change. */
  readonly ids: ReadonlyArray<string>
  /** Label of each pending item. */
  readonly text: string
  /** Parked changes. */
  readonly aside: Queue
  /** Keys of parked changes that this page cannot read. */
  readonly unreadable: ReadonlyArray<string>
  /** Snapshot with the queued changes applied. */
  readonly known: LocalSnapshot
  /**
   * Parts of the snapshot that were requested offline but never synced. The displayed data of these parts covers only changes of this
   * device.
   */
  readonly unheard: ReadonlyArray<SyncedPart>
}

export const NO_PENDING_CHANGES: PendingChangesState = {
  count: 0,
  ids: [],
  text: PENDING_TEXT,
  aside: [],
  unreadable: [],
  known: EMPTY_SNAPSHOT,
  unheard: []
}

/** Lists the ids that a change affects: lines, lists and projects. For a list item, returns the list's id followed by the item's id. */
export const getPendingIds = ({ key, operation, variables }: KeyedChange, { cart, projects }: LocalSnapshot): ReadonlyArray<string> => {
  const findLineId = (item: CartItem): CartLineId | undefined => cart?.lines.find((line) => isSameChoice(line, item))?.lineId
  const filterDefined = (ids: ReadonlyArray<string | undefined>) => ids.filter((id) => id !== undefined)
  switch (operation) {
    case "addToCart":
      return filterDefined(variables.items.map(findLineId))
    case "changeCartLine":
      return [variables.lineId]
    case "removeCartLines":
      return variables.lineIds
    case "createList":
      return [key, ...variables.items.map(({ skuBaseNumber }) => `${key} ${skuBaseNumber}`)]
    case "addListItems":
      return [variables.listId, ...variables.items.map(({ skuBaseNumber }) => `${variables.listId} ${skuBaseNumber}`)]
    case "setListQuantity":
    case "removeListItem":
      return [variables.listId, `${variables.listId} ${variables.item.skuBaseNumber}`]
    case "addListArticles":
      return [variables.listId, ...variables.articleIds.map((id) => `${variables.listId} ${id}`)]
    case "removeListArticle":
      return [variables.listId, `${variables.listId} ${variables.articleId}`]
    case "addNewProjectToGarage":
      return filterDefined([findSameProject(projects ?? [], variables.projectRequest)?.projectId])
    case "removeProjectFromGarage":
      return [variables.projectId]
    case "saveOwnedPart":
      return [variables.part.id]
    case "changeOwnedPart":
    case "removeOwnedPart":
      return [variables.id]
  }
}

/** Converts the record to the displayed state. `known` is the snapshot with the queue applied. */
export const toPendingChanges = (
  { aside, queue, unknown }: QueueRecord,
  known: LocalSnapshot,
  unheard: ReadonlyArray<SyncedPart>
): PendingChangesState => ({
  count: queue.length,
  ids: [...new Set(queue.flatMap((change) => getPendingIds(change, known)))],
  text: PENDING_TEXT,
  aside,
  unreadable: unknown.aside.map(({ key }) => key),
  known,
  unheard
})
