import { isLoopbackRequest, setPeerAddress } from "@camber/services"
import { observeQueries, type QueryObserver } from "@camber/services/database"
import { Context, Effect, Exit, ManagedRuntime, Option, Tracer, Layer, type Scope } from "effect"
import type { Metrics } from "./metrics.ts"
import { isReady, type Readiness } from "./Health.ts"
import { type Log, withRequestId } from "./Log.ts"

type Handler = (request: Request) => Response | Promise<Response>

/** A handler that gets the IP address of the connection's other end. */
type FromPeer = (request: Request, peer: string | undefined) => Promise<Response>

export interface ObservabilityOptions {
  readonly log: Log
  readonly figures: Metrics
  /** Whether each response is logged. */
  readonly logsAccess: boolean
  /** `local` serves metrics only to this machine. */
  readonly metrics: "local" | "open"
  /** Header in which a trusted proxy sends the client's IP address. */
  readonly proxyHeader?: string | undefined
  /** Returns undefined until the shop is ready. */
  readonly readiness: () => (() => Promise<Readiness>) | undefined
  /** Version of the program in `/health`. */
  readonly version?: string | undefined
  /** Returns true after a stop signal, so that proxies use another process. */
  readonly isStopping?: () => boolean
  /** Default headers of every response. */
  readonly headers: Readonly<Record<string, string>>
  /** Destination of spans; undefined disables tracing. */
  readonly tracing?: ManagedRuntime.ManagedRuntime<never, never> | undefined
}

/** Adds request id, metrics, logs and traces to a handler, and answers health checks and /metrics. */
export const withObservability = (handle: Handler, watching: ObservabilityOptions): FromPeer => {
  const { figures, headers, log, logsAccess, tracing } = watching
  const answer = async (request: Request, pathname: string): Promise<Response> =>
    (await watchersAnswer(request, pathname, watching)) ?? handle(request)

  return async (request, peer) => {
    const startedAt = performance.now()
    setPeerAddress(request, peer)
    const requestId = getId(request)
    const { pathname } = new URL(request.url)
    const ask = () => withRequestId(requestId, () => answer(request, pathname))
    const isTraced = tracing !== undefined && !pathname.startsWith("/health/") && pathname !== "/metrics"
    const parent = request.headers.get("traceparent")
    const response = await (isTraced ? traced(tracing, ask, { requestId, pathname, parent, method: request.method }) : ask())
    const seconds = (performance.now() - startedAt) / 1000
    figures.answered(pathname, response.status, seconds)
    const [status, milliseconds] = [response.status, Math.round(seconds * 1000)]
    if (logsAccess) log.info(`${request.method} ${pathname}`, { status, milliseconds, requestId, ...(peer && { peer }) })
    return withHeaders(response, { ...headers, "x-request-id": requestId })
  }
}

/** Returns the client's request id if it is well-formed, or else a new one, for use by all inner handlers. */
const getId = (request: Request): string => {
  const given = request.headers.get("x-request-id")
  if (given !== null && /^[\w-]{8,64}$/.test(given)) return given
  const made = crypto.randomUUID()
  request.headers.set("x-request-id", made)
  return made
}

const watchersAnswer = async (
  request: Request,
  pathname: string,
  { figures, isStopping, metrics, proxyHeader, readiness, version }: ObservabilityOptions
): Promise<Response | undefined> => {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined
  const named = version === undefined ? {} : { version }
  if (pathname === "/health/live") return Response.json({ status: "live", ...named }, uncached())
  if (pathname === "/health/ready") {
    if (isStopping?.()) return Response.json({ status: "stopping", ...named }, uncached(503))
    const found = await readiness()?.()
    const ready = found !== undefined && isReady(found)
    return Response.json(
      { status: ready ? "ready" : found === undefined ? "starting" : "not ready", ...named, ...found },
      uncached(ready ? 200 : 503)
    )
  }
  if (pathname !== "/metrics" || (metrics === "local" && !isLoopbackRequest(request, proxyHeader))) return undefined
  return new Response(await figures.text(), uncached(200, { "content-type": "text/plain; version=0.0.4; charset=utf-8" }))
}

const uncached = (status = 200, headers: Readonly<Record<string, string>> = {}): ResponseInit => ({
  status,
  headers: { "cache-control": "no-store", ...(status === 503 && { "retry-after": "2" }), ...headers }
})

/** Sets headers on a response, or on a copy if its headers are immutable, like a redirect's. */
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
  /** The `traceparent` header. */
  readonly parent: string | null
}

/** Traces the request as a span in its caller's trace, with a child span per query. */
const traced = (
  tracing: ManagedRuntime.ManagedRuntime<never, never>,
  ask: () => Promise<Response>,
  { method, parent, pathname, requestId }: Asked
): Promise<Response> =>
  tracing.runPromise(
    Effect.gen(function* () {
      const [tracer, span] = [yield* Effect.tracer, yield* Effect.orDie(Effect.currentSpan)]
      const response = yield* Effect.promise(() => observeQueries(segmentQuery(tracer, span), ask))
      span.attribute("http.response.status_code", response.status)
      return response
    }).pipe(
      Effect.withSpan(`${method} ${pathname.split("/", 2).join("/")}`, {
        kind: "server",
        ...parentIn(parent),
        attributes: { "http.request.method": method, "url.path": pathname, "camber.request_id": requestId }
      })
    )
  )

/** Parses the caller's span from W3C Trace Context; returns nothing if the header is malformed. */
const parentIn = (header: string | null): { readonly parent?: Tracer.ExternalSpan } => {
  const [, traceId, spanId, flags = ""] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(header ?? "") ?? []
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return {}
  return { parent: Tracer.externalSpan({ traceId, spanId, sampled: (parseInt(flags, 16) & 1) === 1 }) }
}

/** The span contains no values, because the query's text has placeholders. */
const segmentQuery =
  (tracer: Tracer.Tracer, parent: Tracer.Span): QueryObserver =>
  (sql) => {
    const span = tracer.span({
      name: `db ${/^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? "query"}`,
      parent: Option.some(parent),
      annotations: Context.empty(),
      links: [],
      startTime: now(),
      kind: "client",
      root: false,
      sampled: parent.sampled
    })
    span.attribute("db.system.name", "postgresql")
    span.attribute("db.query.text", sql.trim().slice(0, 2_000))
    return (error) => span.end(now(), error === undefined ? Exit.void : Exit.die(error))
  }

const now = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n

/** Sends spans to an OTLP collector until the scope ends. Loads its modules only when enabled. */
export const createTracing = (
  collector: string,
  serviceName: string
): Effect.Effect<ManagedRuntime.ManagedRuntime<never, never>, never, Scope.Scope> =>
  Effect.gen(function* () {
    const [{ OtlpExporter, OtlpSerialization, OtlpTracer }, { FetchHttpClient }] = yield* Effect.promise(() =>
      Promise.all([import("effect/observability"), import("effect/http")])
    )
    const tracer = OtlpTracer.layer({ url: `${collector.replace(/\/$/, "")}/v1/traces`, resource: { serviceName } }).pipe(
      Layer.provide([OtlpExporter.layerFlusher, OtlpSerialization.layerJson, FetchHttpClient.layer])
    )
    return yield* Effect.acquireRelease(
      Effect.sync(() => ManagedRuntime.make(tracer)),
      (runtime) => runtime.disposeEffect
    )
  })
