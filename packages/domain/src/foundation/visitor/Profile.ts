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

/** What is known of the customer behind the visitor. */
export interface ProfileState {
  /** Null until it is loaded, and for a visitor of whom nothing could be had. */
  readonly profile: UserProfile | null
  /** The profile was loaded once in this page's life (VIS-05). */
  readonly isHydrated: boolean
  readonly isSigningOut: boolean
}

/** Who the customer is, and leaving. What went wrong is logged; commands never fail. */
export class Profile extends Context.Service<
  Profile,
  {
    /** The present state first, then every change. */
    readonly changes: Stream.Stream<ProfileState>
    readonly current: Effect.Effect<ProfileState>
    /** Asks once in this page's life, and again only after a failure (VIS-05, ERR-20); whoever waited for the answer takes that, too. */
    readonly hydrate: Effect.Effect<void>
    /** Asks anew, for instance after a sign-up (GAP-13). A failure leaves what is known. */
    readonly refresh: Effect.Effect<void>
    /** A change that a service has taken, before it is asked for anew (GAP-13). */
    readonly assume: (change: Partial<UserProfile>) => Effect.Effect<void>
    /**
     * Runs what may make the browser another visitor's: once who this is has been asked, and nobody asks before it has ended. It waits for two
     * seconds at most; a question that takes longer than that is not waited for, and others may be asked meanwhile. A question names the visitor,
     * and takes the cookies that are there when it leaves.
     */
    readonly aside: <A, E, R>(act: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
    /** Who is looking, as far as it decides what the shop does. */
    readonly onlooker: Effect.Effect<TrackedVisitor>
    /** Forgets what this device holds and leaves for where the service says; after a refusal the visitor stays (VIS-06 to VIS-08, GAP-66). */
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
          Effect.timeoutOption(Effect.interruptible(turn.take(1)), ASIDE),
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

/** Who pressed a button waits no longer for an answer that may never come. */
const ASIDE = "2 seconds"
const NOT_LOGGED_IN = "Server side error when attempting to log in customer"
