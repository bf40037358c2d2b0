import { Context, Effect, Layer } from "effect"
import { CLICK_COOKIE, MAIL_CAMPAIGN_COOKIE, MAIL_TEMPLATE_COOKIE } from "../../customer/acquisition/rules.ts"
import { attribution, tiktokClick } from "../../customer/acquisition/storage.ts"
import { AUDIENCES_COOKIE } from "../../foundation/flags/audienceCookie.ts"
import { audiencesCache } from "../../foundation/flags/storage.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { lastVisit, sessionCounters } from "../../foundation/session/storage.ts"
import { hasOptedOut } from "../../foundation/visitor/trackingRules.ts"
import { PRIVACY_COOKIE } from "../../foundation/visitor/cookies.ts"

/** What decides whether the shop may learn from a visitor. Either is enough to stop it (GAP-41). */
export interface PrivacyState {
  /** The browser sends Global Privacy Control: nothing here can change that. */
  readonly isRefusedByBrowser: boolean
  /** The visitor has said so in this shop. */
  readonly isRefused: boolean
}

/** The visitor's say in what is told of them. */
export class Privacy extends Context.Service<
  Privacy,
  {
    readonly state: Effect.Effect<PrivacyState>
    /** A refusal also removes from this device what was kept to learn from. */
    readonly choose: (isRefused: boolean) => Effect.Effect<void>
  }
>()("@camber/domain/tracking/Privacy") {
  static readonly layer: Layer.Layer<Privacy, never, Cookies | Storage | VisitorAgent> = Layer.effect(
    Privacy,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const storage = yield* Storage
      const agent = yield* VisitorAgent
      const forget = Effect.gen(function* () {
        for (const { area, key } of [attribution, tiktokClick, sessionCounters, lastVisit, audiencesCache]) yield* storage[area].remove(key)
        for (const name of [CLICK_COOKIE, MAIL_CAMPAIGN_COOKIE, MAIL_TEMPLATE_COOKIE, AUDIENCES_COOKIE]) yield* cookies.remove(name)
      })
      return Privacy.of({
        state: Effect.gen(function* () {
          return { isRefusedByBrowser: yield* agent.refusesTracking, isRefused: hasOptedOut(yield* cookies.read(PRIVACY_COOKIE)) }
        }),
        choose: (isRefused) =>
          isRefused ? Effect.andThen(cookies.write(PRIVACY_COOKIE, "refused"), forget) : cookies.remove(PRIVACY_COOKIE)
      })
    })
  )
}
