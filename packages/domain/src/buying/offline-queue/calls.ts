import { Option, Schema } from "effect"
import { addToCart, changeCartLine, removeCartLines } from "../cart/calls.ts"
import { addNewProjectToGarage, removeProjectFromGarage } from "../../vehicles/garage/calls.ts"
import { addListArticles, addListItems, createList, removeListArticle, removeListItem, setListQuantity } from "../lists/calls.ts"
import { changeOwnedPart, removeOwnedPart, saveOwnedPart } from "../../catalog/owned-parts/calls.ts"
import type { Call } from "../../foundation/ports/Call.ts"

/** Calls that may be queued, by operation. */
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
  removeProjectFromGarage,
  saveOwnedPart,
  changeOwnedPart,
  removeOwnedPart
} as const

type Queueable = typeof queueableCalls
export type QueueableOperation = keyof Queueable

/** A requested change with its variables, by operation. */
export type RequestedChange = {
  readonly [Operation in QueueableOperation]: {
    readonly operation: Operation
    readonly variables: Schema.Schema.Type<Queueable[Operation]["variables"]>
  }
}[QueueableOperation]

const isQueueable = (operation: string): operation is QueueableOperation => Object.hasOwn(queueableCalls, operation)

/** Returns the call of an operation; undefined if the operation may not be queued. */
export const getQueueableCall = (operation: string): Call<unknown, unknown> | undefined =>
  isQueueable(operation) ? queueableCalls[operation] : undefined

/** Decodes a change; null if the operation may not be queued or the variables are invalid. */
export const decodeChange = (operation: string, encoded: unknown): RequestedChange | null => {
  if (!isQueueable(operation)) return null
  const variables = Option.getOrNull(Schema.decodeUnknownOption(queueableCalls[operation].variables)(encoded))
  // The cast is safe because the operation's own schema decoded the variables.
  return variables === null ? null : ({ operation, variables } as RequestedChange)
}
