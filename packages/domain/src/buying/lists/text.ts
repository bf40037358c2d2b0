import type { ListDrawer } from "./machine.ts"

const items = (count: number): string => (count === 1 ? "1 item" : `${count} items`)

/** LIST-24, LIST-25 */
export const formatListCreated = (name: string, count: number): string =>
  `List '${name}' successfully created${count === 0 ? "" : ` with ${items(count)}`}.`

/** LIST-26 */
export const formatAddedToList = (count: number): string => `${items(count)} added to list.`

/**
 * What a list operation says when it is done or has failed (LIST-27, TOAST-11, TOAST-12, ERR-110 to ERR-112); the last three are of a list
 * that could not be changed, or that was changed or deleted in another tab before.
 */
export const listMessages = {
  articleAdded: "Article added to list.",
  itemMoved: "Item Moved",
  notMoved: "Item not moved, please try again",
  notAdded: "Unable to add item to list at this time.",
  notCreated: "Unable to create list at this time.",
  articleNotAdded: "Unable to add article at this time.",
  notChanged: "Unable to change list at this time.",
  changedMeanwhile: "This list has changed. Here it is as it is now.",
  isGone: "This list is no longer there."
} as const

/** The dialog after a move that could not even be tried (TOAST-12, GAP-81). */
export const moveFailure = { title: "Move Item Failed", text: "An error occurred while moving the item. Please try again." } as const

/** LIST-06, LIST-07, GAP-C30 */
export const drawerTitle = ({ type }: Pick<ListDrawer, "type">): string =>
  type === "move" ? "Move This Item to a List" : type === "build" ? "Save These Items to a List" : "Save This Item to a List"
