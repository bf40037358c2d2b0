import { Context, Effect, Layer, Semaphore } from "effect"
import { Flags } from "../../foundation/flags/Flags.ts"
import { Toasts } from "../notifications/Toasts.ts"
import type { Http } from "../../foundation/ports/Http.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import { Storage, readEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { readOwnedEntry, writeOwnedEntry } from "../../foundation/visitor/ownedEntry.ts"
import { Visitor } from "../../foundation/visitor/Visitor.ts"
import { getLoyaltyLink, getPointsHistory, signUpForLoyalty } from "./calls.ts"
import type { LoyaltyLink, PointsHistory } from "./model.ts"
import { createLoyaltyToast, UNKNOWN_LOYALTY_LINK } from "./rules.ts"
import { loyaltyLinkCache, loyaltyNoticeShown } from "./storage.ts"

export * from "./calls.ts"
export * from "./model.ts"
export * from "./computePointsBalance.ts"
export * from "./rules.ts"
export * from "./storage.ts"

/** Default message if the service gives no reason. */
const NOT_JOINED = "We couldn't sign you up. Try again in a moment."

/** Rewards program of this visitor. */
export class Loyalty extends Context.Service<
  Loyalty,
  {
    /** Cached for 10 minutes (LOY-11). `unknown` for bots and after a failure, which is logged and not cached (LOY-12). */
    readonly link: Effect.Effect<LoyaltyLink>
    /** Points history, newest first; null after a failure, which is logged. */
    readonly history: Effect.Effect<PointsHistory | null>
    /** Joins the rewards program. Returns null, or a message to the shopper after a failure (CALL-27). */
    readonly join: (emailAddress: string) => Effect.Effect<string | null>
    /** Clears the cached link, for example after joining. */
    readonly clearLink: Effect.Effect<void>
    /** Shows a toast about redeemable points, once per session, if there are any and the flag is on (LOY-08 to LOY-10). */
    readonly notifyPoints: Effect.Effect<void>
  }
>()("@camber/domain/loyalty/Loyalty") {
  static readonly layer: Layer.Layer<Loyalty, never, Flags | Visitor | Toasts | Http | Storage> = Layer.effect(
    Loyalty,
    Effect.gen(function* () {
      const flags = yield* Flags
      const visitor = yield* Visitor
      const notifications = yield* Toasts
      const { session } = yield* Storage
      const turn = yield* Semaphore.make(1)
      const services = yield* Effect.context<Http | Storage>()

      const fetchLink = Effect.fnUntraced(function* (guid: WebUserGuid | null) {
        const link = (yield* callRest(getLoyaltyLink)) ?? UNKNOWN_LOYALTY_LINK
        yield* link.userStatus === "unknown" ? Effect.logError("error getting loyalty link") : writeOwnedEntry(loyaltyLinkCache, guid, link)
        return link
      })
      const link = Effect.gen(function* () {
        if (yield* visitor.isBot) return UNKNOWN_LOYALTY_LINK
        const guid = yield* visitor.guid
        return (yield* readOwnedEntry(loyaltyLinkCache, guid)) ?? (yield* fetchLink(guid))
      }).pipe(turn.withPermit)
      // Waits for a pending request before clearing, because its response would be outdated.
      const clearLink = turn.withPermit(session.remove(loyaltyLinkCache.key))
      return Loyalty.of({
        link: Effect.provide(link, services),
        history: Effect.provide(callRest(getPointsHistory), services),
        join: Effect.fnUntraced(function* (emailAddress: string) {
          const response = yield* callRest(signUpForLoyalty, { emailAddress })
          yield* clearLink
          if (response === null) return NOT_JOINED
          return response.success ? null : (response.publicErrorMessage ?? NOT_JOINED)
        }, Effect.provide(services)),
        clearLink,
        notifyPoints: Effect.gen(function* () {
          const wasShown = (yield* readEntry(loyaltyNoticeShown)) !== null
          if (wasShown || !(yield* flags.isOn("loyaltyNotice"))) return
          const notice = createLoyaltyToast(yield* link, { isFlagOn: true, wasShown })
          if (notice === null) return
          yield* writeEntry(loyaltyNoticeShown, true)
          yield* notifications.show(notice)
        }).pipe(Effect.provide(services))
      })
    })
  )
}
