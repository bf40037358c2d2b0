import type { CartItem, CartLineId } from "../cart/model.ts"
import { isSameChoice } from "./localCart.ts"
import { findSameProject } from "./localGarage.ts"
import type { KeyedChange } from "./localServices.ts"
import type { LocalSnapshot } from "./model.ts"
import { type SyncedPart, EMPTY_SNAPSHOT } from "./syncedParts.ts"
import type { QueueRecord } from "./record.ts"
import type { Queue } from "./queue.ts"
import { PENDING_TEXT } from "./text.ts"

/** What waits on this device, for who shows it. */
export interface PendingChangesState {
  /** How many changes. */
  readonly count: number
  /** Ids of cart lines, lists and saved cars that a waiting change is about. */
  readonly ids: ReadonlyArray<string>
  /** Said in the place of each. */
  readonly text: string
  /** What the services did not take, however often it was sent. */
  readonly aside: Queue
  /** What there is as the device knows it, with what waits. */
  readonly known: LocalSnapshot
  /** What was asked for without a network and was never heard of here: what is shown of it is what was added on this device, and not all. */
  readonly unheard: ReadonlyArray<SyncedPart>
}

export const NO_PENDING_CHANGES: PendingChangesState = {
  count: 0,
  ids: [],
  text: PENDING_TEXT,
  aside: [],
  known: EMPTY_SNAPSHOT,
  unheard: []
}

/** What a change speaks of: ids of lines, lists and cars, and of a thing in a list the list's id with the thing's. */
export const getPendingIds = ({ key, operation, variables }: KeyedChange, { cart, projects }: LocalSnapshot): ReadonlyArray<string> => {
  const lineOf = (item: CartItem): CartLineId | undefined => cart?.lines.find((line) => isSameChoice(line, item))?.lineId
  const named = (ids: ReadonlyArray<string | undefined>) => ids.filter((id) => id !== undefined)
  switch (operation) {
    case "addToCart":
      return named(variables.items.map(lineOf))
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
      return named([findSameProject(projects ?? [], variables.projectRequest)?.projectId])
    case "removeProjectFromGarage":
      return [variables.projectId]
  }
}

/** What is shown of what is held; `known` is with what waits. */
export const toPendingChanges = (
  { aside, queue }: QueueRecord,
  known: LocalSnapshot,
  unheard: ReadonlyArray<SyncedPart>
): PendingChangesState => ({
  count: queue.length,
  ids: [...new Set(queue.flatMap((change) => getPendingIds(change, known)))],
  text: PENDING_TEXT,
  aside,
  known,
  unheard
})
