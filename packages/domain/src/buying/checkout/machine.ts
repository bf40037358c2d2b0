import { validateContact, type ContactTexts, EMPTY_CONTACT } from "./validateContact.ts"
import type { OrderReview, ShippingMethod } from "./model.ts"
import { getShippingMethods } from "./shippingMethod.ts"

/** Everything that a screen shows of a checkout. Plain data, stable as JSON. */
export interface CheckoutState {
  readonly contact: ContactTexts
  readonly shippingMethod: ShippingMethod
  /** Reward points that the shopper wants to spend. */
  readonly points: number
  /** Of the fields that were wrong when the shopper went on, as they are now. */
  readonly errors: Partial<ContactTexts>
  /** The address is complete, and the order stands there to be read. */
  readonly isReviewing: boolean
  /** What the order would be; null until it is known. */
  readonly review: OrderReview | null
  readonly isAsking: boolean
  /** The review could not be had. */
  readonly hasFailed: boolean
  /** What was otherwise when the order was to be placed; it was not. */
  readonly changes: ReadonlyArray<string>
  /** The button was pressed while the sum was not known; the order waits for it. */
  readonly isHeld: boolean
  /** A held order has another sum than the shopper had read: a second press places it. */
  readonly isSumNew: boolean
  readonly isPlacing: boolean
  /** Nobody answered: it may have been placed, and to press again places it once. */
  readonly isUnanswered: boolean
  /** The order's number, once it is placed. */
  readonly placed: string | null
  /** Where it is paid; null where nothing is paid here, or its own page leads there. */
  readonly payUrl: string | null
}

/** What a shopper fills in and chooses, before that. */
export const EMPTY_DRAFT: Pick<CheckoutState, "contact" | "shippingMethod" | "points"> = {
  contact: EMPTY_CONTACT,
  shippingMethod: "standard",
  points: 0
}

/** Before anything was filled in. */
export const initialCheckout: CheckoutState = {
  ...EMPTY_DRAFT,
  errors: {},
  isReviewing: false,
  review: null,
  isAsking: false,
  hasFailed: false,
  changes: [],
  isHeld: false,
  isSumNew: false,
  isPlacing: false,
  isUnanswered: false,
  placed: null,
  payUrl: null
}

/** What happens in a checkout: what the shopper decides, and what the services answer. */
export type CheckoutEvent =
  | { readonly _tag: "Began"; readonly draft: typeof EMPTY_DRAFT }
  /** `isWhole`: country and region were given together, as an address that is kept has them. */
  | { readonly _tag: "Filled"; readonly contact: ContactTexts; readonly isWhole?: boolean }
  | { readonly _tag: "WentOn" }
  | { readonly _tag: "WentBack" }
  | { readonly _tag: "MethodChosen"; readonly shippingMethod: ShippingMethod }
  | { readonly _tag: "PointsChosen"; readonly points: number }
  | { readonly _tag: "Asked" }
  | { readonly _tag: "Reviewed"; readonly review: OrderReview }
  | { readonly _tag: "NotReviewed" }
  | { readonly _tag: "Held" }
  | { readonly _tag: "Released"; readonly isSumNew: boolean }
  | { readonly _tag: "Ordered" }
  | { readonly _tag: "Placed"; readonly orderNumber: string; readonly payUrl: string | null }
  | { readonly _tag: "Changed"; readonly changes: ReadonlyArray<string>; readonly review: OrderReview }
  | { readonly _tag: "Unanswered" }

/** What an event makes of a checkout. Total; nothing is decided while an order is being placed. */
export const transition = (checkout: CheckoutState, event: CheckoutEvent): CheckoutState => {
  if (checkout.isPlacing && !endsPlacing.has(event._tag)) return checkout
  switch (event._tag) {
    case "Began":
      return { ...initialCheckout, ...event.draft }
    case "Filled":
      return filled(checkout, event)
    case "WentOn": {
      const errors = validateContact(checkout.contact)
      return { ...checkout, errors, isReviewing: Object.keys(errors).length === 0 }
    }
    case "WentBack":
      return { ...checkout, isReviewing: false, changes: [], isUnanswered: false }
    case "MethodChosen":
      return getShippingMethods(checkout.contact.country).includes(event.shippingMethod)
        ? { ...checkout, shippingMethod: event.shippingMethod }
        : checkout
    case "PointsChosen":
      return { ...checkout, points: Math.max(0, event.points) }
    case "Asked":
      return { ...checkout, isAsking: true, hasFailed: false, isSumNew: false }
    case "Reviewed":
      return { ...checkout, review: event.review, isAsking: false }
    case "NotReviewed":
      return { ...checkout, isAsking: false, hasFailed: true }
    case "Held":
      return { ...checkout, isHeld: true, isUnanswered: false, changes: [] }
    case "Released":
      return { ...checkout, isHeld: false, isSumNew: event.isSumNew }
    case "Ordered":
      return checkout.isReviewing && checkout.review !== null && checkout.placed === null
        ? { ...checkout, isPlacing: true, isUnanswered: false, isSumNew: false, changes: [] }
        : checkout
    case "Placed":
      return { ...initialCheckout, review: checkout.review, placed: event.orderNumber, payUrl: event.payUrl }
    case "Changed":
      return { ...checkout, isPlacing: false, isAsking: false, changes: event.changes, review: event.review }
    case "Unanswered":
      return { ...checkout, isPlacing: false, isAsking: false, isUnanswered: true }
  }
}

const endsPlacing: ReadonlySet<CheckoutEvent["_tag"]> = new Set(["Placed", "Changed", "Unanswered"])

/** A region is one of its country: another country begins without. A field's error goes with what was wrong. */
const filled = (
  checkout: CheckoutState,
  { contact: entered, isWhole = false }: Extract<CheckoutEvent, { readonly _tag: "Filled" }>
): CheckoutState => {
  const contact = isWhole || entered.country === checkout.contact.country ? entered : { ...entered, region: "" }
  const wrong = validateContact(contact)
  const errors = Object.fromEntries(Object.entries(wrong).filter(([field]) => field in checkout.errors))
  const isOffered = getShippingMethods(contact.country).includes(checkout.shippingMethod)
  return { ...checkout, contact, errors, shippingMethod: isOffered ? checkout.shippingMethod : "standard" }
}
