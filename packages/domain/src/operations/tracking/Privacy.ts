import { Context, Effect, Layer } from "effect"
import { CLICK_COOKIE, MAIL_CAMPAIGN_COOKIE, MAIL_TEMPLATE_COOKIE } from "../../customer/acquisition/rules.ts"
import { attribution, tiktokClick } from "../../customer/acquisition/model.ts"
import { AUDIENCES_COOKIE, audiencesCache } from "../../foundation/flags/storage.ts"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import { VisitorAgent } from "../../foundation/ports/VisitorAgent.ts"
import { lastVisit, sessionCounters } from "../../foundation/session/storage.ts"
import { hasOptedOut } from "../../foundation/visitor/trackingRules.ts"
import { PRIVACY_COOKIE } from "../../foundation/visitor/cookies.ts"

/** Opt-outs from tracking. Either opt-out is sufficient (GAP-41). */
export interface PrivacyState {
  /** The browser sends Global Privacy Control. The shop cannot change this. */
  readonly isRefusedByBrowser: boolean
  /** The visitor opted out in this shop. */
  readonly isRefused: boolean
}

/** Tracking opt-out of the visitor. */
export class Privacy extends Context.Service<
  Privacy,
  {
    readonly state: Effect.Effect<PrivacyState>
    /** Sets or clears the opt-out. Opting out also removes the tracking data from this device. */
    readonly choose: (isRefused: boolean) => Effect.Effect<void>
  }
>()("@camber/domain/tracking/Privacy") {
  static readonly layer: Layer.Layer<Privacy, never, Cookies | Storage | VisitorAgent> = Layer.effect(
    Privacy,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const storage = yield* Storage
      const agent = yield* VisitorAgent
      const removeTrackingData = Effect.gen(function* () {
        for (const { area, key } of [attribution, tiktokClick, sessionCounters, lastVisit, audiencesCache]) yield* storage[area].remove(key)
        for (const name of [CLICK_COOKIE, MAIL_CAMPAIGN_COOKIE, MAIL_TEMPLATE_COOKIE, AUDIENCES_COOKIE]) yield* cookies.remove(name)
      })
      return Privacy.of({
        state: Effect.gen(function* () {
          return { isRefusedByBrowser: yield* agent.refusesTracking, isRefused: hasOptedOut(yield* cookies.read(PRIVACY_COOKIE)) }
        }),
        choose: (isRefused) =>
          isRefused ? Effect.andThen(cookies.write(PRIVACY_COOKIE, "refused"), removeTrackingData) : cookies.remove(PRIVACY_COOKIE)
      })
    })
  )
}
