import { Option, Schema } from "effect"
import { addToCart, changeCartLine, removeCartLines } from "../cart/calls.ts"
import { addNewProjectToGarage, removeProjectFromGarage } from "../../vehicles/garage/calls.ts"
import { addListArticles, addListItems, createList, removeListArticle, removeListItem, setListQuantity } from "../lists/calls.ts"
import type { Call } from "../../foundation/ports/Call.ts"

/** The calls that may wait for a network, by their operations. */
export const waitable = {
  addToCart,
  changeCartLine,
  removeCartLines,
  createList,
  addListItems,
  addListArticles,
  removeListItem,
  removeListArticle,
  setListQuantity,
  addNewProjectToGarage,
  removeProjectFromGarage
} as const

type Waitable = typeof waitable
export type WaitableOperation = keyof Waitable

/** A change as it is asked for, by its operation. */
export type AskedChange = {
  readonly [Operation in WaitableOperation]: {
    readonly operation: Operation
    readonly variables: Schema.Schema.Type<Waitable[Operation]["variables"]>
  }
}[WaitableOperation]

const isWaitable = (operation: string): operation is WaitableOperation => Object.hasOwn(waitable, operation)

/** The call of an operation; undefined where such a change may not wait. */
export const waitableCall = (operation: string): Call<unknown, unknown> | undefined =>
  isWaitable(operation) ? waitable[operation] : undefined

/** A change by its variables as they travel; null where such a change may not wait, and where they are not its own. */
export const askedChange = (operation: string, encoded: unknown): AskedChange | null => {
  if (!isWaitable(operation)) return null
  const variables = Option.getOrNull(Schema.decodeUnknownOption(waitable[operation].variables)(encoded))
  // Decoded by the call of its own operation.
  return variables === null ? null : ({ operation, variables } as AskedChange)
}
