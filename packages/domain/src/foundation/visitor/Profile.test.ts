import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { Profile } from "./Profile.ts"
import { profileSample } from "./testing/profileSample.ts"
import { BrowserTestContext, GUID } from "../../customer/notifications/testing/BrowserTestContext.ts"

const ann = { ...profileSample, firstName: "Ann", isRegistered: true, isCustomerInternal: true }
const known = () => new BrowserTestContext().answering("userProfile", { userProfile: ann })
const inside = <A, E>(world: BrowserTestContext, run: (profile: Profile["Service"]) => Effect.Effect<A, E>) =>
  Profile.use(run).pipe(Effect.provide(Layer.provideMerge(Profile.layer, world.layer)))

describe("a profile", () => {
  it.effect("VIS-05 is not there, then hydrated once it was loaded, and asked for once", () => {
    const world = known()
    return inside(world, (profile) =>
      Effect.gen(function* () {
        expect(yield* profile.current).toEqual({ profile: null, isHydrated: false, isSigningOut: false })
        yield* Effect.all([profile.hydrate, profile.hydrate], { concurrency: 2 })
        yield* profile.hydrate
        expect(yield* profile.current).toEqual({ profile: ann, isHydrated: true, isSigningOut: false })
        expect(world.asked).toEqual([["userProfile", { webUserGuid: GUID }]])
      })
    )
  })

  it.effect.each<readonly [string, unknown]>([
    ["a service that failed", undefined],
    ["an answer with errors and no data", null],
    ["an answer without the customer", { userProfile: null }],
    ["an answer of another shape", { userProfile: { ...ann, isRegistered: "yes" } }]
  ])("ERR-20 is null after %s, which is logged, and the next one asks again", ([, answer]) => {
    const world = new BrowserTestContext().answering("userProfile", answer)
    return inside(world, (profile) =>
      Effect.gen(function* () {
        yield* profile.hydrate
        expect(yield* profile.current).toMatchObject({ profile: null, isHydrated: false })
        expect(world.logged).toEqual(["Error: Server side error when attempting to log in customer"])
        world.answering("userProfile", { userProfile: ann })
        yield* profile.hydrate
        expect((yield* profile.current).profile).toEqual(ann)
      })
    )
  })

  it.effect("GAP-C22 is the present visitor's where the browser became another's while it was asked for, and nothing is logged", () => {
    const next = "1c9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
    const world = new BrowserTestContext().answeringNext("userProfile", next, { userProfile: ann })
    return inside(world, (profile) =>
      Effect.gen(function* () {
        yield* profile.hydrate
        expect((yield* profile.current).profile).toEqual(ann)
        expect(world.asked).toEqual([GUID, next].map((webUserGuid) => ["userProfile", { webUserGuid }]))
        expect(world.logged).toEqual([])
      })
    )
  })

  it.effect("ERR-20 is asked for once by all who want it at the same time, also where that fails", () => {
    const world = new BrowserTestContext()
    return inside(world, (profile) =>
      Effect.gen(function* () {
        yield* Effect.all([profile.hydrate, profile.hydrate, profile.hydrate], { concurrency: 3 })
        expect(world.count("userProfile")).toBe(1)
        yield* profile.hydrate
        expect(world.count("userProfile")).toBe(2)
      })
    )
  })

  it.effect("GAP-13 is changed at once and asked for anew; a failure leaves what is known", () => {
    const world = known()
    return inside(world, (profile) =>
      Effect.gen(function* () {
        yield* profile.assume({ isSignedUpForEmails: true })
        expect((yield* profile.current).profile).toBeNull()
        yield* profile.hydrate
        yield* profile.assume({ isSignedUpForEmails: true })
        expect((yield* profile.current).profile).toEqual({ ...ann, isSignedUpForEmails: true })
        world.answers.clear()
        yield* profile.refresh
        expect((yield* profile.current).profile?.isSignedUpForEmails).toBe(true)
      })
    )
  })

  it.effect("is of the guid that the services make for a visitor without one, and not asked for without any", () => {
    const world = known()
    world.jar.clear()
    return inside(world, (profile) =>
      Effect.gen(function* () {
        yield* profile.hydrate
        expect([world.count("userProfile"), (yield* profile.current).isHydrated]).toEqual([0, false])
        world.answering("/api/visitor/state", { webUserGuid: GUID, itemCount: 0, cartTotal: 0, listCount: 0 })
        yield* profile.hydrate
        expect((yield* profile.current).isHydrated).toBe(true)
      })
    )
  })

  it.effect("VIS-18 VIS-19 tells who is looking", () => {
    const world = known()
    return inside(world, (profile) =>
      Effect.gen(function* () {
        expect(yield* profile.onlooker).toEqual({ isBot: false, isEmployee: false, profile: null })
        world.jar.set("ExcludeFromAnalytics", "true").set("VIN", "bot-1")
        yield* profile.hydrate
        expect(yield* profile.onlooker).toEqual({ isBot: true, isEmployee: true, profile: ann })
      })
    )
  })
})

describe("signing out", () => {
  const path = "/api/account/login/logout"

  it.effect("VIS-06 GAP-66 clears both stores after the answer, not before, and leaves for where it says", () => {
    const world = new BrowserTestContext()
    world.local.set("a", "1")
    world.session.set("b", "2")
    return inside(world, (profile) =>
      Effect.gen(function* () {
        const answer = yield* Deferred.make<unknown>()
        world.answers.set(path, Deferred.await(answer))
        const leaving = yield* Effect.forkChild(profile.signOut, { startImmediately: true })
        expect([(yield* profile.current).isSigningOut, world.local.size, world.gone]).toEqual([true, 1, []])
        yield* Deferred.succeed(answer, { success: true, redirectUrl: "/account/login" })
        yield* Fiber.join(leaving)
        expect([world.local.size, world.session.size, world.gone, world.logged]).toEqual([0, 0, ["/account/login"], []])
      })
    )
  })

  it.effect.each<readonly [string, unknown, string]>([
    ["no success", { success: false, redirectUrl: "/" }, "unexpected error from server"],
    ["no answer", undefined, "unexpected error from server"],
    ["nowhere to go", { success: true, redirectUrl: null }, "no redirect from server"],
    ["an empty address", { success: true, redirectUrl: "" }, "no redirect from server"]
  ])("VIS-07 VIS-08 %s: it is logged, and the visitor stays with what is kept", ([, answer, message]) => {
    const world = new BrowserTestContext().answering(path, answer)
    world.local.set("a", "1")
    return inside(world, (profile) =>
      Effect.gen(function* () {
        yield* profile.signOut
        expect([(yield* profile.current).isSigningOut, world.local.size, world.gone]).toEqual([false, 1, []])
        expect(world.logged).toEqual([`Error: ${message}`])
      })
    )
  })
})
