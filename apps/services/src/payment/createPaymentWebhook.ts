import type { Payments } from "@camber/domain/payment"
import { Effect, Result } from "effect"
import type { Kysely } from "kysely"
import { withClock } from "../change-log/withClock.ts"
import type { Tables } from "../database/tables.ts"
import { InvalidArgument, MethodNotAllowed, NotFound } from "../http/errors.ts"
import { readBytes } from "../http/readBody.ts"
import { processPaymentEvent, type PaymentEventSettings } from "./processPaymentEvent.ts"

const door = /^\/hooks\/([a-z]{1,20})$/

const refusals = {
  unsigned: "its signature is not the provider's",
  stale: "it was signed too long ago",
  unreadable: "it is no event that can be read"
} as const

/**
 * Where a provider of payments tells what happened: `POST /hooks/{provider}`, for no visitor in particular and without cookies. What is signed
 * is answered with 200 and its outcome, however often it is told; what is not, is too old, too long or for another provider changes nothing, and
 * a refusal is thrown. What went back of a payment that is not known yet is answered with 503 for a day: the provider tells it again.
 * Undefined for any other path.
 */
export const createPaymentWebhook =
  (database: Kysely<Tables>, settings: PaymentEventSettings, payments: Payments, now: () => number = Date.now) =>
  async (request: Request): Promise<Response | undefined> => {
    const run = <A>(effect: Effect.Effect<A>) => Effect.runPromise(withClock(now)(effect))
    const provider = door.exec(new URL(request.url).pathname)?.[1]
    if (provider === undefined) return undefined
    if (provider !== payments.method) throw new NotFound({ message: "Nobody listens here." })
    if (request.method !== "POST") throw new MethodNotAllowed({ allowed: ["POST"] })
    const body = await readBytes(request)
    const event = await run(Effect.result(payments.read(body, new Map(request.headers))))
    if (Result.isFailure(event)) throw new InvalidArgument({ argument: "event", expected: refusals[event.failure.problem] })
    const outcome = event.success === null ? "ignored" : await run(processPaymentEvent(database, settings, payments, event.success))
    const status = outcome === "early" ? 503 : 200
    return Response.json({ outcome }, { status, headers: { "cache-control": "no-store" } })
  }
