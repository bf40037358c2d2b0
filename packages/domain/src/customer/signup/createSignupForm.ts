import { Effect, Fiber, Scope, type Stream, SubscriptionRef } from "effect"
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
import { PROMO_CODE_COOKIE, promoCookieDays } from "./promoCookie.ts"
import { HAS_ENROLLED_COOKIE, HAS_ENROLLED_DAYS } from "./rules.ts"
import { defaultExperiment, parseExperiment } from "./experiment.ts"
import { createLeadEvent, getLeads, toLeadTelemetry } from "./leads.ts"
import { closedSignup, type SignupEvent, type SignupFlow, transition } from "./machine.ts"
import type { SignupStep } from "./model.ts"
import { loyaltyRequest, promoRequest } from "./requests.ts"

/** Where a form stands, as leads and the sign-up service name it (GAP-23). */
export interface SignupFormContext {
  readonly location: "SignupDrawer" | "EmailSignupModal"
  readonly registrationSource: "Drawer" | "Modal"
}

/** A form to sign up. Commands never fail: what went wrong is logged, and what the shopper may know is in the flow. */
export interface SignupForm {
  /** The present flow first, then every change. */
  readonly changes: Stream.Stream<SignupFlow>
  readonly open: (step: SignupStep) => Effect.Effect<void>
  readonly close: Effect.Effect<void>
  readonly editEmail: (text: string) => Effect.Effect<void>
  readonly editPhone: (text: string) => Effect.Effect<void>
  readonly optIn: (isChecked: boolean) => Effect.Effect<void>
  /** Sends what the step asks for, if nothing is wrong with it. An answer that is awaited comes in also after the form is left. */
  readonly submit: Effect.Effect<void>
}

/** One form at one place; the state lives as long as the scope. */
export const createSignupForm = Effect.fnUntraced(function* ({ location, registrationSource }: SignupFormContext) {
  const acquisition = yield* Acquisition
  const cookies = yield* Cookies
  const flags = yield* Flags
  const http = yield* Http
  const loyalty = yield* Loyalty
  const profile = yield* Profile
  const telemetry = yield* Telemetry
  const scope = yield* Scope.Scope
  const live = yield* SubscriptionRef.make(closedSignup(defaultExperiment))

  /** What goes wrong with a lead is logged, and stops nobody from signing up (SIGN-45). */
  const trackLeads = Effect.fnUntraced(
    function* (before: SignupFlow, after: SignupFlow) {
      const clickIds = yield* acquisition.clickIds
      for (const moment of getLeads(before, after)) {
        const lead = createLeadEvent(moment, location, clickIds)
        const event = lead === null ? null : toLeadTelemetry(lead)
        if (event !== null) yield* telemetry.send(event)
        else yield* lead === null ? Effect.logError("A lead without a location", moment) : Effect.logInfo("Lead Impression", lead)
      }
    },
    Effect.catchCause((cause) => Effect.logError("Lead failed", cause))
  )
  const dispatch = Effect.fnUntraced(function* (event: SignupEvent) {
    const [before, after] = yield* SubscriptionRef.modify(live, (flow) => {
      const next = transition(flow, event)
      return [[flow, next] as const, next]
    })
    if (before !== after) yield* trackLeads(before, after)
    return { isSubmitted: !before.isWaiting && after.isWaiting, flow: after }
  })
  const enrolled = cookies.write(HAS_ENROLLED_COOKIE, "true", HAS_ENROLLED_DAYS)

  /** As far as the profile is known. The link's status decides at the loyalty step alone; after the email step the service does. */
  const membershipNow = (userStatus: UserStatus) =>
    Effect.map(profile.current, ({ profile: customer }) => ({
      userStatus,
      isLoyaltyRegisteredUser: customer?.isLoyaltyRegisteredUser ?? false,
      isSpecialPriceEligible: customer?.isSpecialPriceEligible ?? false
    }))

  const signUp = Effect.fnUntraced(function* (flow: SignupFlow) {
    const answer = yield* callRest(signUpForPromo, promoRequest(flow, registrationSource))
    // Who is a member already is not offered to join, also where nobody knew it when the form was opened.
    yield* profile.hydrate
    yield* dispatch({ _tag: "PromoAnswered", answer, membership: yield* membershipNow("unknown") })
    if (answer?.success !== true) return yield* Effect.logError("Sign-up failed", answer)
    if (answer.otuCode) yield* cookies.write(PROMO_CODE_COOKIE, answer.otuCode, promoCookieDays(answer))
    yield* Effect.andThen(enrolled, profile.assume({ isSignedUpForEmails: true }))
    yield* profile.refresh
  })
  const join = Effect.fnUntraced(function* (flow: SignupFlow) {
    const answer = yield* callRest(signUpForLoyalty, loyaltyRequest(flow))
    yield* dispatch({ _tag: "LoyaltyAnswered", answer })
    if (answer?.success !== true) return yield* Effect.logError("Loyalty sign-up failed", answer)
    yield* Effect.all([enrolled, loyalty.clearLink, profile.assume({ isLoyaltyRegisteredUser: true })])
    yield* profile.refresh
  })

  return {
    changes: SubscriptionRef.changes(live),
    open: Effect.fnUntraced(function* (step) {
      // The drawer of most waits for nothing: who they are is asked at the loyalty step alone.
      if (step === "loyalty") yield* profile.hydrate
      const customer = (yield* profile.current).profile
      const membership = yield* membershipNow(step === "loyalty" ? (yield* loyalty.link).userStatus : "unknown")
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
