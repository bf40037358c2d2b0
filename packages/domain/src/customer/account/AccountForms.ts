import { Context, Effect, Layer, Schema } from "effect"
import { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { Tabs } from "../../foundation/ports/Tabs.ts"
import { Profile } from "../../foundation/visitor/Profile.ts"
import { AccountAnswer, type AccountSession, accountSessions, type SecondFactor, secondFactor } from "./calls.ts"
import type { AccountOutcome } from "./rules.ts"
import { ACCOUNT_FORMS, type AccountForm } from "./paths.ts"

export * from "./accountMenu.ts"
export * from "./calls.ts"
export * from "./model.ts"
export * from "./rules.ts"
export * from "./paths.ts"

/** Account forms. `Profile` provides the signed-in user. */
export class AccountForms extends Context.Service<
  AccountForms,
  {
    /**
     * Submits a form.
     *
     * If the form switches the visitor, clears the previous visitor's page data and navigates to the next page. `busy` can also mean that
     * there was no response; the form may be submitted again.
     */
    readonly submit: (form: AccountForm, fields: Readonly<Record<string, string>>) => Effect.Effect<AccountOutcome>
    /** Browsers with a session of the account, most recently used first; null if they failed to load. */
    readonly sessions: Effect.Effect<ReadonlyArray<AccountSession> | null>
    /** This browser requested a confirmation link, so opening the link in this browser needs no further click. */
    readonly isConfirmationAwaited: Effect.Effect<boolean>
    /** State of the account's second factor; null if it failed to load. */
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
          const { next, outcome } = yield* decode(body).pipe(Effect.orElseSucceed(() => NO_RESPONSE))
          if (outcome === "mailed" && formsWithConfirmation.has(form)) yield* storage.local.write(AWAITED_CONFIRMATION, "true")
          if (form === "confirm" && outcome !== "busy") yield* storage.local.remove(AWAITED_CONFIRMATION)
          if (outcome !== "done" || next === null) return outcome
          // Session data of the previous visitor, such as the rewards link, must not be shown to the new one (GAP-65).
          yield* storage.session.clear
          if (form === "delete" || form === "erase") yield* storage.local.clear
          yield* tabs.go(next)
          return outcome
        })
      })
    })
  )
}

/** Forms that send a confirmation link by mail. */
const formsWithConfirmation: ReadonlySet<AccountForm> = new Set(["register", "email"])
const AWAITED_CONFIRMATION = "AwaitedConfirmation"

const NO_RESPONSE: AccountAnswer = { outcome: "busy", next: null }
const decode = Schema.decodeUnknownEffect(AccountAnswer)
