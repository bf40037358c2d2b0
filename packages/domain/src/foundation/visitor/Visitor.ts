import { Context, Effect, Exit, Layer, Schema, Data } from "effect"
import { COOKIE_DAYS, Cookies } from "../ports/Cookies.ts"
import { Http } from "../ports/Http.ts"
import { VisitorAgent } from "../ports/VisitorAgent.ts"
import { VISITOR_ID_COOKIE, VISITOR_STATE_PATH, WEB_USER_GUID_COOKIE } from "./cookies.ts"
import { VisitorState, WebUserGuid } from "./model.ts"
import { isBot } from "./rules.ts"

/** The visitor's identity, which the services create and this service reads. */
export class Visitor extends Context.Service<
  Visitor,
  {
    /** Guid from the WebUserGuid cookie. Null if it is missing or invalid, for example with cookies disabled. */
    readonly guid: Effect.Effect<WebUserGuid | null>
    /** Visitor id from the VIN cookie. */
    readonly visitorId: Effect.Effect<string | null>
    /** Determined by user agent or visitor id (VIS-20, VIS-21). */
    readonly isBot: Effect.Effect<boolean>
    /** Replaces the guid with one that a service returned (GAP-C22). */
    readonly adopt: (guid: WebUserGuid) => Effect.Effect<void>
    /**
     * Cart count and total, requested once per page. Null for a bot and after a failure. A failure is logged, and the next call retries.
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
      const isBotVisitor = Effect.zipWith(agent.userAgent, visitorId, (userAgent, id) => isBot(userAgent, id ?? ""))
      const answered = http.json({ path: VISITOR_STATE_PATH }).pipe(
        Effect.flatMap((body) => (body === undefined ? Effect.succeed(null) : Schema.decodeUnknownEffect(VisitorState)(body))),
        Effect.tapError((error) => Effect.logError("Malformed visitor state", error)),
        Effect.orElseSucceed(() => null)
      )
      return Visitor.of({
        guid: Effect.map(cookies.read(WEB_USER_GUID_COOKIE), (text) => (isGuid(text) ? text : null)),
        visitorId,
        isBot: isBotVisitor,
        adopt: (guid) => cookies.write(WEB_USER_GUID_COOKIE, guid, COOKIE_DAYS),
        state: yield* Effect.flatMap(isBotVisitor, (bot) => (bot ? Effect.succeed(null) : answered)).pipe(
          Effect.cachedWithTTL((exit) => (Exit.isSuccess(exit) && exit.value !== null ? "Infinity" : 0))
        )
      })
    })
  )
}

const isGuid = Schema.is(WebUserGuid)

/**
 * Runs a request as the visitor, and repeats it once if the visitor changed during the request by signing in or out. The services reject a
 * request whose visitor differs from its cookies (GAP-C22). `request` must read the guid each time it runs.
 */
export const callServiceAsVisitor = <A, E, R>(visitor: Visitor["Service"], request: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.flatMap(visitor.guid, (before) =>
    request.pipe(Effect.catch((error) => Effect.flatMap(visitor.guid, (now) => (now === before ? Effect.fail(error) : request))))
  )

/** Neither the cookies nor the services returned a visitor GUID, so the shop has no place to store anything. */
export class NoVisitorGuid extends Data.TaggedError("NoVisitorGuid") {}

/** Returns the visitor's GUID from the cookie, else one that the services create (ATC-01). */
export const getVisitorGuid: Effect.Effect<WebUserGuid, NoVisitorGuid, Visitor> = Effect.gen(function* () {
  const visitor = yield* Visitor
  const guid = (yield* visitor.guid) ?? (yield* visitor.state)?.webUserGuid ?? null
  return guid ?? (yield* new NoVisitorGuid())
})
