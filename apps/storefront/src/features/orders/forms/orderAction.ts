import { clampQuantity } from "@camber/domain/catalog"
import {
  type CanceledLine,
  ORDER_NUMBER,
  orderHref,
  Orders,
  planReorder,
  type ReturnedLine,
  type ReturnReason,
  returnReasons
} from "@camber/domain/order"
import { Effect } from "effect"
import { redirect } from "react-router-dom"
import type { FormAction, FormFields, FormVisitor } from "../../../foundation/page/FormPage.ts"
import { cartHref } from "../../../foundation/page/hrefs.ts"
import { addItems } from "../../cart/forms/addItem.ts"
import { CANCELED_FIELD } from "../CancelPieces.tsx"
import { reorderMessages } from "../orderMessages.ts"
import { noResponseMessage } from "../orderText.ts"
import { BACK_FIELD, NOTE_LIMIT } from "../ReturnForm.tsx"

/** Reason for a failed action, and its fields. */
export interface OrderActionResult {
  readonly message: string
  readonly fields: FormFields
}

const lookAgain = (orderNumber: string) =>
  Orders.use((orders) => orders.again(orderNumber)).pipe(
    Effect.map(planReorder),
    Effect.tapError((error) => Effect.logError("Failed to reload the order", error)),
    Effect.orElseSucceed(() => null)
  )

/** Parses the fields into the total of canceled pieces per line. */
const canceledLines = (fields: FormFields): ReadonlyArray<CanceledLine> =>
  Object.entries(fields).flatMap(([name, value]) => {
    const [ordinality, canceled] = [Number(name.slice(CANCELED_FIELD.length)), Number(value)]
    const isLine = name.startsWith(CANCELED_FIELD) && Number.isSafeInteger(ordinality) && Number.isSafeInteger(canceled) && canceled > 0
    return isLine ? [{ ordinality, canceled: clampQuantity(canceled) }] : []
  })

/** Parses the pieces and the reason of a return from the form. */
const returnedPieces = (
  fields: FormFields
): { readonly lines: ReadonlyArray<ReturnedLine>; readonly reason: ReturnReason | undefined; readonly note: string | null } => {
  const lines = Object.entries(fields).flatMap(([name, value]): ReadonlyArray<ReturnedLine> => {
    if (!name.startsWith(BACK_FIELD)) return []
    const [, number, kind] = /^(\d{1,6})-(goods|core)$/.exec(name.slice(BACK_FIELD.length)) ?? []
    const pieces = Number(value)
    if (number === undefined || !Number.isSafeInteger(pieces) || pieces < 1) return []
    return [{ ordinality: Number(number), quantity: clampQuantity(pieces), kind: kind === "core" ? "core" : "goods" }]
  })
  const note = (fields["note"] ?? "").trim().slice(0, NOTE_LIMIT)
  return { lines, reason: returnReasons.find((reason) => reason === fields["reason"]), note: note === "" ? null : note }
}

/** Derives a UUID for each of up to sixteen requests of a click. A repeated click yields the same keys. */
const keyOfPart = (pressKey: string, at: number): string =>
  pressKey.slice(0, -1) + ((Number.parseInt(pressKey.slice(-1), 16) + at) % 16).toString(16)

/** Adds the items of an order to the cart. Returns null on success, otherwise the reason. */
const addAgain = Effect.fnUntraced(function* (orderNumber: string, pressKey: string) {
  const again = yield* lookAgain(orderNumber)
  if (again === null) return noResponseMessage
  for (const [at, items] of again.adds.entries()) {
    const result = yield* addItems(items, keyOfPart(pressKey, at))
    if (result !== null) return result.message
  }
  return again.count === 0 ? reorderMessages.nothing : null
})

/** Cancels the form's order or pieces of it. */
const cancel = (orderNumber: string, fields: FormFields) => {
  const lines = canceledLines(fields)
  const asked = Orders.use((orders) => (fields["act"] === "pieces" ? orders.cancelPieces(orderNumber, lines) : orders.cancel(orderNumber)))
  return asked.pipe(
    Effect.tapError((error) => Effect.logError("Failed to cancel the order", error)),
    Effect.orElseSucceed(() => ({ order: null, message: noResponseMessage }))
  )
}

/** Runs the action of a form. Returns the next page, or the reason for a failed action. */
const runAction = async (visitor: FormVisitor, fields: FormFields, orderNumber: string): Promise<Response | string> => {
  const { act: what } = fields
  if (!ORDER_NUMBER.test(orderNumber)) return "We couldn't find this order."
  if (what === "again") return (await visitor.run(addAgain(orderNumber, visitor.pressKey))) ?? redirect(cartHref, 303)
  if (what === "return") {
    const asked = returnedPieces(fields)
    if (asked.lines.length === 0) return "Choose how many of each part to return."
    const { reason } = asked
    if (reason === undefined) return "Choose a reason."
    const ask = Orders.use((orders) => orders.requestReturn({ ...asked, reason, orderNumber, email: null })).pipe(
      Effect.tapError((error) => Effect.logError("Failed to request the return", error)),
      Effect.orElseSucceed(() => ({ order: null, message: noResponseMessage }))
    )
    const { message } = await visitor.run(ask)
    return message ?? redirect(orderHref(orderNumber), 303)
  }
  if (what === "pieces" && canceledLines(fields).length === 0) return "Choose how many of each part to cancel."
  const { message } = await visitor.run(cancel(orderNumber, fields))
  return message ?? redirect(orderHref(orderNumber), 303)
}

/** Cancels an order or pieces of it, requests a return, or adds its items to the cart again. The page reports a failed action. */
export const orderAction: FormAction<OrderActionResult> = async (visitor, fields, { number = "" }) => {
  const next = await runAction(visitor, fields, number)
  return next instanceof Response ? next : { message: next, fields }
}
