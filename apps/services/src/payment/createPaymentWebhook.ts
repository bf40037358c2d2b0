import type { Payments } from "@camber/domain/payment"
import { Effect, Result } from "effect"
import type { Kysely } from "kysely"
import { withClock } from "../change-log/withClock.ts"
import type { Tables } from "../database/tables.ts"
import { InvalidArgument, MethodNotAllowed, NotFound } from "../http/errors.ts"
import { readBytes } from "../http/readBody.ts"
import { processPaymentEvent, type PaymentEventSettings } from "./processPaymentEvent.ts"

const HOOK_PATH = /^\/hooks\/([a-z]{1,20})$/

const EXPECTATIONS = {
  unsigned: "Expected a signature of the provider",
  stale: "Expected a recent signature",
  unreadable: "Expected a readable event"
} as const

/**
 * Creates the webhook `POST /hooks/{provider}` of a payment provider, without visitor or cookies.
 *
 * Responds to a signed event with 200 and the outcome, even if the event is repeated. Throws a client error for an unsigned, stale,
 * oversized or foreign event. Responds with 503 to a refund event whose payment is not known yet, for up to a day, so that the provider
 * retries. Returns undefined for other paths.
 */
export const createPaymentWebhook =
  (database: Kysely<Tables>, settings: PaymentEventSettings, payments: Payments, now: () => number = Date.now) =>
  async (request: Request): Promise<Response | undefined> => {
    const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(withClock(now)(effect))
    const provider = HOOK_PATH.exec(new URL(request.url).pathname)?.[1]
    if (provider === undefined) return undefined
    if (provider !== payments.method) throw new NotFound({ message: "No such webhook." })
    if (request.method !== "POST") throw new MethodNotAllowed({ allowed: ["POST"] })
    const body = await readBytes(request)
    const event = await run(Effect.result(payments.read(body, new Map(request.headers))))
    if (Result.isFailure(event)) throw new InvalidArgument({ argument: "event", expected: EXPECTATIONS[event.failure.problem] })
    const outcome = event.success === null ? "ignored" : await run(processPaymentEvent(database, settings, payments, event.success))
    const status = outcome === "early" ? 503 : 200
    return Response.json({ outcome }, { status, headers: { "cache-control": "no-store" } })
  }
