import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer } from "effect"
import { Profile } from "./Profile.ts"
import { profileSample } from "./testing/profileSample.ts"
import { BrowserTestContext, GUID } from "../../customer/notifications/testing/BrowserTestContext.ts"

const ann = { ...profileSample, firstName: "Ann", isRegistered: true, isCustomerInternal: true }
const createKnownContext = () => new BrowserTestContext().answering("userProfile", { userProfile: ann })
const runWithProfile = <A, E>(world: BrowserTestContext, run: (profile: Profile["Service"]) => Effect.Effect<A, E>) =>
  Profile.use(run).pipe(Effect.provide(Layer.provideMerge(Profile.layer, world.layer)))

describe("Profile", () => {
  it.effect("VIS-05 is null first and hydrated after loading, with a single request", () => {
    const world = createKnownContext()
    return runWithProfile(world, (profile) =>
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
    ["a failed service", undefined],
    ["a response with errors and no data", null],
    ["a response without the customer", { userProfile: null }],
    ["a response of the wrong shape", { userProfile: { ...ann, isRegistered: "yes" } }]
  ])("ERR-20 is null after %s, which is logged, and the next call retries", ([, answer]) => {
    const world = new BrowserTestContext().answering("userProfile", answer)
    return runWithProfile(world, (profile) =>
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

  it.effect("GAP-C22 is loaded for the new visitor, without an error, if the visitor changed during the request", () => {
    const next = "1c9f4a52-7f6e-4b1a-9a53-0c8f8f3f2d11"
    const world = new BrowserTestContext().answeringNext("userProfile", next, { userProfile: ann })
    return runWithProfile(world, (profile) =>
      Effect.gen(function* () {
        yield* profile.hydrate
        expect((yield* profile.current).profile).toEqual(ann)
        expect(world.asked).toEqual([GUID, next].map((webUserGuid) => ["userProfile", { webUserGuid }]))
        expect(world.logged).toEqual([])
      })
    )
  })

  it.effect("ERR-20 sends one request for simultaneous callers, even if the request fails", () => {
    const world = new BrowserTestContext()
    return runWithProfile(world, (profile) =>
      Effect.gen(function* () {
        yield* Effect.all([profile.hydrate, profile.hydrate, profile.hydrate], { concurrency: 3 })
        expect(world.count("userProfile")).toBe(1)
        yield* profile.hydrate
        expect(world.count("userProfile")).toBe(2)
      })
    )
  })

  it.effect("ERR-20 sends one request for simultaneous callers, also after work that set requests aside", () => {
    const world = createKnownContext()
    return runWithProfile(world, (profile) =>
      Effect.gen(function* () {
        yield* profile.aside(Effect.void)
        yield* Effect.all([profile.hydrate, profile.hydrate], { concurrency: 2 })
        expect(world.count("userProfile")).toBe(1)
      })
    )
  })

  it.effect("GAP-13 applies a change immediately and refreshes; a failure keeps the known profile", () => {
    const world = createKnownContext()
    return runWithProfile(world, (profile) =>
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

  it.effect("uses the guid that the services create, and sends no request without a guid", () => {
    const world = createKnownContext()
    world.jar.clear()
    return runWithProfile(world, (profile) =>
      Effect.gen(function* () {
        yield* profile.hydrate
        expect(world.count("userProfile")).toBe(0)
        expect((yield* profile.current).isHydrated).toBe(false)
        world.answering("/api/visitor/state", { webUserGuid: GUID, itemCount: 0, cartTotal: 0, listCount: 0 })
        yield* profile.hydrate
        expect((yield* profile.current).isHydrated).toBe(true)
      })
    )
  })

  it.effect("VIS-18 VIS-19 describes the visitor for tracking decisions", () => {
    const world = createKnownContext()
    return runWithProfile(world, (profile) =>
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

  it.effect("VIS-06 GAP-66 clears both storage areas after the response and navigates to the URL in the response", () => {
    const world = new BrowserTestContext()
    world.local.set("a", "1")
    world.session.set("b", "2")
    return runWithProfile(world, (profile) =>
      Effect.gen(function* () {
        const answer = yield* Deferred.make<unknown>()
        world.answers.set(path, Deferred.await(answer))
        const leaving = yield* Effect.forkChild(profile.signOut, { startImmediately: true })
        expect((yield* profile.current).isSigningOut).toBe(true)
        expect(world.local.size).toBe(1)
        expect(world.gone).toEqual([])
        yield* Deferred.succeed(answer, { success: true, redirectUrl: "/account/login" })
        yield* Fiber.join(leaving)
        expect(world.local.size).toBe(0)
        expect(world.session.size).toBe(0)
        expect(world.gone).toEqual(["/account/login"])
        expect(world.logged).toEqual([])
      })
    )
  })

  it.effect.each<readonly [string, unknown, string]>([
    ["no success", { success: false, redirectUrl: "/" }, "unexpected error from server"],
    ["no response", undefined, "unexpected error from server"],
    ["no redirect URL", { success: true, redirectUrl: null }, "no redirect from server"],
    ["an empty redirect URL", { success: true, redirectUrl: "" }, "no redirect from server"]
  ])("VIS-07 VIS-08 logs an error and keeps visitor and storage after %s", ([, answer, message]) => {
    const world = new BrowserTestContext().answering(path, answer)
    world.local.set("a", "1")
    return runWithProfile(world, (profile) =>
      Effect.gen(function* () {
        yield* profile.signOut
        expect((yield* profile.current).isSigningOut).toBe(false)
        expect(world.local.size).toBe(1)
        expect(world.gone).toEqual([])
        expect(world.logged).toEqual([`Error: ${message}`])
      })
    )
  })
})
