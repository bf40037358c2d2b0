import type { CartItem, LineId } from "../cart/model.ts"
import { sameChoice } from "./localCart.ts"
import { sameProject } from "./localGarage.ts"
import type { NamedChange } from "./localServices.ts"
import type { Known } from "./model.ts"
import { type HeardPart, nothingKnown } from "./syncedParts.ts"
import type { Kept } from "./record.ts"
import type { Queue } from "./queue.ts"
import { WAITING_TEXT } from "./text.ts"

/** What waits on this device, for who shows it. */
export interface WaitingState {
  /** How many changes. */
  readonly count: number
  /** Ids of cart lines, lists and saved cars that a waiting change is about. */
  readonly ids: ReadonlyArray<string>
  /** Said in the place of each. */
  readonly text: string
  /** What the services did not take, however often it was sent. */
  readonly aside: Queue
  /** What there is as the device knows it, with what waits. */
  readonly known: Known
  /** What was asked for without a network and was never heard of here: what is shown of it is what was added on this device, and not all. */
  readonly unheard: ReadonlyArray<HeardPart>
}

export const nothingWaits: WaitingState = { count: 0, ids: [], text: WAITING_TEXT, aside: [], known: nothingKnown, unheard: [] }

/** What a change speaks of: ids of lines, lists and cars, and of a thing in a list the list's id with the thing's. */
export const idsOf = ({ key, operation, variables }: NamedChange, { cart, projects }: Known): ReadonlyArray<string> => {
  const lineOf = (item: CartItem): LineId | undefined => cart?.lines.find((line) => sameChoice(line, item))?.lineId
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
      return named([sameProject(projects ?? [], variables.projectRequest)?.projectId])
    case "removeProjectFromGarage":
      return [variables.projectId]
  }
}

/** What is shown of what is held; `known` is with what waits. */
export const waitingOf = ({ aside, queue }: Kept, known: Known, unheard: ReadonlyArray<HeardPart>): WaitingState => ({
  count: queue.length,
  ids: [...new Set(queue.flatMap((change) => idsOf(change, known)))],
  text: WAITING_TEXT,
  aside,
  known,
  unheard
})
