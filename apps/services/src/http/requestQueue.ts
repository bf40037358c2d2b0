import { ClientDisconnected } from "../database/abortableQueries.ts"
import { isClientError, createClientErrorResponse } from "./errorResponse.ts"
import { getRateLimitClient, forwardForVisitor } from "./getClientIp.ts"
import { MAX_CONCURRENT_BODIES, createClientQueues, defaultConcurrencyLimits, type ConcurrencyLimits } from "./clientQueues.ts"
import { TooManyRequests } from "./errors.ts"
import { readBytes } from "./readBody.ts"
import type { CpuShares } from "./cpuShares.ts"

/** Answers a request in its client's turn, once all of its body has come: 429 where as many wait as may. Gives it on with the body at hand. */
export type RunQueued = (request: Request, work: (whole: Request) => Promise<Response>) => Promise<Response>

/** Pages, pictures and site maps of one client that are made at once, and that wait for those. A page's first look asks for some thirty pictures. */
export const pageConcurrencyLimits: ConcurrencyLimits = { atOnce: 4, waiting: 400 }

/**
 * Turns of their own: whoever waits in others while these are held would wait for ever. What a client takes in all turns counts together in
 * `shares`. Programs of this machine are in nobody's way.
 */
export const createRequestQueue = (proxyHeader: string | undefined, limits: ConcurrencyLimits, shares: CpuShares): RunQueued => {
  const turns = createClientQueues(limits, shares)
  const arrivals = createClientQueues({ ...defaultConcurrencyLimits, atOnce: MAX_CONCURRENT_BODIES })
  // No slow sender holds a turn that others behind its address wait for.
  const arrived = async (request: Request, client: string): Promise<Request> => {
    if (request.body === null) return request
    const body = new Uint8Array(await arrivals(client, () => readBytes(request)))
    return forwardForVisitor(new Request(request, { method: request.method, body }), request, proxyHeader)
  }
  return async (request, work) => {
    const client = getRateLimitClient(request, proxyHeader)
    if (client === null) return work(request)
    shares.read(client)
    let answered = (): void => undefined
    try {
      const coming = arrived(request, client)
      await coming.catch(refusedAtOnce)
      answered = shares.wait(client)
      return await turns(client, async () => work(await coming))
    } catch (cause) {
      if (isClientError(cause)) return createClientErrorResponse(cause)
      throw cause
    } finally {
      answered()
    }
  }
}

/** A body that is too long is refused in its turn: refusing costs too. Whom there is no room for takes none, nor who has gone midway. */
const refusedAtOnce = (cause: unknown): void => {
  if (cause instanceof TooManyRequests || cause instanceof ClientDisconnected) throw cause
}
