import { lookup as lookUp } from "node:dns"
import { type IncomingMessage, request as requestHttp } from "node:http"
import { request as requestHttps } from "node:https"
import type { LookupFunction, Socket } from "node:net"
import { createPublicLookup, isPublicAddress, parsePublicUrl } from "../http/publicNetwork.ts"

export type FetchResult =
  | { readonly _tag: "Fetched"; readonly bytes: Buffer }
  /** The URL cannot be fetched, so it is not retried. */
  | { readonly _tag: "Refused"; readonly code: "picture-address" | "picture-answer"; readonly sentence: string }
  /** The fetch may succeed later. */
  | { readonly _tag: "Later"; readonly sentence: string }

export type PictureFetcher = (source: string, signal?: AbortSignal) => Promise<FetchResult>

export interface FetcherOptions {
  /** Whether URLs of this machine are allowed too, even over HTTP. Only tests set this. */
  readonly allowsLoopback?: boolean
  /** DNS lookup; the system's lookup by default. */
  readonly lookup?: LookupFunction
  /** Timeout in milliseconds for the whole fetch, including redirects. */
  readonly timeoutMs?: number
  readonly maxBytes?: number
}

const MAX_PICTURE_ADDRESS = 2_000
const TIMEOUT_MS = 20_000
const MAX_BYTES = 20_000_000
const MAX_REDIRECTS = 3

const redirects: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])
const temporary: ReadonlySet<number> = new Set([408, 425, 429, 500, 502, 503, 504])

const refuseAddress = (source: string): FetchResult => ({
  _tag: "Refused",
  code: "picture-address",
  sentence: `A picture must have a public https address, not ${source}.`
})
const refuseAnswer = (sentence: string): FetchResult => ({ _tag: "Refused", code: "picture-answer", sentence })

/**
 * Creates a function that fetches pictures from public hosts over HTTPS. It checks every redirect, every IP address of a host name, and the
 * IP address of the connection. It sends no cookies and no referrer, and limits size and time.
 */
export const createPictureFetcher = ({
  allowsLoopback = false,
  lookup = lookUp,
  maxBytes = MAX_BYTES,
  timeoutMs = TIMEOUT_MS
}: FetcherOptions = {}): PictureFetcher => {
  const publicLookup = createPublicLookup(lookup)
  const step = (url: URL, signal: AbortSignal): Promise<FetchResult | { readonly _tag: "Moved"; readonly to: string }> =>
    new Promise((resolve) => {
      // Only the literal loopback address is exempt, because it needs no DNS lookup.
      const isExempt = allowsLoopback && url.hostname === "127.0.0.1"
      const request = (url.protocol === "http:" ? requestHttp : requestHttps)(
        url,
        { headers, lookup: publicLookup, signal, agent: false, maxHeaderSize: 16_384 },
        (response) => {
          response.on("error", (error) => resolve(toFailure(error, signal, timeoutMs)))
          const head = judgeHead(response, url, maxBytes)
          if (head !== null) {
            resolve(head)
            response.destroy()
          } else void readBody(response, url, maxBytes).then(resolve, (error: unknown) => resolve(toFailure(error, signal, timeoutMs)))
        }
      )
      request.on("socket", (socket: Socket) =>
        socket.on("connect", () => {
          if (!isExempt && !isPublicAddress(socket.remoteAddress ?? "")) request.destroy(createPrivateError())
        })
      )
      request.on("error", (error) => resolve(toFailure(error, signal, timeoutMs, url.href)))
      request.end()
    })
  return async (source, ending) => {
    const timeout = AbortSignal.timeout(timeoutMs)
    const signal = ending === undefined ? timeout : AbortSignal.any([timeout, ending])
    let address = source
    for (let redirect = 0; redirect <= MAX_REDIRECTS; redirect += 1) {
      const url = address.length > MAX_PICTURE_ADDRESS ? null : parsePublicUrl(address, allowsLoopback)
      if (url === null) return refuseAddress(address.slice(0, 200))
      const result = await step(url, signal)
      if (result._tag !== "Moved") return result
      address = result.to
    }
    return refuseAnswer(`${new URL(source).host} redirects more than ${MAX_REDIRECTS} times.`)
  }
}

const headers = {
  accept: "image/avif,image/webp,image/png,image/jpeg,image/gif;q=0.8",
  "accept-encoding": "identity",
  "user-agent": "Camber-Pictures/1.0"
}

const createPrivateError = (): NodeJS.ErrnoException =>
  Object.assign(new Error("The connection leads to a private network"), { code: "EPRIVATE" })

/** Checks the status and headers of a response. Returns the result of the fetch, or null if the body should be read. */
const judgeHead = (
  {
    headers: { "content-encoding": encoding, "content-length": length, "content-type": type = "", location },
    statusCode = 0
  }: IncomingMessage,
  url: URL,
  maxBytes: number
): FetchResult | { readonly _tag: "Moved"; readonly to: string } | null => {
  if (redirects.has(statusCode) && location !== undefined && URL.canParse(location, url.href))
    return { _tag: "Moved", to: new URL(location, url.href).href }
  if (temporary.has(statusCode)) return { _tag: "Later", sentence: `${url.host} answered ${statusCode}.` }
  if (statusCode !== 200) return refuseAnswer(`${url.host} answered ${statusCode}.`)
  if (encoding !== undefined && encoding !== "identity")
    return refuseAnswer(`${url.host} sent a compressed picture (${encoding.slice(0, 20)}).`)
  if (Number(length) > maxBytes) return refuseAnswer(formatTooLarge(maxBytes))
  // Rejects only types that are certainly no photographs. Some hosts send images as application/octet-stream, so the bytes decide later.
  return /^(?:text\/|image\/svg)/i.test(type) ? refuseAnswer(`${url.host} sent ${type.slice(0, 40)}, which is not a photograph.`) : null
}

const formatTooLarge = (maxBytes: number): string => `The picture is larger than ${Math.floor(maxBytes / 1_000_000)} MB.`

const readBody = async (response: IncomingMessage, url: URL, maxBytes: number): Promise<FetchResult> => {
  const chunks: Array<Buffer> = []
  let size = 0
  for await (const chunk of response as AsyncIterable<Buffer>) {
    size += chunk.length
    // Leaving the loop destroys the response.
    if (size > maxBytes) return refuseAnswer(formatTooLarge(maxBytes))
    chunks.push(chunk)
  }
  if (!response.complete) return { _tag: "Later", sentence: `${url.host} closed the connection before the end.` }
  return size === 0 ? refuseAnswer(`${url.host} sent an empty file.`) : { _tag: "Fetched", bytes: Buffer.concat(chunks) }
}

const toFailure = (error: unknown, signal: AbortSignal, timeoutMs: number, source = "this address"): FetchResult => {
  const { code = "no connection" } = error as NodeJS.ErrnoException
  if (code === "EPRIVATE") return refuseAddress(source.slice(0, 200))
  if (signal.aborted) return { _tag: "Later", sentence: `The picture did not load within ${timeoutMs / 1000} s.` }
  return { _tag: "Later", sentence: `The picture could not be fetched (${code}).` }
}
