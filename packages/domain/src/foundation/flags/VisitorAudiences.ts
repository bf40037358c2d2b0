import { Context, Effect, Layer, Semaphore } from "effect"
import { callService } from "../ports/Call.ts"
import { Cookies } from "../ports/Cookies.ts"
import type { Http } from "../ports/Http.ts"
import type { Storage } from "../ports/Storage.ts"
import type { VisitorAgent } from "../ports/VisitorAgent.ts"
import type { WebUserGuid } from "../visitor/model.ts"
import { readOwnedEntry, writeOwnedEntry } from "../visitor/ownedEntry.ts"
import { getTrackingRefusal } from "../visitor/trackingConsent.ts"
import { callServiceAsVisitor, Visitor } from "../visitor/Visitor.ts"
import { AUDIENCES_COOKIE, AUDIENCES_DAYS, audiencesCache } from "./storage.ts"
import { userAudiences } from "./calls.ts"
import type { Audiences } from "./model.ts"
import { noAudiences } from "./rules.ts"

/** The audiences that the visitor belongs to. */
export class VisitorAudiences extends Context.Service<
  VisitorAudiences,
  {
    /**
     * Cached for 360 minutes. Empty for a bot, for a visitor who opted out or has no guid, and after a failure, which is logged and not
     * cached (VIS-11, VIS-12). The audiences are also written to a cookie, so that the server renders the next page for the same audiences.
     */
    readonly current: Effect.Effect<Audiences>
  }
>()("@camber/domain/flags/VisitorAudiences") {
  static readonly layer: Layer.Layer<VisitorAudiences, never, Visitor | Http | Storage | Cookies | VisitorAgent> = Layer.effect(
    VisitorAudiences,
    Effect.gen(function* () {
      const visitor = yield* Visitor
      const cookies = yield* Cookies
      const refuses = yield* getTrackingRefusal
      const services = yield* Effect.context<Http | Storage>()
      const turn = yield* Semaphore.make(1)
      const none = Effect.as(cookies.remove(AUDIENCES_COOKIE), noAudiences)
      const asked = Effect.fnUntraced(function* (webUserGuid: WebUserGuid) {
        const { userAudiencesV2: audiences } = yield* callService(userAudiences, { webUserGuid })
        yield* writeOwnedEntry(audiencesCache, webUserGuid, audiences)
        yield* cookies.write(AUDIENCES_COOKIE, JSON.stringify(audiences), AUDIENCES_DAYS)
        return audiences
      })
      return VisitorAudiences.of({
        current: Effect.gen(function* () {
          const webUserGuid = yield* visitor.guid
          if (webUserGuid === null || (yield* visitor.isBot) || (yield* refuses)) return yield* none
          return (yield* readOwnedEntry(audiencesCache, webUserGuid)) ?? (yield* asked(webUserGuid))
        }).pipe(
          (reading) => callServiceAsVisitor(visitor, reading),
          Effect.tapError((error) => Effect.logError("Failed to load audiences", error)),
          Effect.catch(() => none),
          turn.withPermit,
          Effect.provide(services)
        )
      })
    })
  )
}
