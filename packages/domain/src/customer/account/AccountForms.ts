import { Context, Effect, Layer, Schema } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { AccountAnswer, type AccountSession, accountSessions, type SecondFactor, secondFactor } from "./calls.ts"
import type { AccountOutcome } from "./outcome.ts"
import { ACCOUNT_FORMS, type AccountForm } from "./paths.ts"

/** The forms of an account. Who is signed in is the `Profile`'s to tell. */
export class AccountForms extends Context.Service<
  AccountForms,
  {
    /**
     * Sends a form's fields. Where it makes the browser another visitor's, what the page keeps of the former is forgotten and the browser goes
     * on to the next page. `busy` stands for no answer too: in either case the same form may be sent again a little later.
     */
    readonly submit: (form: AccountForm, fields: Readonly<Record<string, string>>) => Effect.Effect<AccountOutcome>
    /** The browsers that the account is signed in with, the one used last first; null where they could not be had. */
    readonly sessions: Effect.Effect<ReadonlyArray<AccountSession> | null>
    /** This browser asked for a link that confirms an address: opening it here needs no press. */
    readonly isConfirmationAwaited: Effect.Effect<boolean>
    /** How the account's second factor stands; null where it could not be had. */
    readonly secondFactor: Effect.Effect<SecondFactor | null>
  }
>()("@camber/domain/account/Account") {
  static readonly layer: Layer.Layer<AccountForms, never, Http | Storage | Tabs | Profile> = Layer.effect(
    AccountForms,
    Effect.gen(function* () {
      const http = yield* Http
      const storage = yield* Storage
      const tabs = yield* Tabs
      const profile = yield* Profile
      return AccountForms.of({
        sessions: Effect.map(callRest(accountSessions), (answer) => answer?.sessions ?? null).pipe(Effect.provideService(Http, http)),
        isConfirmationAwaited: Effect.map(storage.local.read(AWAITED_CONFIRMATION), (mark) => mark !== undefined),
        secondFactor: callRest(secondFactor).pipe(Effect.provideService(Http, http)),
        submit: Effect.fnUntraced(function* (form, fields) {
          const body = yield* profile.aside(http.json({ path: ACCOUNT_FORMS[form], body: fields }))
          const { next, outcome } = yield* decode(body).pipe(Effect.orElseSucceed(() => unanswered))
          if (outcome === "mailed" && confirmable.has(form)) yield* storage.local.write(AWAITED_CONFIRMATION, "true")
          if (form === "confirm" && outcome !== "busy") yield* storage.local.remove(AWAITED_CONFIRMATION)
          if (outcome !== "done" || next === null) return outcome
          // What was learned of the former visitor, such as the rewards link, is not the new one's (GAP-65).
          yield* storage.session.clear
          if (form === "delete" || form === "erase") yield* storage.local.clear
          yield* tabs.go(next)
          return outcome
        })
      })
    })
  )
}

/** Forms whose mail has a link that confirms an address. */
const confirmable: ReadonlySet<AccountForm> = new Set(["register", "email"])
const AWAITED_CONFIRMATION = "AwaitedConfirmation"

const unanswered: AccountAnswer = { outcome: "busy", next: null }
const decode = Schema.decodeUnknownEffect(AccountAnswer)
