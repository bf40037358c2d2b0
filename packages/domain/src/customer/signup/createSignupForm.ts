import { Effect, Fiber, Scope, type Stream, SubscriptionRef, Option, Schema } from "effect"
import { Acquisition } from "../acquisition/Acquisition.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
import { signUpForLoyalty } from "../loyalty/calls.ts"
import { Loyalty } from "../loyalty/Loyalty.ts"
import type { UserStatus } from "../loyalty/model.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { signUpForPromo } from "./calls.ts"
import { PROMO_CODE_COOKIE, getPromoCookieDays, toLoyaltyRequest, toPromoRequest } from "./requests.ts"
import { HAS_ENROLLED_COOKIE, HAS_ENROLLED_DAYS } from "./rules.ts"
import { createLeadEvent, getLeads, toLeadTelemetry } from "./leads.ts"
import { createClosedSignup, type SignupEvent, type SignupFlow, transition } from "./machine.ts"
import { type SignupStep, SignupExperiment } from "./model.ts"
import type { FeatureFlag } from "../../foundation/flags/model.ts"

const decode = Schema.decodeUnknownOption(Schema.fromJsonString(SignupExperiment))

/** Sign-up offer of visitors without an experiment (SIGN-03). */
export const defaultExperiment: SignupExperiment = Schema.decodeSync(SignupExperiment)({})

/** Parses the experiment from a flag's JSON value. Returns the default if it is missing or invalid (GAP-31). */
export const parseExperiment = (value: FeatureFlag["value"]): SignupExperiment => Option.getOrElse(decode(value), () => defaultExperiment)

/** Location of a form, as named in leads and by the sign-up service (GAP-23). */
export interface SignupFormContext {
  readonly location: "SignupDrawer" | "EmailSignupModal"
  readonly registrationSource: "Drawer" | "Modal"
}

/** A sign-up form. Commands never fail: errors are logged, and the flow contains the messages for the shopper. */
export interface SignupForm {
  /** Emits the current flow first, then every change. */
  readonly changes: Stream.Stream<SignupFlow>
  readonly open: (step: SignupStep) => Effect.Effect<void>
  readonly close: Effect.Effect<void>
  readonly editEmail: (text: string) => Effect.Effect<void>
  readonly editPhone: (text: string) => Effect.Effect<void>
  readonly optIn: (isChecked: boolean) => Effect.Effect<void>
  /** Sends the current step if it is valid. The response is applied even if the form was closed. */
  readonly submit: Effect.Effect<void>
}

/** Creates a form for one location. Its state lives as long as the scope. */
export const createSignupForm = Effect.fnUntraced(function* ({ location, registrationSource }: SignupFormContext) {
  const acquisition = yield* Acquisition
  const cookies = yield* Cookies
  const flags = yield* Flags
  const http = yield* Http
  const loyalty = yield* Loyalty
  const profile = yield* Profile
  const telemetry = yield* Telemetry
  const scope = yield* Scope.Scope
  const live = yield* SubscriptionRef.make(createClosedSignup(defaultExperiment))

  /** Tracks leads. Errors are logged and do not affect the sign-up (SIGN-45). */
  const trackLeads = Effect.fnUntraced(
    function* (before: SignupFlow, after: SignupFlow) {
      const clickIds = yield* acquisition.clickIds
      for (const moment of getLeads(before, after)) {
        const lead = createLeadEvent(moment, location, clickIds)
        const event = lead === null ? null : toLeadTelemetry(lead)
        if (event !== null) yield* telemetry.send(event)
        else yield* lead === null ? Effect.logError("Skipped a lead without a location", moment) : Effect.logInfo("Lead Impression", lead)
      }
    },
    Effect.catchCause((cause) => Effect.logError("Failed to track a lead", cause))
  )
  const dispatch = Effect.fnUntraced(function* (event: SignupEvent) {
    const [before, after] = yield* SubscriptionRef.modify(live, (flow) => {
      const next = transition(flow, event)
      return [[flow, next] as const, next]
    })
    if (before !== after) yield* trackLeads(before, after)
    return { isSubmitted: !before.isWaiting && after.isWaiting, flow: after }
  })
  const saveEnrollment = cookies.write(HAS_ENROLLED_COOKIE, "true", HAS_ENROLLED_DAYS)

  /**
   * Returns the membership from the loaded profile. The loyalty status matters only at the loyalty step; after the email step the service
   * decides.
   */
  const getMembership = (userStatus: UserStatus) =>
    Effect.map(profile.current, ({ profile: customer }) => ({
      userStatus,
      isLoyaltyRegisteredUser: customer?.isLoyaltyRegisteredUser ?? false,
      isSpecialPriceEligible: customer?.isSpecialPriceEligible ?? false
    }))

  const signUp = Effect.fnUntraced(function* (flow: SignupFlow) {
    const response = yield* callRest(signUpForPromo, toPromoRequest(flow, registrationSource))
    // Reloads the profile, so that members are not invited to join even if membership was unknown when the form opened.
    yield* profile.hydrate
    yield* dispatch({ _tag: "PromoAnswered", answer: response, membership: yield* getMembership("unknown") })
    if (response?.success !== true) return yield* Effect.logError("Failed to sign up", response)
    if (response.otuCode) yield* cookies.write(PROMO_CODE_COOKIE, response.otuCode, getPromoCookieDays(response))
    yield* Effect.andThen(saveEnrollment, profile.assume({ isSignedUpForEmails: true }))
    yield* profile.refresh
  })
  const join = Effect.fnUntraced(function* (flow: SignupFlow) {
    const response = yield* callRest(signUpForLoyalty, toLoyaltyRequest(flow))
    yield* dispatch({ _tag: "LoyaltyAnswered", answer: response })
    if (response?.success !== true) return yield* Effect.logError("Failed to join the rewards program", response)
    yield* Effect.all([saveEnrollment, loyalty.clearLink, profile.assume({ isLoyaltyRegisteredUser: true })])
    yield* profile.refresh
  })

  return {
    changes: SubscriptionRef.changes(live),
    open: Effect.fnUntraced(function* (step) {
      // Loads the profile only at the loyalty step, so that the email step opens immediately.
      if (step === "loyalty") yield* profile.hydrate
      const customer = (yield* profile.current).profile
      const membership = yield* getMembership(step === "loyalty" ? (yield* loyalty.link).userStatus : "unknown")
      const experiment = parseExperiment(yield* flags.value("signupExperiment"))
      yield* SubscriptionRef.update(live, (flow) => (flow.isOpen || flow.isWaiting ? flow : { ...flow, experiment }))
      yield* dispatch({ _tag: "Opened", step, email: customer?.emailAddress ?? null, membership })
    }),
    close: Effect.asVoid(dispatch({ _tag: "Closed" })),
    editEmail: (text) => Effect.asVoid(dispatch({ _tag: "EmailEdited", text })),
    editPhone: (text) => Effect.asVoid(dispatch({ _tag: "PhoneEdited", text })),
    optIn: (isChecked) => Effect.asVoid(dispatch({ _tag: "SmsOptInChanged", isChecked })),
    submit: Effect.gen(function* () {
      const { flow, isSubmitted } = yield* dispatch({ _tag: "Submitted" })
      if (isSubmitted) yield* flow.step === "email" ? signUp(flow) : join(flow)
    }).pipe(Effect.provideService(Http, http), (sending) => Effect.forkIn(sending, scope), Effect.flatMap(Fiber.join))
  } satisfies SignupForm
})
