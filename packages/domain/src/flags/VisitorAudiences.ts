import { Context, Effect, Layer, Semaphore } from "effect"
import { ask } from "../ports/Call.ts"
import { Cookies } from "../ports/Cookies.ts"
import { Http } from "../ports/Http.ts"
import { Storage } from "../ports/Storage.ts"
import { readEntry, writeEntry } from "../ports/StorageEntry.ts"
import { Visitor } from "../visitor/Visitor.ts"
import { userAudiences } from "./calls.ts"
import type { Audiences } from "./model.ts"
import { noAudiences } from "./rules.ts"
import { AUDIENCES_COOKIE, AUDIENCES_DAYS, audiencesCache } from "./storage.ts"

/** The groups of customers that this visitor belongs to. */
export class VisitorAudiences extends Context.Service<
  VisitorAudiences,
  {
    /** Kept for 360 minutes; empty for a bot, without a guid, and after a failure, which is logged and not kept (VIS-11, VIS-12). */
    readonly current: Effect.Effect<Audiences>
  }
>()("@camber/domain/flags/VisitorAudiences") {
  static readonly layer: Layer.Layer<VisitorAudiences, never, Visitor | Http | Storage | Cookies> = Layer.effect(
    VisitorAudiences,
    Effect.gen(function* () {
      const visitor = yield* Visitor
      const cookies = yield* Cookies
      const services = yield* Effect.context<Http | Storage>()
      const turn = yield* Semaphore.make(1)
      const asked = Effect.gen(function* () {
        const webUserGuid = yield* visitor.guid
        if (webUserGuid === null || (yield* visitor.isBot)) return noAudiences
        const { userAudiencesV2: audiences } = yield* ask(userAudiences, { webUserGuid })
        yield* writeEntry(audiencesCache, audiences)
        yield* cookies.write(AUDIENCES_COOKIE, JSON.stringify(audiences), AUDIENCES_DAYS)
        return audiences
      }).pipe(
        Effect.tapError((error) => Effect.logError("Audiences failed", error)),
        Effect.orElseSucceed(() => noAudiences)
      )
      return VisitorAudiences.of({
        current: Effect.flatMap(readEntry(audiencesCache), (kept) => (kept === null ? asked : Effect.succeed(kept.value))).pipe(
          turn.withPermit,
          Effect.provide(services)
        )
      })
    })
  )
}
