import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, Option, Stream } from "effect"
import { Acquisition } from "../acquisition/Acquisition.ts"
import { Flags } from "../../foundation/flags/Flags.ts"
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
const around = () =>
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
  Layer.provideMerge(Layer.mergeAll(Acquisition.layer, Flags.layer, Profile.layer))
)
const inside = <A, E>(world: BrowserTestContext, run: (signup: Signup["Service"]) => Effect.Effect<A, E, Profile | Acquisition>) =>
  Signup.use(run).pipe(Effect.provide(Layer.provideMerge(useCases, world.layer)))
const flowOf = (signup: Signup["Service"]) => Effect.map(Stream.runHead(signup.changes), Option.getOrThrow)
const hydrate = Profile.use((profile) => profile.hydrate)
const email = "ann@example.com"

describe("signing up", () => {
  it.effect("SIGN-09 opens where the address says so, at its step, and not without", () => {
    const world = around().at("/", "?signup=loyalty")
    return Effect.gen(function* () {
      const step = (signup: Signup["Service"]) =>
        Effect.gen(function* () {
          yield* signup.arrive
          const { isOpen, step } = yield* flowOf(signup)
          return [isOpen, step]
        })
      expect(yield* inside(world, step)).toEqual([true, "loyalty"])
      expect(yield* inside(around().at("/", "?query=signup"), step)).toEqual([false, "email"])
    })
  })

  it.effect(
    "SIGN-06 SIGN-12 SIGN-18 SIGN-29 CONST-07 shows the code, keeps it as long as it is valid, keeps the enrollment and renews the profile",
    () => {
      const world = around()
      return inside(world, (signup) =>
        Effect.gen(function* () {
          yield* hydrate
          yield* signup.open("email")
          yield* signup.editEmail(email)
          yield* signup.editPhone("(607) 555-0123")
          yield* signup.optIn(true)
          yield* signup.submit
          expect(yield* flowOf(signup)).toMatchObject({
            step: "loyalty",
            outcome: "welcomed",
            otuCode: "WELC-OME2",
            successMessage: "Check your email",
            isWaiting: false
          })
          const sent = { emailAddress: email, phoneNumber: "6075550123", smsOptIn: true, registrationSource: "Drawer" }
          expect(world.asked).toContainEqual([PROMO, sent])
          expect([...world.days]).toEqual([
            ["PromoCode", 30],
            ["HasEnrolled", 3650]
          ])
          expect(world.jar.get("PromoCode")).toBe("WELC-OME2")
          expect(world.count("userProfile")).toBe(2)
        })
      )
    }
  )

  it.effect.each<readonly [string, unknown, string | null]>([
    ["a refusal", { ...welcome, success: false, publicErrorMessage: "Too many" }, "Too many"],
    ["a failure", undefined, null]
  ])("SIGN-14 SIGN-27 GAP-28 goes on after %s, which is logged, and keeps nothing", ([, answer, errorMessage]) => {
    const world = around().answering(PROMO, answer)
    return inside(world, (signup) =>
      Effect.gen(function* () {
        yield* signup.open("email")
        yield* signup.editEmail(email)
        yield* signup.submit
        expect(yield* flowOf(signup)).toMatchObject({ step: "loyalty", outcome: "notWelcomed", errorMessage })
        expect([world.logged.at(-1), world.days.size]).toEqual(["Error: Sign-up failed", 0])
      })
    )
  })

  it.effect("SIGN-20 asks nothing while something is wrong", () => {
    const world = around()
    return inside(world, (signup) =>
      Effect.gen(function* () {
        yield* signup.open("email")
        yield* signup.editEmail("ann@example")
        yield* signup.submit
        expect([world.count(PROMO), (yield* flowOf(signup)).emailErrors.length]).toEqual([0, 1])
      })
    )
  })

  it.effect("SIGN-17 asks once however often it is pressed, and takes the answer in when who pressed has gone", () => {
    const world = around()
    return inside(world, (signup) =>
      Effect.gen(function* () {
        const answer = yield* Deferred.make<unknown>()
        world.answers.set(PROMO, Deferred.await(answer))
        yield* signup.open("email")
        yield* signup.editEmail(email)
        const first = yield* Effect.forkChild(signup.submit, { startImmediately: true })
        yield* signup.submit
        expect([(yield* flowOf(signup)).isWaiting, world.count(PROMO)]).toEqual([true, 1])
        yield* Fiber.interrupt(first)
        yield* Deferred.succeed(answer, welcome)
        const flow = yield* Stream.runHead(Stream.filter(signup.changes, ({ isWaiting }) => !isWaiting))
        expect(Option.getOrThrow(flow).outcome).toBe("welcomed")
      })
    )
  })

  it.effect("SIGN-28 asks how the visitor stands to the programme only where it opens at the programme", () => {
    const world = around()
    return inside(world, (signup) =>
      Effect.gen(function* () {
        yield* signup.open("email")
        expect(world.count("/api/customer/loyalty/getloyaltylink")).toBe(0)
        yield* signup.editEmail(email)
        yield* signup.submit
        expect((yield* flowOf(signup)).isLoyaltyOffered).toBe(true)
      })
    )
  })

  it.effect("SIGN-03 GAP-31 offers what the experiment's flag says, and what is usual without it", () => {
    const world = around()
    return inside(world, (signup) =>
      Effect.gen(function* () {
        yield* signup.open("email")
        expect((yield* flowOf(signup)).experiment.discountAmount).toBe(10)
        yield* signup.close
        world.session.delete("FeatureFlags")
        world.answering("GetFeatureFlags", { featureFlags: [{ name: "Shell_Signup_Experiment", value: '{"discountAmount":15}' }] })
        yield* signup.open("email")
        expect((yield* flowOf(signup)).experiment.discountAmount).toBe(15)
      })
    )
  })
})

describe("joining the programme", () => {
  it.effect("SIGN-28 is not offered to a member, of whom nothing was known before the form opened", () => {
    const world = around().answering("userProfile", { userProfile: { ...profileSample, isLoyaltyRegisteredUser: true } })
    const opened = (step: "email" | "loyalty") =>
      inside(world, (signup) =>
        Effect.gen(function* () {
          yield* signup.open(step)
          if (step === "email") yield* Effect.andThen(signup.editEmail(email), signup.submit)
          return yield* flowOf(signup)
        })
      )
    return Effect.gen(function* () {
      for (const step of ["loyalty", "email"] as const) {
        const flow = yield* opened(step)
        expect(flow).toMatchObject({ step: "loyalty", isLoyaltyOffered: false, membership: { isLoyaltyRegisteredUser: true } })
        expect(getSignupTitle(flow)).toBe(step === "loyalty" ? "Rewards Program" : "Congrats, you're in!")
      }
    })
  })

  it.effect("SIGN-15 SIGN-28 is offered to who may, and completes; the loyalty link is asked for anew", () => {
    const world = around()
    return inside(world, (signup) =>
      Effect.gen(function* () {
        yield* hydrate
        yield* signup.open("loyalty")
        expect(yield* flowOf(signup)).toMatchObject({ isLoyaltyOffered: true, email: profileSample.emailAddress })
        yield* signup.submit
        expect(yield* flowOf(signup)).toMatchObject({ step: "completed", outcome: "joined" })
        expect([world.jar.get("HasEnrolled"), world.session.has("LoyaltyLink")]).toEqual(["true", false])
      })
    )
  })

  it.effect("SIGN-28 is offered to no member, and nothing is sent", () => {
    const world = around().answering("userProfile", { userProfile: { ...profileSample, isLoyaltyRegisteredUser: true } })
    return inside(world, (signup) =>
      Effect.gen(function* () {
        yield* hydrate
        yield* signup.open("loyalty")
        yield* signup.submit
        expect([(yield* flowOf(signup)).isLoyaltyOffered, world.count(LOYALTY)]).toEqual([false, 0])
      })
    )
  })
})

it.effect("SIGN-42 SIGN-43 GAP-63 leads are told with the click ids that are known; an impression is logged", () => {
  const world = around().at("/", "?cjevent=c1")
  return inside(world, (signup) =>
    Effect.gen(function* () {
      yield* Acquisition.use((acquisition) => acquisition.arrive)
      yield* signup.open("email")
      expect([world.events, world.logged]).toEqual([[], ["Info: Lead Impression"]])
      yield* signup.editEmail(email)
      yield* signup.submit
      const lead = { type: "Email", location: "SignupDrawer", cjevent: "c1" }
      expect(world.events).toEqual(["Lead Started", "Lead Submitted", "Lead Completed"].map((name) => ({ name, ...lead })))
    })
  )
})

it.effect("SIGN-45 a lead that cannot be told is logged, and the sign-up goes on", () => {
  const world = around()
  const broken = Layer.succeed(Telemetry, Telemetry.of({ send: () => Effect.die("the collector is gone") }))
  return Signup.use((signup) =>
    Effect.gen(function* () {
      yield* signup.open("email")
      yield* signup.editEmail(email)
      yield* signup.submit
      expect((yield* flowOf(signup)).outcome).toBe("welcomed")
      expect(world.logged).toContain("Error: Lead failed")
    })
  ).pipe(Effect.provide(Layer.provideMerge(useCases, Layer.merge(world.layer, broken))))
})
