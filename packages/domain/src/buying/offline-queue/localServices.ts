import type { CartLineId } from "../cart/model.ts"
import type { ListItem } from "../lists/model.ts"
import type { VersionedQuantity } from "../offline-merge/model.ts"
import { toVersionedQuantity, addItems, removeLines, setLineQuantity } from "./localCart.ts"
import { removeProject, addProject } from "./localGarage.ts"
import { addOwnedPart, deleteOwnedPart, editOwnedPart } from "./localOwned.ts"
import {
  getVersionedQuantity,
  addNewList,
  addArticlesToList,
  addItemsToList,
  setItemQuantityInList,
  removeArticleFromList,
  removeItemFromList
} from "./localLists.ts"
import type { LocalSnapshot, DisplayContext } from "./model.ts"
import { getUnsyncedParts } from "./pendingChanges.ts"
import type { RequestedChange } from "./calls.ts"

/** A requested change with its key and the displayed data of its subject. */
export type KeyedChange = RequestedChange & { readonly key: string; readonly shown: DisplayContext }

/**
 * Returns the snapshot after a change, as the services would apply it without other devices. A part of the snapshot that was never synced
 * stays marked as partial.
 */
export const applyChange = (known: LocalSnapshot, change: KeyedChange): LocalSnapshot => {
  const next = apply(known, change)
  const partial = getUnsyncedParts(known).filter((part) => next[part] !== null)
  return partial.length === 0 ? next : { ...next, partial }
}

const apply = (known: LocalSnapshot, { key, operation, shown, variables }: KeyedChange): LocalSnapshot => {
  const { cart, projects } = known
  const lists = known.lists ?? []
  switch (operation) {
    case "addToCart":
      return { ...known, cart: addItems(cart, key, variables.items, shown.parts) }
    case "changeCartLine":
      return { ...known, cart: setLineQuantity(cart, variables.lineId, variables.quantity) }
    case "removeCartLines":
      return { ...known, cart: removeLines(cart, variables.lineIds) }
    case "createList": {
      const { articleIds, items, listName } = variables
      const withNewList = addNewList(lists, key, listName)
      const listId = withNewList.at(-1)!.id
      return { ...known, lists: addArticlesToList(addItemsToList(withNewList, listId, items, shown.parts), listId, articleIds) }
    }
    case "addListItems":
      return { ...known, lists: addItemsToList(lists, variables.listId, variables.items, shown.parts) }
    case "addListArticles":
      return { ...known, lists: addArticlesToList(lists, variables.listId, variables.articleIds) }
    case "removeListItem":
      return { ...known, lists: removeItemFromList(lists, variables.listId, variables.item) }
    case "removeListArticle":
      return { ...known, lists: removeArticleFromList(lists, variables.listId, variables.articleId) }
    case "setListQuantity":
      return { ...known, lists: setItemQuantityInList(lists, variables.listId, variables.item) }
    case "addNewProjectToGarage":
      return { ...known, projects: addProject(projects ?? [], key, variables.projectRequest, shown.names) }
    case "removeProjectFromGarage":
      return { ...known, projects: removeProject(projects ?? [], variables.projectId) }
    case "saveOwnedPart":
      return withOwned(known, addOwnedPart(known.owned, variables.projectId, variables.part, shown.parts))
    case "changeOwnedPart":
      return withOwned(known, editOwnedPart(known.owned, variables.projectId, variables.id, variables.changes))
    case "removeOwnedPart":
      // Restoring a part changes nothing on this device: only the services still have the part's data.
      return variables.isRemoved ? withOwned(known, deleteOwnedPart(known.owned, variables.projectId, variables.id)) : known
  }
}

const withOwned = (known: LocalSnapshot, owned: NonNullable<LocalSnapshot["owned"]>): LocalSnapshot =>
  owned.length === 0 ? known : { ...known, owned }

/** Adds the displayed quantities to a change as its base version, for the merge by the services. */
export const captureBaseVersion = (known: LocalSnapshot, change: KeyedChange): KeyedChange => {
  const line = (lineId: CartLineId): VersionedQuantity | undefined => {
    const found = known.cart?.lines.find((candidate) => candidate.lineId === lineId)
    return found && toVersionedQuantity(found)
  }
  const getBaseVersion = (listId: Parameters<typeof getVersionedQuantity>[1], item: ListItem) => {
    const current = getVersionedQuantity(known.lists, listId, item)
    return current === null ? {} : { seen: { quantity: current.quantity, mark: current.mark } }
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
      return { ...change, variables: { ...change.variables, ...getBaseVersion(change.variables.listId, change.variables.item) } }
    case "setListQuantity":
      return { ...change, variables: { ...change.variables, ...getBaseVersion(change.variables.listId, change.variables.item) } }
    default:
      return change
  }
}
