import type { LineId } from "../cart/model.ts"
import type { ListItem } from "../lists/model.ts"
import type { Held } from "../offline-merge/model.ts"
import { heldOfLine, withItems, withoutLines, withQuantity } from "./localCart.ts"
import { withoutProject, withProject } from "./localGarage.ts"
import {
  heldInList,
  withList,
  withListArticles,
  withListItems,
  withListQuantity,
  withoutListArticle,
  withoutListItem
} from "./localLists.ts"
import type { Known, Shown } from "./model.ts"
import { unheardIn } from "./syncedParts.ts"
import type { AskedChange } from "./calls.ts"

/** A change with its key, and what the device showed of what it is about. */
export type NamedChange = AskedChange & { readonly key: string; readonly shown: Shown }

/**
 * What there is after a change, as the services will have it when nobody else was there. What begins with it is a part, because nobody knows
 * what was there before. Total.
 */
export const after = (known: Known, change: NamedChange): Known => {
  const next = changed(known, change)
  const partial = unheardIn(known).filter((part) => next[part] !== null)
  return partial.length === 0 ? next : { ...next, partial }
}

const changed = (known: Known, { key, operation, shown, variables }: NamedChange): Known => {
  const { cart, projects } = known
  const lists = known.lists ?? []
  switch (operation) {
    case "addToCart":
      return { ...known, cart: withItems(cart, key, variables.items, shown.parts) }
    case "changeCartLine":
      return { ...known, cart: withQuantity(cart, variables.lineId, variables.quantity) }
    case "removeCartLines":
      return { ...known, cart: withoutLines(cart, variables.lineIds) }
    case "createList": {
      const { articleIds, items, listName } = variables
      const made = withList(lists, key, listName)
      const listId = made.at(-1)!.id
      return { ...known, lists: withListArticles(withListItems(made, listId, items, shown.parts), listId, articleIds) }
    }
    case "addListItems":
      return { ...known, lists: withListItems(lists, variables.listId, variables.items, shown.parts) }
    case "addListArticles":
      return { ...known, lists: withListArticles(lists, variables.listId, variables.articleIds) }
    case "removeListItem":
      return { ...known, lists: withoutListItem(lists, variables.listId, variables.item) }
    case "removeListArticle":
      return { ...known, lists: withoutListArticle(lists, variables.listId, variables.articleId) }
    case "setListQuantity":
      return { ...known, lists: withListQuantity(lists, variables.listId, variables.item) }
    case "addNewProjectToGarage":
      return { ...known, projects: withProject(projects ?? [], key, variables.projectRequest, shown.names) }
    case "removeProjectFromGarage":
      return { ...known, projects: withoutProject(projects ?? [], variables.projectId) }
  }
}

/** A change with what the device sees now of what it is about, by which it is settled when it arrives. */
export const seeing = (known: Known, change: NamedChange): NamedChange => {
  const line = (lineId: LineId): Held | undefined => {
    const found = known.cart?.lines.find((candidate) => candidate.lineId === lineId)
    return found && heldOfLine(found)
  }
  const listed = (listId: Parameters<typeof heldInList>[1], item: ListItem) => {
    const held = heldInList(known.lists, listId, item)
    return held === null ? {} : { seen: { quantity: held.quantity, mark: held.mark } }
  }
  switch (change.operation) {
    case "changeCartLine": {
      const seen = line(change.variables.lineId)
      return { ...change, variables: { ...change.variables, ...(seen && { seen }) } }
    }
    case "removeCartLines": {
      const seen = change.variables.lineIds.map(line)
      return seen.every((held) => held !== undefined) ? { ...change, variables: { ...change.variables, seen } } : change
    }
    case "removeListItem":
      return { ...change, variables: { ...change.variables, ...listed(change.variables.listId, change.variables.item) } }
    case "setListQuantity":
      return { ...change, variables: { ...change.variables, ...listed(change.variables.listId, change.variables.item) } }
    default:
      return change
  }
}
