import { isOfThisMachine, rememberPeer } from "@camber/services"
import { Effect, type ManagedRuntime } from "effect"
import type { Figures } from "./Figures.ts"
import { isReady, type Readiness } from "./Health.ts"
import { type Log, underRequest } from "./Log.ts"

type Handler = (request: Request) => Response | Promise<Response>

/** A handler that is told whose connection a request came on. */
type FromPeer = (request: Request, peer: string | undefined) => Promise<Response>

export interface Watching {
  readonly log: Log
  readonly figures: Figures
  /** Whether each answer is a line of the log. */
  readonly logsAccess: boolean
  /** `local`: figures are for this machine alone. */
  readonly metrics: "local" | "open"
  /** The header in which a trusted proxy writes whose request it is. */
  readonly proxyHeader?: string | undefined
  /** Undefined until the shop is open. */
  readonly readiness: () => (() => Promise<Readiness>) | undefined
  /** Sent with every answer that does not say otherwise. */
  readonly headers: Readonly<Record<string, string>>
  /** Where spans go; undefined: nowhere. */
  readonly tracing?: ManagedRuntime.ManagedRuntime<never, never> | undefined
}

/** Gives every request an id, counts and times its answer, and answers those who watch the shop. */
export const watched = (handle: Handler, watching: Watching): FromPeer => {
  const { figures, headers, log, logsAccess, tracing } = watching
  const answer = async (request: Request, pathname: string): Promise<Response> =>
    (await watchersAnswer(request, pathname, watching)) ?? handle(request)

  return async (request, peer) => {
    const begun = performance.now()
    rememberPeer(request, peer)
    const requestId = idOf(request)
    const { pathname } = new URL(request.url)
    const ask = () => underRequest(requestId, () => answer(request, pathname))
    const response = await (tracing === undefined ? ask() : traced(tracing, ask, { requestId, pathname, method: request.method }))
    const seconds = (performance.now() - begun) / 1000
    figures.answered(pathname, response.status, seconds)
    const [status, milliseconds] = [response.status, Math.round(seconds * 1000)]
    if (logsAccess) log.say(`${request.method} ${pathname}`, { status, milliseconds, requestId, ...(peer && { peer }) })
    return withHeaders(response, { ...headers, "x-request-id": requestId })
  }
}

/** The client's own request id if it is well-formed, otherwise a new one, by which everybody behind knows the request. */
const idOf = (request: Request): string => {
  const given = request.headers.get("x-request-id")
  if (given !== null && /^[\w-]{8,64}$/.test(given)) return given
  const made = crypto.randomUUID()
  request.headers.set("x-request-id", made)
  return made
}

const watchersAnswer = async (
  request: Request,
  pathname: string,
  { figures, metrics, proxyHeader, readiness }: Watching
): Promise<Response | undefined> => {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined
  if (pathname === "/health/live") return Response.json({ status: "live" }, uncached())
  if (pathname === "/health/ready") {
    const found = await readiness()?.()
    const ready = found !== undefined && isReady(found)
    return Response.json(
      { status: ready ? "ready" : found === undefined ? "starting" : "not ready", ...found },
      uncached(ready ? 200 : 503)
    )
  }
  if (pathname !== "/metrics" || (metrics === "local" && !isOfThisMachine(request, proxyHeader))) return undefined
  return new Response(await figures.text(), uncached(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }))
}

const uncached = (status = 200, headers: Readonly<Record<string, string>> = {}): ResponseInit => ({
  status,
  headers: { "cache-control": "no-store", ...(status === 503 && { "retry-after": "2" }), ...headers }
})

/** A redirect's own headers cannot be written. */
const withHeaders = (response: Response, headers: Readonly<Record<string, string>>): Response => {
  try {
    for (const [name, value] of Object.entries(headers)) if (!response.headers.has(name)) response.headers.set(name, value)
    return response
  } catch {
    return withHeaders(new Response(response.body, { status: response.status, headers: new Headers(response.headers) }), headers)
  }
}

interface Asked {
  readonly requestId: string
  readonly pathname: string
  readonly method: string
}

const traced = (
  tracing: ManagedRuntime.ManagedRuntime<never, never>,
  ask: () => Promise<Response>,
  { method, pathname, requestId }: Asked
): Promise<Response> =>
  tracing.runPromise(
    Effect.promise(ask).pipe(
      Effect.tap(({ status }) => Effect.annotateCurrentSpan("http.response.status_code", status)),
      Effect.withSpan(`${method} ${pathname.split("/", 2).join("/")}`, {
        kind: "server",
        attributes: { "http.request.method": method, "url.path": pathname, "camber.request_id": requestId }
      })
    )
  )
