import { Option, Schema } from "effect"
import { addToCart, changeCartLine, removeCartLines } from "../cart/calls.ts"
import { addNewProjectToGarage, removeProjectFromGarage } from "../../vehicles/garage/calls.ts"
import { addListArticles, addListItems, createList, removeListArticle, removeListItem, setListQuantity } from "../lists/calls.ts"
import type { Call } from "../../foundation/ports/Call.ts"

/** The calls that may wait for a network, by their operations. */
export const queueableCalls = {
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

type Waitable = typeof queueableCalls
export type QueueableOperation = keyof Waitable

/** A change as it is asked for, by its operation. */
export type RequestedChange = {
  readonly [Operation in QueueableOperation]: {
    readonly operation: Operation
    readonly variables: Schema.Schema.Type<Waitable[Operation]["variables"]>
  }
}[QueueableOperation]

const isWaitable = (operation: string): operation is QueueableOperation => Object.hasOwn(queueableCalls, operation)

/** The call of an operation; undefined where such a change may not wait. */
export const getQueueableCall = (operation: string): Call<unknown, unknown> | undefined =>
  isWaitable(operation) ? queueableCalls[operation] : undefined

/** A change by its variables as they travel; null where such a change may not wait, and where they are not its own. */
export const decodeChange = (operation: string, encoded: unknown): RequestedChange | null => {
  if (!isWaitable(operation)) return null
  const variables = Option.getOrNull(Schema.decodeUnknownOption(queueableCalls[operation].variables)(encoded))
  // Decoded by the call of its own operation.
  return variables === null ? null : ({ operation, variables } as RequestedChange)
}
