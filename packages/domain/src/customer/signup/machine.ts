import type { LoyaltyAnswer } from "../loyalty/model.ts"
import type { LeadType } from "../../foundation/telemetry/visitEvents.ts"
import { validateEmail } from "../../foundation/visitor/emailAddress.ts"
import type { PromoAnswer, SignupExperiment, SignupStep } from "./model.ts"
import { type Membership, shouldOfferLoyalty, shouldOfferLoyaltyAfterSignup, stripNonDigits, validatePhone } from "./rules.ts"

/** The sign-up drawer: what it shows and what it waits for (SIGN-08). Plain data, stable as JSON. */
export interface SignupFlow {
  readonly isOpen: boolean
  readonly step: SignupStep
  /** A call is on its way; the drawer may be closed meanwhile (SIGN-17). */
  readonly isWaiting: boolean
  readonly email: string
  /** Digits alone (SIGN-24). */
  readonly phoneNumber: string
  readonly isSmsOptInChecked: boolean
  readonly emailErrors: ReadonlyArray<string>
  readonly phoneErrors: ReadonlyArray<string>
  /** How the last call ended; it decides the title. */
  readonly outcome: "none" | "welcomed" | "notWelcomed" | "joined" | "notJoined"
  /** The code of a successful sign-up; null for a mailbox that had it before (SIGN-06). */
  readonly otuCode: string | null
  readonly successMessage: string | null
  readonly errorMessage: string | null
  readonly isLoyaltyOffered: boolean
  /** Kinds of lead whose field has been touched since the drawer opened (GAP-63). */
  readonly started: ReadonlyArray<LeadType>
  readonly experiment: SignupExperiment
  readonly membership: Membership
}

/** A null answer is a call that failed before there was one (GAP-28). */
export type SignupEvent =
  | { readonly _tag: "Opened"; readonly step: SignupStep; readonly email: string | null; readonly membership: Membership }
  | { readonly _tag: "Closed" }
  | { readonly _tag: "EmailEdited"; readonly text: string }
  | { readonly _tag: "PhoneEdited"; readonly text: string }
  | { readonly _tag: "SmsOptInChanged"; readonly isChecked: boolean }
  | { readonly _tag: "Submitted" }
  /** `membership`: as it is known by now, which may be more than when the form was opened. */
  | { readonly _tag: "PromoAnswered"; readonly answer: PromoAnswer | null; readonly membership?: Membership }
  | { readonly _tag: "LoyaltyAnswered"; readonly answer: LoyaltyAnswer | null }

/** The drawer before it was ever opened. */
export const closedSignup = (experiment: SignupExperiment): SignupFlow => ({
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

/** What follows from an event. Total: one that does not belong where the drawer stands changes nothing, and the very same flow comes back. */
export const transition = (flow: SignupFlow, event: SignupEvent): SignupFlow => {
  switch (event._tag) {
    case "Opened":
      return opened(flow, event)
    case "Closed":
      return flow.isOpen ? { ...flow, isOpen: false } : flow
    case "EmailEdited":
      return isEditable(flow) ? { ...touched(flow, "Email"), email: event.text, emailErrors: [] } : flow
    case "PhoneEdited":
      return isEditable(flow) ? { ...touched(flow, "Sms"), phoneNumber: stripNonDigits(event.text), phoneErrors: [] } : flow
    case "SmsOptInChanged":
      return isEditable(flow) ? { ...flow, isSmsOptInChecked: event.isChecked } : flow
    case "Submitted":
      return isEditable(flow) ? submitted(flow) : flow
    case "PromoAnswered":
      return flow.isWaiting && flow.step === "email" ? promoAnswered(flow, event) : flow
    case "LoyaltyAnswered":
      return flow.isWaiting && flow.step === "loyalty" ? loyaltyAnswered(flow, event.answer) : flow
  }
}

const isEditable = ({ isOpen, isWaiting, step }: SignupFlow): boolean => isOpen && !isWaiting && step !== "completed"

/** Opens anew, unless a call is on its way: then its answer is waited for where it was sent. */
const opened = (flow: SignupFlow, { email, membership, step }: SignupEvent & { _tag: "Opened" }): SignupFlow => {
  if (flow.isOpen) return flow
  if (flow.isWaiting) return { ...flow, isOpen: true }
  const isLoyaltyOffered = step === "loyalty" && shouldOfferLoyalty(membership)
  return { ...closedSignup(flow.experiment), isOpen: true, step, email: email ?? "", membership, isLoyaltyOffered }
}

const touched = (flow: SignupFlow, type: LeadType): SignupFlow =>
  flow.started.includes(type) ? flow : { ...flow, started: [...flow.started, type] }

const submitted = (flow: SignupFlow): SignupFlow => {
  const isEmailStep = flow.step === "email"
  if (!isEmailStep && !flow.isLoyaltyOffered) return flow
  const errors = {
    emailErrors: validateEmail(flow.email),
    phoneErrors: isEmailStep ? validatePhone(flow.phoneNumber, flow.experiment) : []
  }
  return { ...flow, ...errors, isWaiting: errors.emailErrors.length + errors.phoneErrors.length === 0 }
}

/** On to the programme in every case; a refusal says no more than to try later (SIGN-11, SIGN-14). */
const promoAnswered = (
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

/** A failure can be tried again (SIGN-15, SIGN-16). */
const loyaltyAnswered = (flow: SignupFlow, answer: LoyaltyAnswer | null): SignupFlow =>
  answer?.success === true
    ? { ...flow, step: "completed", isWaiting: false, outcome: "joined", errorMessage: null }
    : { ...flow, isWaiting: false, outcome: "notJoined", errorMessage: answer?.publicErrorMessage ?? null }
