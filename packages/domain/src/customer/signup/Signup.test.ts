import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Option, Stream } from "effect"
import { Acquisition } from "../acquisition/Acquisition.ts"
import { layerAcquisition } from "../acquisition/layerAcquisition.ts"
import { layerFlags } from "../../foundation/flags/layerFlags.ts"
import { Loyalty } from "../loyalty/Loyalty.ts"
import { Telemetry } from "../../foundation/ports/Telemetry.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { profileSample } from "../../foundation/visitor/testing/profileSample.ts"
import { BrowserTestContext } from "../notifications/testing/BrowserTestContext.ts"
import { Signup } from "./Signup.ts"
import { getSignupTitle } from "./text.ts"

const PROMO = "/api/promotions/signUpPromo/signUpForPromo"
const LOYALTY = "/api/promotions/signUpPromo/signUpForLoyalty"
const welcome = {
  success: true,
  otuCode: "WELC-OME2",
  otuCodeDaysUntilExpiration: 30,
  publicSuccessMessage: "Check your email",
  publicErrorMessage: null,
  showLoyaltyOptIn: true
}
const createBrowser = () =>
  new BrowserTestContext()
    .answering("userProfile", { userProfile: profileSample })
    .answering("GetFeatureFlags", { featureFlags: [] })
    .answering("/api/customer/loyalty/getloyaltylink", {
      userStatus: "not_loggedin",
      onClickUrl: null,
      currentPoints: null,
      expiringPoints: null
    })
    .answering(PROMO, welcome)
    .answering(LOYALTY, { success: true, publicErrorMessage: null })
const useCases = Signup.layer.pipe(
  Layer.provideMerge(Loyalty.layer),
  Layer.provideMerge(Layer.mergeAll(layerAcquisition, layerFlags, Profile.layer))
)
const runSignup = <A, E>(browser: BrowserTestContext, run: (signup: Signup["Service"]) => Effect.Effect<A, E, Profile | Acquisition>) =>
  Signup.use(run).pipe(Effect.provide(Layer.provideMerge(useCases, browser.layer)))
const getFlow = (signup: Signup["Service"]) => Effect.map(Stream.runHead(signup.changes), Option.getOrThrow)
const hydrate = Profile.use((profile) => profile.hydrate)
const email = "ann@example.com"

describe("Signup", () => {
  it.effect("SIGN-09 opens at the step in the URL, and stays closed without a step", () => {
    const browser = createBrowser().at("/", "?signup=loyalty")
    return Effect.gen(function* () {
      const step = (signup: Signup["Service"]) =>
        Effect.gen(function* () {
          yield* signup.arrive
          const { isOpen, step } = yield* getFlow(signup)
          return [isOpen, step]
        })
      expect(yield* runSignup(browser, step)).toEqual([true, "loyalty"])
      expect(yield* runSignup(createBrowser().at("/", "?query=signup"), step)).toEqual([false, "email"])
    })
  })

  it.effect(
    "SIGN-06 SIGN-12 SIGN-18 SIGN-29 CONST-07 shows the code, stores it for as long as it is valid, stores the enrollment and reloads the profile",
    () => {
      const browser = createBrowser()
      return runSignup(browser, (signup) =>
        Effect.gen(function* () {
          yield* hydrate
          yield* signup.open("email")
          yield* signup.editEmail(email)
          yield* signup.editPhone("(607) 555-0123")
          yield* signup.optIn(true)
          yield* signup.submit
          expect(yield* getFlow(signup)).toMatchObject({
            step: "loyalty",
            outcome: "welcomed",
            otuCode: "WELC-OME2",
            successMessage: "Check your email",
            isWaiting: false
          })
          const sent = { emailAddress: email, phoneNumber: "6075550123", smsOptIn: true, registrationSource: "Drawer" }
          expect(browser.asked).toContainEqual([PROMO, sent])
          expect([...browser.days]).toEqual([
            ["PromoCode", 30],
            ["HasEnrolled", 3650]
          ])
          expect(browser.jar.get("PromoCode")).toBe("WELC-OME2")
          expect(browser.count("userProfile")).toBe(2)
        })
      )
    }
  )

  it.effect.each<readonly [string, unknown, string | null]>([
    ["a rejection", { ...welcome, success: false, publicErrorMessage: "Too many" }, "Too many"],
    ["a failure", undefined, null]
  ])("SIGN-14 SIGN-27 GAP-28 continues after %s, which is logged, and stores nothing", ([, answer, errorMessage]) => {
    const browser = createBrowser().answering(PROMO, answer)
    return runSignup(browser, (signup) =>
      Effect.gen(function* () {
        yield* signup.open("email")
        yield* signup.editEmail(email)
        yield* signup.submit
        expect(yield* getFlow(signup)).toMatchObject({ step: "loyalty", outcome: "notWelcomed", errorMessage })
        expect(browser.logged.at(-1)).toBe("Error: Failed to sign up")
        expect(browser.days.size).toBe(0)
      })
    )
  })

  it.effect("SIGN-20 sends nothing while a field is invalid", () => {
    const browser = createBrowser()
    return runSignup(browser, (signup) =>
      Effect.gen(function* () {
        yield* signup.open("email")
        yield* signup.editEmail("ann@example")
        yield* signup.submit
        expect(browser.count(PROMO)).toBe(0)
        expect((yield* getFlow(signup)).emailErrors.length).toBe(1)
      })
    )
  })

  it.effect("SIGN-17 sends one request for repeated clicks, and applies the response even after the page was left", () => {
    const browser = createBrowser()
    return runSignup(browser, (signup) =>
      Effect.gen(function* () {
        const answer = yield* Deferred.make<unknown>()
        browser.answers.set(PROMO, Deferred.await(answer))
        yield* signup.open("email")
        yield* signup.editEmail(email)
        const first = yield* Effect.forkChild(signup.submit, { startImmediately: true })
        yield* signup.submit
        expect((yield* getFlow(signup)).isWaiting).toBe(true)
        expect(browser.count(PROMO)).toBe(1)
        yield* Fiber.interrupt(first)
        yield* Deferred.succeed(answer, welcome)
        const flow = yield* Stream.runHead(Stream.filter(signup.changes, ({ isWaiting }) => !isWaiting))
        expect(Option.getOrThrow(flow).outcome).toBe("welcomed")
      })
    )
  })

  it.effect("SIGN-28 loads the loyalty status only if the form opens at the loyalty step", () => {
    const browser = createBrowser()
    return runSignup(browser, (signup) =>
      Effect.gen(function* () {
        yield* signup.open("email")
        expect(browser.count("/api/customer/loyalty/getloyaltylink")).toBe(0)
        yield* signup.editEmail(email)
        yield* signup.submit
        expect((yield* getFlow(signup)).isLoyaltyOffered).toBe(true)
      })
    )
  })

  it.effect("SIGN-03 GAP-31 offers the amount of the experiment's flag, or the default", () => {
    const browser = createBrowser()
    return runSignup(browser, (signup) =>
      Effect.gen(function* () {
        yield* signup.open("email")
        expect((yield* getFlow(signup)).experiment.discountAmount).toBe(10)
        yield* signup.close
        browser.session.delete("FeatureFlags")
        browser.answering("GetFeatureFlags", { featureFlags: [{ name: "Shell_Signup_Experiment", value: '{"discountAmount":15}' }] })
        yield* signup.open("email")
        expect((yield* getFlow(signup)).experiment.discountAmount).toBe(15)
      })
    )
  })
})

describe("joining the rewards program", () => {
  it.effect("SIGN-28 is not offered to a member, even if membership was unknown when the form opened", () => {
    const browser = createBrowser().answering("userProfile", { userProfile: { ...profileSample, isLoyaltyRegisteredUser: true } })
    const openAt = (step: "email" | "loyalty") =>
      runSignup(browser, (signup) =>
        Effect.gen(function* () {
          yield* signup.open(step)
          if (step === "email") yield* Effect.andThen(signup.editEmail(email), signup.submit)
          return yield* getFlow(signup)
        })
      )
    return Effect.gen(function* () {
      for (const step of ["loyalty", "email"] as const) {
        const flow = yield* openAt(step)
        expect(flow).toMatchObject({ step: "loyalty", isLoyaltyOffered: false, membership: { isLoyaltyRegisteredUser: true } })
        expect(getSignupTitle(flow)).toBe(step === "loyalty" ? "Rewards Program" : "Congrats, you're in!")
      }
    })
  })

  it.effect("SIGN-15 SIGN-28 is offered to eligible visitors, completes, and clears the loyalty link", () => {
    const browser = createBrowser()
    return runSignup(browser, (signup) =>
      Effect.gen(function* () {
        yield* hydrate
        yield* signup.open("loyalty")
        expect(yield* getFlow(signup)).toMatchObject({ isLoyaltyOffered: true, email: profileSample.emailAddress })
        yield* signup.submit
        expect(yield* getFlow(signup)).toMatchObject({ step: "completed", outcome: "joined" })
        expect(browser.jar.get("HasEnrolled")).toBe("true")
        expect(browser.session.has("LoyaltyLink")).toBe(false)
      })
    )
  })

  it.effect("SIGN-28 sends nothing for a member", () => {
    const browser = createBrowser().answering("userProfile", { userProfile: { ...profileSample, isLoyaltyRegisteredUser: true } })
    return runSignup(browser, (signup) =>
      Effect.gen(function* () {
        yield* hydrate
        yield* signup.open("loyalty")
        yield* signup.submit
        expect((yield* getFlow(signup)).isLoyaltyOffered).toBe(false)
        expect(browser.count(LOYALTY)).toBe(0)
      })
    )
  })
})

it.effect("SIGN-42 SIGN-43 GAP-63 Signup tracks leads with known click ids, and only logs impressions", () => {
  const browser = createBrowser().at("/", "?cjevent=c1")
  return runSignup(browser, (signup) =>
    Effect.gen(function* () {
      yield* Acquisition.use((acquisition) => acquisition.arrive)
      yield* signup.open("email")
      expect(browser.events).toEqual([])
      expect(browser.logged).toEqual(["Info: Lead Impression"])
      yield* signup.editEmail(email)
      yield* signup.submit
      const lead = { type: "Email", location: "SignupDrawer", cjevent: "c1" }
      expect(browser.events).toEqual(["Lead Started", "Lead Submitted", "Lead Completed"].map((name) => ({ name, ...lead })))
    })
  )
})

it.effect("SIGN-45 Signup logs a lead that cannot be tracked, and continues", () => {
  const browser = createBrowser()
  const broken = Layer.succeed(Telemetry, Telemetry.of({ send: () => Effect.die("the collector is gone") }))
  return Signup.use((signup) =>
    Effect.gen(function* () {
      yield* signup.open("email")
      yield* signup.editEmail(email)
      yield* signup.submit
      expect((yield* getFlow(signup)).outcome).toBe("welcomed")
      expect(browser.logged).toContain("Error: Failed to track a lead")
    })
  ).pipe(Effect.provide(Layer.provideMerge(useCases, Layer.merge(browser.layer, broken))))
})
