import { Addresses } from "@camber/domain/addresses"
import {
  Checkout,
  CONTACT_FIELDS as contactFields,
  ConfirmedOrder,
  type ContactTexts,
  EMPTY_CONTACT,
  ShippingMethod,
  TYPED_TEXT_LIMIT
} from "@camber/domain/checkout"
import { Effect, Option, Schema } from "effect"
import { redirect } from "react-router-dom"
import { type FormAction, type FormFields, isPresent } from "../../../foundation/page/FormPage.ts"
import { placedHref } from "../../../foundation/page/hrefs.ts"

/** Result of a checkout form that placed no order. The use case has the checkout's state. */
export interface CheckoutAnswer {
  /** Reviewed order, which the form sends back when the order is placed; null until the address is complete. */
  readonly read: string | null
  /** The shipping method or the points changed since the review, so the order was reviewed again instead. */
  readonly isSumNew: boolean
  /** Save the address in the account. */
  readonly savesAddress: boolean
}

const readOnWire = Schema.fromJsonString(ConfirmedOrder)
const decodeRead = Schema.decodeUnknownOption(readOnWire)
const encodeRead = Schema.encodeSync(readOnWire)
const isMethod = Schema.is(ShippingMethod)

/** Reads the typed address. Truncates excessive lengths so that they fail the same length check. */
const contactOf = (fields: FormFields): ContactTexts => ({
  ...EMPTY_CONTACT,
  ...Object.fromEntries(contactFields.map((name) => [name, (fields[name] ?? EMPTY_CONTACT[name]).slice(0, TYPED_TEXT_LIMIT)]))
})

type Choices = Pick<ConfirmedOrder["terms"], "shippingMethod" | "points">

/** Reads the choices of the form besides its address. */
const choicesOf = ({ method, points = "" }: FormFields): Choices => ({
  shippingMethod: isMethod(method) ? method : "standard",
  points: Number(points.replace(/\D/g, "").slice(0, 6))
})

const current = Checkout.use((checkout) => isPresent(checkout.changes))

/** Applies the choices that differ from the checkout's. Each of them reviews the order again. */
const choose = Effect.fnUntraced(function* ({ points, shippingMethod }: Choices) {
  const checkout = yield* Checkout
  if ((yield* current).shippingMethod !== shippingMethod) yield* checkout.chooseMethod(shippingMethod)
  if ((yield* current).points !== points) yield* checkout.spendPoints(points)
})

/** Reviews the order of the form, and places it if it was confirmed with the same choices. */
const submit = Effect.fnUntraced(function* (fields: FormFields) {
  const checkout = yield* Checkout
  const choices = choicesOf(fields)
  yield* checkout.fillAddress(contactOf(fields))
  yield* choose(choices)
  yield* checkout.goOn
  if ((yield* current).review === null) yield* checkout.review
  const { review } = yield* current
  // The order may offer another method, or accept fewer points.
  if (review !== null) yield* choose({ shippingMethod: review.shippingMethod, points: review.pointsSpent })
  const confirmed = fields["intent"] === "place" ? Option.getOrNull(decodeRead(fields["read"])) : null
  const isSame = confirmed?.terms.shippingMethod === choices.shippingMethod && confirmed.terms.points === choices.points
  if (confirmed !== null && isSame) yield* checkout.placeAsRead(confirmed)
  const { isReviewing, isUnanswered, placed } = yield* current
  // An order without a response is sent again unchanged.
  const read = isUnanswered ? confirmed : isReviewing ? yield* checkout.read : null
  const answer = { read: read && encodeRead(read), isSumNew: confirmed !== null && !isSame, savesAddress: fields["keep"] === "on" }
  return { placed, answer }
})

/** Reviews or places an order without scripts. */
export const checkoutAction: FormAction<CheckoutAnswer> = async (visitor, fields) => {
  const { answer, placed } = await visitor.run(submit(fields))
  if (placed === null) return answer
  const { email: _, ...address } = contactOf(fields)
  const notSaved = answer.savesAddress ? await visitor.run(Addresses.use(({ keepOrdered }) => keepOrdered(placed, address))) : null
  return redirect(placedHref(placed, notSaved), 303)
}
