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

/** Opens an order in the staff view. */
export const openOrder = Effect.fnUntraced(function* (orderNumber: string, text: string | null = null) {
  const answer = yield* requireAnswer(callRest(deskOrder, { orderNumber }))
  if (answer.order === null) return yield* reject(`No order has the number ${orderNumber}.`)
  return { _tag: "OrderOpened", order: answer.order, text } satisfies Result
})

/** Cancels an order before anything is shipped. */
export const cancel = Effect.fnUntraced(function* (orderNumber: string, revision: number) {
  const answer = yield* requireAnswer(callRest(cancelOrder, { orderNumber, revision }))
  if (answer.problem !== null || answer.now === null) return yield* reject(answer.problem ?? "This order no longer exists.")
  return { _tag: "OrderOpened", order: answer.now, text: `Order ${orderNumber} is canceled.` } satisfies Result
})

/** Adds a note to an order that names the staff member, because the order's history names only the customer. */
export const noteByPhone = Effect.fnUntraced(function* (orderNumber: string, text: string) {
  const { order } = yield* openOrder(orderNumber)
  yield* requireAnswer(callRest(noteOrder, { orderNumber, revision: order.revision, text }))
  return yield* openOrder(orderNumber, text)
})

/** Requests a return for the customer. The order's email address proves access to the order. */
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

/** Only invoice orders can be placed by phone. Customers pay on the web, where no one else sees the card. */
export const startOrder = Effect.map(
  Checkout.quote({}),
  ({ paymentMethod }) => ({ _tag: "OrderStarted", isPaidOnline: paymentMethod !== "invoice" }) satisfies Result
)

/** Prices the order. The staff member reads the result out before placing the order. */
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

/** Places the order that was read out, once per key. Returns the order number. */
export const place = Effect.fnUntraced(function* ({ contact, key, reviewed }: Extract<Task, { readonly _tag: "PlaceOrder" }>) {
  const terms = { shippingMethod: "standard", promoCode: null, points: 0 } as const
  const request = { webUserGuid: yield* getVisitorGuid, contact, terms, reviewed, attribution: null }
  const { placeOrder: placed } = yield* callService(placeOrder, request, key)
  if (placed.orderNumber === null) return yield* reject(placed.changes.join(" ") || "The order was not placed.")
  return { _tag: "OrderPlaced", orderNumber: placed.orderNumber, cart: yield* Cart.load } satisfies Result
})
