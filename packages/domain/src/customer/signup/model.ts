import { Effect, Schema } from "effect"
import { LeadType } from "../../foundation/telemetry/visitEvents.ts"

/** Steps of the sign-up form (SIGN-01). */
export const SignupStep = Schema.Literals(["email", "loyalty", "completed"])
export type SignupStep = typeof SignupStep.Type

const amount = Schema.Int.check(Schema.isGreaterThanOrEqualTo(0))
const defaults = { discountAmount: 10, minimumOrder: 50, signupPoints: 100, signupPointsDollars: 4, requirePhoneNumber: false }

/** Offer and requirements of the sign-up, with defaults (SIGN-03). Amounts are whole dollars. */
export const SignupExperiment = Schema.Struct({
  discountAmount: amount.pipe(Schema.withDecodingDefaultKey(Effect.succeed(defaults.discountAmount))),
  /** Smallest total of the goods for which the welcome code is valid. */
  minimumOrder: amount.pipe(Schema.withDecodingDefaultKey(Effect.succeed(defaults.minimumOrder))),
  signupPoints: amount.pipe(Schema.withDecodingDefaultKey(Effect.succeed(defaults.signupPoints))),
  signupPointsDollars: amount.pipe(Schema.withDecodingDefaultKey(Effect.succeed(defaults.signupPointsDollars))),
  requirePhoneNumber: Schema.Boolean.pipe(Schema.withDecodingDefaultKey(Effect.succeed(defaults.requirePhoneNumber)))
})
export interface SignupExperiment extends Schema.Struct.Type<typeof SignupExperiment.fields> {}

/** Response to a sign-up (CALL-26). An address receives its code only once. */
export const PromoAnswer = Schema.Struct({
  success: Schema.Boolean,
  otuCode: Schema.optionalKey(Schema.NullOr(Schema.String)),
  otuCodeDaysUntilExpiration: Schema.optionalKey(Schema.NullOr(Schema.Int)),
  publicSuccessMessage: Schema.NullOr(Schema.String),
  publicErrorMessage: Schema.NullOr(Schema.String),
  showLoyaltyOptIn: Schema.Boolean
})
export interface PromoAnswer extends Schema.Struct.Type<typeof PromoAnswer.fields> {}

/** Actions of a lead (SIGN-40, GAP-63). `getLeads` defines when each occurs. */
export const LeadAction = Schema.Literals(["Impression", "Started", "Submitted", "Completed", "Cancelled"])
export type LeadAction = typeof LeadAction.Type

const text = Schema.optionalKey(Schema.NonEmptyString)

/** A step of a visitor on the way to becoming a subscriber or member (SIGN-40, SIGN-43). */
export const LeadEvent = Schema.Struct({
  type: LeadType,
  action: LeadAction,
  /** Location in the shop, such as `EmailSignupModal`. Events require a location (SIGN-41). */
  location: Schema.String.check(Schema.isPattern(/\S/)),
  cjevent: text,
  ttclid: text,
  lead_id: text
})
export interface LeadEvent extends Schema.Struct.Type<typeof LeadEvent.fields> {}
