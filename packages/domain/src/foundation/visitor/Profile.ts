import { Context, Effect, Layer, Ref, Semaphore, type Stream, SubscriptionRef } from "effect"
import { callService } from "../ports/Call.ts"
import { Cookies } from "../ports/Cookies.ts"
import { Http } from "../ports/Http.ts"
import { callRest } from "../ports/RestCall.ts"
import { Storage } from "../ports/Storage.ts"
import { Tabs } from "../ports/Tabs.ts"
import { isEmployee, type TrackedVisitor } from "./trackingRules.ts"
import { logOut, userProfile } from "./calls.ts"
import { EXCLUDE_COOKIE } from "./cookies.ts"
import type { UserProfile } from "./userProfile.ts"
import { callServiceAsVisitor, Visitor } from "./Visitor.ts"

export * from "./trackingRules.ts"
export * from "./calls.ts"
export * from "./cookies.ts"
export * from "./emailAddress.ts"
export * from "./Visitor.ts"
export * from "./model.ts"
export * from "./rules.ts"
export * from "./trackingConsent.ts"
export * from "./userProfile.ts"

/** State of the customer's profile. */
export interface ProfileState {
  /** Null until loaded, and after a failure. */
  readonly profile: UserProfile | null
  /** True after the profile was loaded once on this page (VIS-05). */
  readonly isHydrated: boolean
  readonly isSigningOut: boolean
}

/** The customer's profile, and signing out. Failures are logged; commands never fail. */
export class Profile extends Context.Service<
  Profile,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<ProfileState>
    readonly current: Effect.Effect<ProfileState>
    /** Loads the profile once per page, and again only after a failure (VIS-05, ERR-20). Simultaneous callers share the response. */
    readonly hydrate: Effect.Effect<void>
    /** Loads the profile again, for example after a sign-up (GAP-13). A failure keeps the known profile. */
    readonly refresh: Effect.Effect<void>
    /** Applies a change that a service has accepted, before the profile is refreshed (GAP-13). */
    readonly assume: (change: Partial<UserProfile>) => Effect.Effect<void>
    /**
     * Runs an action that may change the browser's visitor, such as signing in. Waits up to two seconds for a pending profile request, and
     * blocks new requests during the action. A profile request contains the visitor's guid, so it must not be sent with another visitor's
     * cookies.
     */
    readonly aside: <A, E, R>(act: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Properties of the visitor that determine tracking and content. */
    readonly onlooker: Effect.Effect<TrackedVisitor>
    /**
     * Clears this device's storage and navigates to the service's URL. After a rejection the visitor stays signed in (VIS-06 to VIS-08,
     * GAP-66).
     */
    readonly signOut: Effect.Effect<void>
  }
>()("@camber/domain/visitor/Profile") {
  static readonly layer: Layer.Layer<Profile, never, Visitor | Http | Cookies | Storage | Tabs> = Layer.effect(
    Profile,
    Effect.gen(function* () {
      const visitor = yield* Visitor
      const cookies = yield* Cookies
      const http = yield* Http
      const storage = yield* Storage
      const tabs = yield* Tabs
      const turn = yield* Semaphore.make(1)
      const answers = yield* Ref.make(0)
      const state = yield* SubscriptionRef.make<ProfileState>({ profile: null, isHydrated: false, isSigningOut: false })
      const become = (change: Partial<ProfileState>) => SubscriptionRef.update(state, (before) => ({ ...before, ...change }))

      const refresh = Effect.gen(function* () {
        const webUserGuid = (yield* visitor.guid) ?? (yield* visitor.state)?.webUserGuid ?? null
        if (webUserGuid === null) return
        const { userProfile: profile } = yield* callService(userProfile, { webUserGuid })
        yield* profile === null ? Effect.logError(NOT_LOGGED_IN) : become({ profile, isHydrated: true })
      }).pipe(
        (asking) => callServiceAsVisitor(visitor, asking),
        Effect.catch((error) => Effect.logError(NOT_LOGGED_IN, error)),
        Effect.provideService(Http, http)
      )

      const hydrate = Effect.gen(function* () {
        const before = yield* Ref.get(answers)
        const isAnswered = Effect.gen(function* () {
          return (yield* SubscriptionRef.get(state)).isHydrated || (yield* Ref.get(answers)) > before
        })
        const asked = Effect.andThen(
          refresh,
          Ref.update(answers, (count) => count + 1)
        )
        yield* turn.withPermit(Effect.flatMap(isAnswered, (answered) => (answered ? Effect.void : asked)))
      })

      const aside = <A, E, R>(act: Effect.Effect<A, E, R>) =>
        Effect.acquireUseRelease(
          Effect.timeoutOption(Effect.interruptible(turn.take(1)), MAX_WAIT),
          () => act,
          (taken) => (taken._tag === "Some" ? turn.release(1) : Effect.void)
        )

      return Profile.of({
        changes: SubscriptionRef.changes(state),
        current: SubscriptionRef.get(state),
        hydrate,
        refresh: turn.withPermit(refresh),
        aside,
        assume: (change) =>
          SubscriptionRef.update(state, (before) =>
            before.profile === null ? before : { ...before, profile: { ...before.profile, ...change } }
          ),
        onlooker: Effect.gen(function* () {
          const { profile } = yield* SubscriptionRef.get(state)
          return { isBot: yield* visitor.isBot, isEmployee: isEmployee(yield* cookies.read(EXCLUDE_COOKIE)), profile }
        }),
        signOut: Effect.gen(function* () {
          yield* become({ isSigningOut: true })
          const answer = yield* aside(callRest(logOut))
          if (answer?.success === true && answer.redirectUrl !== null && answer.redirectUrl !== "") {
            yield* Effect.andThen(storage.local.clear, storage.session.clear)
            return yield* tabs.go(answer.redirectUrl)
          }
          yield* Effect.logError(answer?.success === true ? "no redirect from server" : "unexpected error from server")
          yield* become({ isSigningOut: false })
        }).pipe(Effect.provideService(Http, http))
      })
    })
  )
}

/** Maximum time a user action waits for a pending profile request. */
const MAX_WAIT = "2 seconds"
const NOT_LOGGED_IN = "Server side error when attempting to log in customer"
