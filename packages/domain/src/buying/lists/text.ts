import type { ListDrawer } from "./machine.ts"

const items = (count: number): string => (count === 1 ? "1 item" : `${count} items`)

/** Formats the toast after a list was created (LIST-24, LIST-25). */
export const formatListCreated = (name: string, count: number): string =>
  `List '${name}' successfully created${count === 0 ? "" : ` with ${items(count)}`}.`

/** Formats the toast after items were added (LIST-26). */
export const formatAddedToList = (count: number): string => `${items(count)} added to list.`

/**
 * Results of list operations (LIST-27, TOAST-11, TOAST-12, ERR-110 to ERR-112). The last three report a failed change, or a list that
 * another tab changed or deleted.
 */
export const listMessages = {
  articleAdded: "Article added to list.",
  itemMoved: "Item Moved",
  notMoved: "Item not moved, please try again",
  notAdded: "Unable to add item to list at this time.",
  notCreated: "Unable to create list at this time.",
  articleNotAdded: "Unable to add article at this time.",
  notChanged: "Unable to change list at this time.",
  changedMeanwhile: "This list was changed elsewhere. We've updated it here.",
  isGone: "This list no longer exists."
} as const

/** Dialog after a failed move (TOAST-12, GAP-81). */
export const moveFailure = { title: "Move Item Failed", text: "An error occurred while moving the item. Please try again." } as const

/** Returns the drawer's title (LIST-06, LIST-07, GAP-C30). */
export const drawerTitle = ({ type }: Pick<ListDrawer, "type">): string =>
  type === "move" ? "Move This Item to a List" : type === "build" ? "Save These Items to a List" : "Save This Item to a List"
