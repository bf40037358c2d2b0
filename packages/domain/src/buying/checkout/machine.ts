import { validateContact, type ContactTexts, EMPTY_CONTACT } from "./validateContact.ts"
import type { OrderReview, ShippingMethod } from "./model.ts"
import { getShippingMethods } from "./shippingMethod.ts"

/** Checkout state that screens display. Plain data, stable as JSON. */
export interface CheckoutState {
  readonly contact: ContactTexts
  readonly shippingMethod: ShippingMethod
  /** Reward points to spend. */
  readonly points: number
  /** Current errors of the fields that were invalid when the shopper continued. */
  readonly errors: Partial<ContactTexts>
  /** The contact is complete, and the order is displayed for review. */
  readonly isReviewing: boolean
  /** Review of the order; null until loaded. */
  readonly review: OrderReview | null
  readonly isAsking: boolean
  /** The review failed to load. */
  readonly hasFailed: boolean
  /** Changes since the review that prevented the order. */
  readonly changes: ReadonlyArray<string>
  /** The shopper clicked the order button while the review was loading. The order waits for the review. */
  readonly isHeld: boolean
  /** The total changed while the order waited. A second click places the order. */
  readonly isSumNew: boolean
  readonly isPlacing: boolean
  /** No response. The order may have been placed; a retry places it only once. */
  readonly isUnanswered: boolean
  /** Order number of the placed order. */
  readonly placed: string | null
  /** URL of the payment page; null if there is none, or if only the order page links to the payment page. */
  readonly payUrl: string | null
}

/** Empty form and default choices. */
export const EMPTY_DRAFT: Pick<CheckoutState, "contact" | "shippingMethod" | "points"> = {
  contact: EMPTY_CONTACT,
  shippingMethod: "standard",
  points: 0
}

/** State before anything is entered. */
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

/** Events of a checkout: the shopper's commands and the services' responses. */
export type CheckoutEvent =
  | { readonly _tag: "CheckoutStarted"; readonly draft: typeof EMPTY_DRAFT }
  /** `isWhole`: country and region were set together, as in a saved address. */
  | { readonly _tag: "ContactEdited"; readonly contact: ContactTexts; readonly isWhole?: boolean }
  | { readonly _tag: "ReviewRequested" }
  | { readonly _tag: "EditingResumed" }
  | { readonly _tag: "MethodChosen"; readonly shippingMethod: ShippingMethod }
  | { readonly _tag: "PointsChosen"; readonly points: number }
  | { readonly _tag: "ReviewStarted" }
  | { readonly _tag: "Reviewed"; readonly review: OrderReview }
  | { readonly _tag: "ReviewFailed" }
  | { readonly _tag: "OrderDeferred" }
  | { readonly _tag: "OrderResumed"; readonly isSumNew: boolean }
  | { readonly _tag: "PlacingStarted" }
  | { readonly _tag: "Placed"; readonly orderNumber: string; readonly payUrl: string | null }
  | { readonly _tag: "PlacingRejected"; readonly changes: ReadonlyArray<string>; readonly review: OrderReview }
  | { readonly _tag: "PlacingUnanswered" }

/** Returns the checkout after an event. The shopper's commands are ignored while an order is being placed. */
export const transition = (checkout: CheckoutState, event: CheckoutEvent): CheckoutState => {
  if (checkout.isPlacing && !endsPlacing.has(event._tag)) return checkout
  switch (event._tag) {
    case "CheckoutStarted":
      return { ...initialCheckout, ...event.draft }
    case "ContactEdited":
      return applyContact(checkout, event)
    case "ReviewRequested": {
      const errors = validateContact(checkout.contact)
      return { ...checkout, errors, isReviewing: Object.keys(errors).length === 0 }
    }
    case "EditingResumed":
      return { ...checkout, isReviewing: false, changes: [], isUnanswered: false }
    case "MethodChosen":
      return getShippingMethods(checkout.contact.country).includes(event.shippingMethod)
        ? { ...checkout, shippingMethod: event.shippingMethod }
        : checkout
    case "PointsChosen":
      return { ...checkout, points: Math.max(0, event.points) }
    case "ReviewStarted":
      return { ...checkout, isAsking: true, hasFailed: false, isSumNew: false }
    case "Reviewed":
      return { ...checkout, review: event.review, isAsking: false }
    case "ReviewFailed":
      return { ...checkout, isAsking: false, hasFailed: true }
    case "OrderDeferred":
      return { ...checkout, isHeld: true, isUnanswered: false, changes: [] }
    case "OrderResumed":
      return { ...checkout, isHeld: false, isSumNew: event.isSumNew }
    case "PlacingStarted":
      return checkout.isReviewing && checkout.review !== null && checkout.placed === null
        ? { ...checkout, isPlacing: true, isUnanswered: false, isSumNew: false, changes: [] }
        : checkout
    case "Placed":
      return { ...initialCheckout, review: checkout.review, placed: event.orderNumber, payUrl: event.payUrl }
    case "PlacingRejected":
      return { ...checkout, isPlacing: false, isAsking: false, changes: event.changes, review: event.review }
    case "PlacingUnanswered":
      return { ...checkout, isPlacing: false, isAsking: false, isUnanswered: true }
  }
}

const endsPlacing: ReadonlySet<CheckoutEvent["_tag"]> = new Set(["Placed", "PlacingRejected", "PlacingUnanswered"])

/** Applies form input. A new country resets the region, unless the whole address was set. Errors of corrected fields are cleared. */
const applyContact = (
  checkout: CheckoutState,
  { contact: entered, isWhole = false }: Extract<CheckoutEvent, { readonly _tag: "ContactEdited" }>
): CheckoutState => {
  const contact = isWhole || entered.country === checkout.contact.country ? entered : { ...entered, region: "" }
  const currentErrors = validateContact(contact)
  const errors = Object.fromEntries(Object.entries(currentErrors).filter(([field]) => field in checkout.errors))
  const isOffered = getShippingMethods(contact.country).includes(checkout.shippingMethod)
  return { ...checkout, contact, errors, shippingMethod: isOffered ? checkout.shippingMethod : "standard" }
}
