import type { LoyaltyAnswer } from "../loyalty/model.ts"
import type { LeadType } from "../../foundation/telemetry/visitEvents.ts"
import { validateEmail } from "../../foundation/visitor/emailAddress.ts"
import type { PromoAnswer, SignupExperiment, SignupStep } from "./model.ts"
import { type Membership, shouldOfferLoyalty, shouldOfferLoyaltyAfterSignup, stripNonDigits, validatePhone } from "./rules.ts"

/** State of the sign-up form (SIGN-08). Plain data, stable as JSON. */
export interface SignupFlow {
  readonly isOpen: boolean
  readonly step: SignupStep
  /** A request is pending. The form may be closed during it (SIGN-17). */
  readonly isWaiting: boolean
  readonly email: string
  /** Digits only (SIGN-24). */
  readonly phoneNumber: string
  readonly isSmsOptInChecked: boolean
  readonly emailErrors: ReadonlyArray<string>
  readonly phoneErrors: ReadonlyArray<string>
  /** Result of the last request, which determines the title. */
  readonly outcome: "none" | "welcomed" | "notWelcomed" | "joined" | "notJoined"
  /** Promo code of a successful sign-up; null if the address received one before (SIGN-06). */
  readonly otuCode: string | null
  readonly successMessage: string | null
  readonly errorMessage: string | null
  readonly isLoyaltyOffered: boolean
  /** Lead types whose field was edited since the form opened (GAP-63). */
  readonly started: ReadonlyArray<LeadType>
  readonly experiment: SignupExperiment
  readonly membership: Membership
}

/** Events of the form. A null answer means that the request failed (GAP-28). */
export type SignupEvent =
  | { readonly _tag: "Opened"; readonly step: SignupStep; readonly email: string | null; readonly membership: Membership }
  | { readonly _tag: "Closed" }
  | { readonly _tag: "EmailEdited"; readonly text: string }
  | { readonly _tag: "PhoneEdited"; readonly text: string }
  | { readonly _tag: "SmsOptInChanged"; readonly isChecked: boolean }
  | { readonly _tag: "Submitted" }
  /** `membership` is the current membership, which may have changed since the form opened. */
  | { readonly _tag: "PromoAnswered"; readonly answer: PromoAnswer | null; readonly membership?: Membership }
  | { readonly _tag: "LoyaltyAnswered"; readonly answer: LoyaltyAnswer | null }

/** Creates the state before the form was opened. */
export const createClosedSignup = (experiment: SignupExperiment): SignupFlow => ({
  isOpen: false,
  step: "email",
  isWaiting: false,
  email: "",
  phoneNumber: "",
  isSmsOptInChecked: false,
  emailErrors: [],
  phoneErrors: [],
  outcome: "none",
  otuCode: null,
  successMessage: null,
  errorMessage: null,
  isLoyaltyOffered: false,
  started: [],
  experiment,
  membership: { userStatus: "unknown", isLoyaltyRegisteredUser: false, isSpecialPriceEligible: false }
})

/** Returns the flow after an event; the same object for events that do not apply to the state. */
export const transition = (flow: SignupFlow, event: SignupEvent): SignupFlow => {
  switch (event._tag) {
    case "Opened":
      return open(flow, event)
    case "Closed":
      return flow.isOpen ? { ...flow, isOpen: false } : flow
    case "EmailEdited":
      return isEditable(flow) ? { ...markStarted(flow, "Email"), email: event.text, emailErrors: [] } : flow
    case "PhoneEdited":
      return isEditable(flow) ? { ...markStarted(flow, "Sms"), phoneNumber: stripNonDigits(event.text), phoneErrors: [] } : flow
    case "SmsOptInChanged":
      return isEditable(flow) ? { ...flow, isSmsOptInChecked: event.isChecked } : flow
    case "Submitted":
      return isEditable(flow) ? submit(flow) : flow
    case "PromoAnswered":
      return flow.isWaiting && flow.step === "email" ? applyPromoResponse(flow, event) : flow
    case "LoyaltyAnswered":
      return flow.isWaiting && flow.step === "loyalty" ? applyLoyaltyResponse(flow, event.answer) : flow
  }
}

const isEditable = ({ isOpen, isWaiting, step }: SignupFlow): boolean => isOpen && !isWaiting && step !== "completed"

/** Opens the form with a fresh state. A pending request keeps its state. */
const open = (flow: SignupFlow, { email, membership, step }: SignupEvent & { _tag: "Opened" }): SignupFlow => {
  if (flow.isOpen) return flow
  if (flow.isWaiting) return { ...flow, isOpen: true }
  const isLoyaltyOffered = step === "loyalty" && shouldOfferLoyalty(membership)
  return { ...createClosedSignup(flow.experiment), isOpen: true, step, email: email ?? "", membership, isLoyaltyOffered }
}

const markStarted = (flow: SignupFlow, type: LeadType): SignupFlow =>
  flow.started.includes(type) ? flow : { ...flow, started: [...flow.started, type] }

const submit = (flow: SignupFlow): SignupFlow => {
  const isEmailStep = flow.step === "email"
  if (!isEmailStep && !flow.isLoyaltyOffered) return flow
  const errors = {
    emailErrors: validateEmail(flow.email),
    phoneErrors: isEmailStep ? validatePhone(flow.phoneNumber, flow.experiment) : []
  }
  return { ...flow, ...errors, isWaiting: errors.emailErrors.length + errors.phoneErrors.length === 0 }
}

/** Continues to the loyalty step in every case. A failure only shows a message (SIGN-11, SIGN-14). */
const applyPromoResponse = (
  flow: SignupFlow,
  { answer, membership = flow.membership }: SignupEvent & { readonly _tag: "PromoAnswered" }
): SignupFlow => {
  const isWelcomed = answer?.success === true
  return {
    ...flow,
    membership,
    step: "loyalty",
    isWaiting: false,
    outcome: isWelcomed ? "welcomed" : "notWelcomed",
    otuCode: isWelcomed ? (answer.otuCode ?? null) : null,
    successMessage: isWelcomed ? answer.publicSuccessMessage : null,
    errorMessage: isWelcomed ? null : (answer?.publicErrorMessage ?? null),
    isLoyaltyOffered: answer !== null && shouldOfferLoyaltyAfterSignup(answer, membership)
  }
}

/** Stays at the loyalty step after a failure, so that joining can be retried (SIGN-15, SIGN-16). */
const applyLoyaltyResponse = (flow: SignupFlow, answer: LoyaltyAnswer | null): SignupFlow =>
  answer?.success === true
    ? { ...flow, step: "completed", isWaiting: false, outcome: "joined", errorMessage: null }
    : { ...flow, isWaiting: false, outcome: "notJoined", errorMessage: answer?.publicErrorMessage ?? null }
