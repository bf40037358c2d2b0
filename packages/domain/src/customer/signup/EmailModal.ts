import { Context, Effect, FiberHandle, Layer, type Stream, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { Session } from "../../foundation/session/Session.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { EMAIL_MODAL_COOKIE, HAS_ENROLLED_COOKIE } from "./rules.ts"
import { getEmailModalDelay, getEmailModalSuppression } from "./emailModalRules.ts"
import { type EmailModalEvent, transitionEmailModal, type EmailModalState, INITIAL_EMAIL_MODAL } from "./emailModalMachine.ts"
import { createSignupForm, type SignupForm } from "./createSignupForm.ts"
import type { SignupRequirements } from "./Signup.ts"

/** Sign-up modal that opens by itself. */
export class EmailModal extends Context.Service<
  EmailModal,
  {
    /** Emits the current state first, then every change. */
    readonly changes: Stream.Stream<EmailModalState>
    /** Form inside the modal. The form opens and closes with the modal. */
    readonly form: SignupForm
    /**
     * Starts the delay for a page that was entered `millisAgo`, unless the modal is suppressed (SIGN-30 to SIGN-37). The elapsed time
     * counts toward the delay.
     */
    readonly pageEntered: (millisAgo: number) => Effect.Effect<void>
    /** Reports whether a drawer or the search is open (SIGN-38, GAP-26). */
    readonly cover: (isCovered: boolean) => Effect.Effect<void>
    readonly close: Effect.Effect<void>
  }
>()("@camber/domain/signup/EmailModal") {
  static readonly layer: Layer.Layer<EmailModal, never, SignupRequirements | Session | Tabs | Visitor | VisitorAgent> = Layer.effect(
    EmailModal,
    Effect.gen(function* () {
      const agent = yield* VisitorAgent
      const cookies = yield* Cookies
      const profile = yield* Profile
      const session = yield* Session
      const tabs = yield* Tabs
      const visitor = yield* Visitor
      const form = yield* createSignupForm({ location: "EmailSignupModal", registrationSource: "Modal" })
      const live = yield* SubscriptionRef.make(INITIAL_EMAIL_MODAL)
      const timer = yield* FiberHandle.make()

      /** Applies an event. Opening sets the cookie that records the modal as shown (SIGN-30, GAP-25). */
      const dispatch = Effect.fnUntraced(function* (event: EmailModalEvent) {
        const [before, after] = yield* SubscriptionRef.modify(live, (state) => {
          const next = transitionEmailModal(state, event)
          return [[state.phase, next.phase] as const, next]
        })
        if (before === "open" && after !== "open") yield* form.close
        if (before === "open" || after !== "open") return
        yield* cookies.write(EMAIL_MODAL_COOKIE, "true")
        yield* form.open("email")
      })
      const isSuppressed = Effect.gen(function* () {
        const customer = (yield* profile.current).profile
        const suppression = getEmailModalSuppression({
          path: (yield* tabs.address).pathname,
          wasShown: (yield* cookies.read(EMAIL_MODAL_COOKIE)) !== undefined,
          isRegistered: customer?.isRegistered ?? false,
          isInstalled: yield* agent.isInstalled,
          hasEnrolled: (yield* cookies.read(HAS_ENROLLED_COOKIE)) !== undefined,
          isSignedUpForEmails: customer?.isSignedUpForEmails ?? false,
          isBot: yield* visitor.isBot
        })
        return suppression !== null
      })
      /** Waits and then checks the suppression again, because the profile may only be known by then. */
      const waitAndOpen = Effect.fnUntraced(function* (delay: number) {
        yield* Effect.all([profile.hydrate, Effect.sleep(delay)], { concurrency: 2 })
        yield* dispatch((yield* isSuppressed) ? { _tag: "PageEntered", isSuppressed: true } : { _tag: "DelayPassed" })
      })

      return EmailModal.of({
        changes: SubscriptionRef.changes(live),
        form,
        pageEntered: Effect.fnUntraced(function* (millisAgo: number) {
          const isHidden = yield* isSuppressed
          yield* dispatch({ _tag: "PageEntered", isSuppressed: isHidden })
          const pages = (yield* session.counters)?.pageViewCount ?? 0
          const delay = getEmailModalDelay((yield* tabs.address).pathname, pages)
          // A timer of the previous page has no effect on a page where the modal is suppressed.
          if (!isHidden) yield* FiberHandle.run(timer, waitAndOpen(Math.max(0, delay - millisAgo)))
        }),
        cover: (isCovered) => dispatch({ _tag: "CoverChanged", isCovered }),
        close: dispatch({ _tag: "Closed" })
      })
    })
  )
}
