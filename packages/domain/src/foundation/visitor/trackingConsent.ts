import { Effect } from "effect"
import { Cookies } from "../ports/Cookies.ts"
import { VisitorAgent } from "../ports/VisitorAgent.ts"
import { hasOptedOut, isEmployee } from "./trackingRules.ts"
import { EXCLUDE_COOKIE, PRIVACY_COOKIE, VISITOR_ID_COOKIE } from "./cookies.ts"
import { isBot } from "./rules.ts"

/**
 * Returns an effect that checks whether this visitor opted out of tracking, by browser signal or setting (GAP-41). Run it before each use,
 * because the cookie may change.
 */
export const getTrackingRefusal: Effect.Effect<Effect.Effect<boolean>, never, Cookies | VisitorAgent> = Effect.gen(function* () {
  const agent = yield* VisitorAgent
  const cookies = yield* Cookies
  return Effect.gen(function* () {
    return (yield* agent.refusesTracking) || hasOptedOut(yield* cookies.read(PRIVACY_COOKIE))
  })
})

/**
 * Returns an effect that checks whether analytics are suppressed: for bots, employees and visitors who opted out (VIS-107, GAP-41). Run it
 * before each event, because cookies may change.
 */
export const isTrackingSuppressed: Effect.Effect<Effect.Effect<boolean>, never, Cookies | VisitorAgent> = Effect.gen(function* () {
  const agent = yield* VisitorAgent
  const cookies = yield* Cookies
  const refuses = yield* getTrackingRefusal
  return Effect.gen(function* () {
    if (yield* refuses) return true
    if (isEmployee(yield* cookies.read(EXCLUDE_COOKIE))) return true
    return isBot(yield* agent.userAgent, yield* cookies.read(VISITOR_ID_COOKIE))
  })
})
