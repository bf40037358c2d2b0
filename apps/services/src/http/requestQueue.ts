import { ClientDisconnected } from "../database/abortableQueries.ts"
import { isClientError, createClientErrorResponse } from "./errorResponse.ts"
import { getRateLimitClient, forwardForVisitor } from "./getClientIp.ts"
import { MAX_CONCURRENT_BODIES, createClientQueues, defaultConcurrencyLimits, type ConcurrencyLimits } from "./clientQueues.ts"
import { TooManyRequests } from "./errors.ts"
import { readBytes } from "./readBody.ts"
import type { CpuShares } from "./cpuShares.ts"

/**
 * Handles a request in its client's queue once its body has arrived; responds with 429 if the queue is full. Passes a request with the
 * buffered body to `work`.
 */
export type RunQueued = (request: Request, work: (whole: Request) => Promise<Response>) => Promise<Response>

/** Concurrent and queued pages, images and site maps per client. A first page view loads about thirty images. */
export const pageConcurrencyLimits: ConcurrencyLimits = { atOnce: 4, waiting: 400 }

/**
 * Creates a separate set of queues. Pages and the calls that they wait for must not share a queue, which would deadlock. `shares` counts
 * the client's CPU time across all queues. Programs on this machine are not limited.
 */
export const createRequestQueue = (proxyHeader: string | undefined, limits: ConcurrencyLimits, shares: CpuShares): RunQueued => {
  const queues = createClientQueues(limits, shares)
  const arrivals = createClientQueues({ ...defaultConcurrencyLimits, atOnce: MAX_CONCURRENT_BODIES })
  // Reads the body outside the queue, so that a slow client does not block other clients at the same address.
  const readWhole = async (request: Request, client: string): Promise<Request> => {
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
      const whole = readWhole(request, client)
      await whole.catch(rethrowIfImmediate)
      answered = shares.wait(client)
      return await queues(client, async () => work(await whole))
    } catch (cause) {
      if (isClientError(cause)) return createClientErrorResponse(cause)
      throw cause
    } finally {
      answered()
    }
  }
}

/**
 * Rethrows errors that need no slot in the queue: a full queue or a disconnected client. An oversized body is rejected within the queue,
 * because rejecting it also takes time.
 */
const rethrowIfImmediate = (cause: unknown): void => {
  if (cause instanceof TooManyRequests || cause instanceof ClientDisconnected) throw cause
}
