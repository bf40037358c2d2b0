import { Effect } from "effect"
import { Cookies } from "../ports/Cookies.ts"
import { VisitorAgent } from "../ports/VisitorAgent.ts"
import { hasOptedOut, isEmployee } from "./trackingRules.ts"
import { EXCLUDE_COOKIE, PRIVACY_COOKIE, VISITOR_ID_COOKIE } from "./cookies.ts"
import { isBot } from "./rules.ts"

/** Whether this visitor refuses to be learnt from, by a signal of the browser or by word (GAP-41). To be asked before each time, as `silence`. */
export const getTrackingRefusal: Effect.Effect<Effect.Effect<boolean>, never, Cookies | VisitorAgent> = Effect.gen(function* () {
  const agent = yield* VisitorAgent
  const cookies = yield* Cookies
  return Effect.gen(function* () {
    return (yield* agent.refusesTracking) || hasOptedOut(yield* cookies.read(PRIVACY_COOKIE))
  })
})

/**
 * Whether this visitor is one of whom nothing is told: a bot, an employee, or who refuses by a signal of the browser or by word (VIS-107,
 * GAP-41). To be asked before each telling: a cookie may come later.
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
