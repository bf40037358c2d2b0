import { Context, Effect, Exit, Layer, Schema } from "effect"
import { COOKIE_DAYS, Cookies } from "../ports/Cookies.ts"
import { Http } from "../ports/Http.ts"
import { VisitorAgent } from "../ports/VisitorAgent.ts"
import { VISITOR_ID_COOKIE, VISITOR_STATE_PATH, WEB_USER_GUID_COOKIE } from "./cookies.ts"
import { VisitorState, WebUserGuid } from "./model.ts"
import { isBot } from "./rules.ts"

/** Who this visitor is. The services make the identity; here it is read. */
export class Visitor extends Context.Service<
  Visitor,
  {
    /** The guid of the WebUserGuid cookie; null where there is none or it is no guid, for instance with cookies forbidden. */
    readonly guid: Effect.Effect<WebUserGuid | null>
    /** The visitor id of the VIN cookie. */
    readonly visitorId: Effect.Effect<string | null>
    /** By user agent or visitor id (VIS-20, VIS-21). */
    readonly isBot: Effect.Effect<boolean>
    /** A guid that a service answered takes the place of the present one (GAP-C22). */
    readonly adopt: (guid: WebUserGuid) => Effect.Effect<void>
    /**
     * Cart count and total, asked for once in this page's life; null for a bot, and after a failure, which is logged. Only a failure lets
     * the next one who wants to know ask again.
     */
    readonly state: Effect.Effect<VisitorState | null>
  }
>()("@camber/domain/visitor/Visitor") {
  static readonly layer: Layer.Layer<Visitor, never, Cookies | VisitorAgent | Http> = Layer.effect(
    Visitor,
    Effect.gen(function* () {
      const cookies = yield* Cookies
      const agent = yield* VisitorAgent
      const http = yield* Http
      const visitorId = Effect.map(cookies.read(VISITOR_ID_COOKIE), (id = "") => (id === "" ? null : id))
      const isThisBot = Effect.zipWith(agent.userAgent, visitorId, (userAgent, id) => isBot(userAgent, id ?? ""))
      const answered = http.json({ path: VISITOR_STATE_PATH }).pipe(
        Effect.flatMap((body) => (body === undefined ? Effect.succeed(null) : Schema.decodeUnknownEffect(VisitorState)(body))),
        Effect.tapError((error) => Effect.logError("Malformed visitor state", error)),
        Effect.orElseSucceed(() => null)
      )
      return Visitor.of({
        guid: Effect.map(cookies.read(WEB_USER_GUID_COOKIE), (text) => (isGuid(text) ? text : null)),
        visitorId,
        isBot: isThisBot,
        adopt: (guid) => cookies.write(WEB_USER_GUID_COOKIE, guid, COOKIE_DAYS),
        state: yield* Effect.flatMap(isThisBot, (bot) => (bot ? Effect.succeed(null) : answered)).pipe(
          Effect.cachedWithTTL((exit) => (Exit.isSuccess(exit) && exit.value !== null ? "Infinity" : 0))
        )
      })
    })
  )
}

const isGuid = Schema.is(WebUserGuid)

/**
 * Asks in the visitor's name, and once more where the browser has become another visitor's meanwhile, by signing in or out: the services refuse
 * a question that names somebody else than the cookies it came with (GAP-C22). `asking` reads the guid each time it runs.
 */
export const callServiceAsVisitor = <A, E, R>(visitor: Visitor["Service"], asking: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(visitor.guid, (before) =>
    asking.pipe(Effect.catch((error) => Effect.flatMap(visitor.guid, (now) => (now === before ? Effect.fail(error) : asking))))
  )
