import { selectEncoding } from "@camber/domain/ports"
import { Redacted } from "effect"
import { readFromPrimary } from "../database/readRouting.ts"
import { createRateLimiter, type RateLimit } from "../http/rateLimits.ts"
import { createClientErrorResponse } from "../http/errorResponse.ts"
import { MethodNotAllowed, NotFound, TooManyRequests, Unauthenticated } from "../http/errors.ts"
import { getRateLimitClient } from "../http/getClientIp.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { createFeedTexts, type FeedOptions, readFeedVersion } from "./createFeedTexts.ts"
import { type FeedKind, feedKinds, findFeedKind } from "./feedKinds.ts"
import { createHash, timingSafeEqual } from "node:crypto"

const toDigest = (text: string): Buffer => createHash("sha256").update(text).digest()

/**
 * Whether a request contains the secret, either as a bearer token or as the password with any user name. Merchant centers send the latter.
 * Compares digests in constant time.
 */
const hasFeedSecret = ({ headers }: Request, secret: Redacted.Redacted<string>): boolean => {
  const [, scheme = "", given = ""] = /^(\w+) +(\S+)$/.exec(headers.get("authorization") ?? "") ?? []
  const text = readSecret(scheme.toLowerCase(), given)
  return text !== undefined && timingSafeEqual(toDigest(text), toDigest(Redacted.value(secret)))
}

const readSecret = (scheme: string, given: string): string | undefined => {
  if (scheme === "bearer") return given
  return scheme === "basic" ? /^[^:]*:(.*)$/s.exec(Buffer.from(given, "base64").toString())?.[1] : undefined
}

/** Limit of wrong secrets per client IP address. */
const guessLimit: RateLimit = { most: 20, seconds: 600 }
/** Maximum number of feeds that are sent at the same time. Each feed reads the whole catalog. */
const MAX_CONCURRENT = 2
/** Milliseconds after which a client that does not read its feed no longer counts. */
const MAX_SENDING_MS = 900_000
/** Seconds after which a client may repeat the request. */
const RETRY_SECONDS = 60

export interface FeedHandlerOptions extends FeedOptions {
  /** FEED_SECRET; null if the shop publishes no feeds. */
  readonly feedSecret: Redacted.Redacted<string> | null
  readonly proxyHeader: string | undefined
}

/** Creates the handler of the feeds' URLs. It streams the feeds, so that memory does not grow with the catalog. */
export const createFeedHandler = (store: ResolverContext, options: FeedHandlerOptions) => {
  const { feedSecret, proxyHeader } = options
  const createTexts = createFeedTexts(store, options)
  const countGuess = createRateLimiter(guessLimit)
  /** Start time of each feed that is being sent. */
  const sending = new Map<symbol, number>()

  const send = async (request: Request, kind: FeedKind, headers: Headers): Promise<Response> => {
    const running = [...sending.values()].filter((start) => performance.now() - start < MAX_SENDING_MS)
    if (running.length >= MAX_CONCURRENT) return createClientErrorResponse(new TooManyRequests({ seconds: RETRY_SECONDS }))
    const id = Symbol(kind)
    const end = () => void sending.delete(id)
    sending.set(id, performance.now())
    const texts = await createTexts(kind).catch((cause: unknown) => {
      end()
      throw cause
    })
    const bytes = toStream(texts, end).pipeThrough(new TextEncoderStream())
    if (selectEncoding(request.headers.get("accept-encoding"), ["gzip"]) === "identity") return new Response(bytes, { headers })
    headers.set("content-encoding", "gzip")
    return new Response(bytes.pipeThrough(new CompressionStream("gzip")), { headers })
  }

  return async (request: Request): Promise<Response> => {
    const kind = findFeedKind(new URL(request.url).pathname)
    if (feedSecret === null || kind === undefined)
      return createClientErrorResponse(new NotFound({ message: "The shop publishes no feed at this address." }))
    if (request.method !== "GET" && request.method !== "HEAD")
      return createClientErrorResponse(new MethodNotAllowed({ allowed: ["GET", "HEAD"] }))
    if (!hasFeedSecret(request, feedSecret)) {
      const client = getRateLimitClient(request, proxyHeader)
      const seconds = client === null ? 0 : countGuess(client)
      if (seconds > 0) return createClientErrorResponse(new TooManyRequests({ seconds }))
      const rejection = createClientErrorResponse(new Unauthenticated())
      rejection.headers.set("www-authenticate", 'Basic realm="feeds", charset="UTF-8"')
      return rejection
    }
    // The ETag is weak, because it is the same with and without compression.
    const etag = `W/"${kind}.${await readFromPrimary(() => readFeedVersion(store.database, options))}"`
    const common = { "cache-control": "private, no-cache", etag, vary: "accept-encoding" }
    if (request.headers.get("if-none-match") === etag) return new Response(null, { status: 304, headers: common })
    const headers = new Headers({ ...common, "content-type": feedKinds[kind].type })
    return request.method === "HEAD" ? new Response(null, { headers }) : send(request, kind, headers)
  }
}

/**
 * Converts texts to a stream, which reads a text only after the client has taken the previous one. Calls `end` when the stream ends or the
 * client abandons it.
 */
const toStream = (texts: AsyncGenerator<string>, end: () => void): ReadableStream<string> =>
  new ReadableStream(
    {
      pull: async (controller) => {
        const step = await texts.next().catch((cause: unknown) => {
          end()
          throw cause
        })
        if (step.done !== true) return controller.enqueue(step.value)
        end()
        controller.close()
      },
      cancel: async () => {
        end()
        await texts.return(undefined)
      }
    },
    { highWaterMark: 0 }
  )
