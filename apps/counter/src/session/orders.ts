import { type Contact, normalizeContact, placeOrder, toReviewed, validateContact } from "@camber/domain/checkout"
import * as Cart from "@camber/domain/cart/commands"
import * as Checkout from "@camber/domain/checkout/commands"
import { formatCents } from "@camber/domain/money"
import { getVisitorGuid } from "@camber/domain/visitor"
import { requestReturn } from "@camber/domain/order"
import { cancelOrder, deskOrder, noteOrder } from "@camber/domain/order-management"
import { callRest, callService, newIdempotencyKey } from "@camber/domain/ports"
import { Quantity } from "@camber/domain/catalog"
import { Effect } from "effect"
import type { Result } from "../desk/events.ts"
import { formatPieces } from "../desk/text.ts"
import type { Task } from "../desk/tasks.ts"
import { reject, requireAnswer } from "./describeFailure.ts"

/** Opens an order as staff see it. */
export const openOrder = Effect.fnUntraced(function* (orderNumber: string, text: string | null = null) {
  const answer = yield* requireAnswer(callRest(deskOrder, { orderNumber }))
  if (answer.order === null) return yield* reject(`No order has the number ${orderNumber}.`)
  return { _tag: "OrderOpened", order: answer.order, text } satisfies Result
})

/** Cancels an order that nothing was shipped of. */
export const cancel = Effect.fnUntraced(function* (orderNumber: string, revision: number) {
  const answer = yield* requireAnswer(callRest(cancelOrder, { orderNumber, revision }))
  if (answer.problem !== null || answer.now === null) return yield* reject(answer.problem ?? "The order is gone.")
  return { _tag: "OrderOpened", order: answer.now, text: `Order ${orderNumber} is canceled.` } satisfies Result
})

/** Notes on an order who did something by phone for the customer, because the order's history names the customer. */
export const noteByPhone = Effect.fnUntraced(function* (orderNumber: string, text: string) {
  const { order } = yield* openOrder(orderNumber)
  yield* requireAnswer(callRest(noteOrder, { orderNumber, revision: order.revision, text }))
  return yield* openOrder(orderNumber, text)
})

/** Requests a return for the customer, with the address of the order as the proof. */
export const startReturn = Effect.fnUntraced(function* (task: Extract<Task, { readonly _tag: "StartReturn" }>, email: string) {
  const { ordinality, orderNumber, quantity, reason } = task
  const kind = reason === "old-part" ? ("core" as const) : ("goods" as const)
  const { requestReturn: answer } = yield* callService(requestReturn, {
    webUserGuid: yield* getVisitorGuid,
    orderNumber,
    email,
    lines: [{ ordinality, quantity: Quantity.make(quantity), kind }],
    reason,
    note: null
  })
  if (answer.message !== null) return yield* reject(answer.message)
})

/** Only an order by invoice can be placed by phone. A payment happens on the web, where no one else sees the card. */
export const startOrder = Effect.map(
  Checkout.quote({}),
  ({ paymentMethod }) => ({ _tag: "OrderStarted", isPaidOnline: paymentMethod !== "invoice" }) satisfies Result
)

/** Prices the order, to be read out before it is placed. */
export const reviewOrder = Effect.fnUntraced(function* (contact: Contact) {
  const clean = normalizeContact(contact)
  const [problem] = Object.values(validateContact(clean))
  if (problem !== undefined) return yield* reject(problem)
  const { country, postalCode, region } = clean
  const review = yield* Checkout.quote({ country, region, postalCode })
  const blocked = review.shippingMessage ?? review.lines.find((line) => line.problem !== null)?.problem ?? null
  if (blocked !== null) return yield* reject(blocked)
  const { shipping, subtotal, tax, total } = review
  const facts = [
    `${formatPieces(review.itemCount)} ${formatCents(subtotal)}`,
    `Shipping ${formatCents(shipping)}, tax ${formatCents(tax)}`,
    `Total ${formatCents(total)}, by invoice`,
    `To ${clean.name}, ${clean.street}, ${clean.city} ${clean.region} ${clean.postalCode}`
  ]
  const order = { _tag: "PlaceOrder", contact: clean, reviewed: toReviewed(review), key: yield* newIdempotencyKey } as const
  return { _tag: "OrderReviewed", facts, order } satisfies Result
})

/** Places the order as it was read out, once per key. Returns its number. */
export const place = Effect.fnUntraced(function* ({ contact, key, reviewed }: Extract<Task, { readonly _tag: "PlaceOrder" }>) {
  const terms = { shippingMethod: "standard", promoCode: null, points: 0 } as const
  const request = { webUserGuid: yield* getVisitorGuid, contact, terms, reviewed, attribution: null }
  const { placeOrder: placed } = yield* callService(placeOrder, request, key)
  if (placed.orderNumber === null) return yield* reject(placed.changes.join(" ") || "The order was not placed.")
  return { _tag: "OrderPlaced", orderNumber: placed.orderNumber, cart: yield* Cart.load } satisfies Result
})
