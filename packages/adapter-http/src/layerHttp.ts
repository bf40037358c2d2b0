import { type GraphQLRequest, Http, type JsonRequest, HttpStatusError, Unreachable, Cookies, parseCookieHeader } from "@camber/domain/ports"
import { retryEffect } from "@camber/domain/recovery"
import { type Duration, Effect, Layer } from "effect"
import { ClientError, GraphQLClient } from "graphql-request"
import { VISITOR_STATE_PATH } from "@camber/domain/visitor"

export * from "./requestCookies.ts"

export interface HttpOptions {
  /** Origin of the shop, such as `https://shop.example`. A path in it is ignored. */
  readonly origin: string
  /** Replaces the network, for example when the services run in the same process. */
  readonly fetch?: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** The visitor's `Cookie` header, for requests that no browser sends. */
  readonly cookies?: string
  /**
   * Returns an operation's document for services that do not accept ids. If it is absent, only ids are sent, and the bundle needs no
   * documents (GAP-17).
   */
  readonly documents?: (operation: string) => string | undefined
  /** Returns whether the device knows that it is offline. Then requests are not retried. */
  readonly isAway?: () => boolean
  /** Timeout of each attempt. */
  readonly timeout?: Duration.Input
}

/** Timeout of a file upload. It is longer than sending and checking a file takes. */
const FILE_TIMEOUT = "2 minutes"

/** Whether a request can be retried. A retry might execute a write without an idempotency key twice (GAP-C59). */
const canRetry = ({ idempotencyKey, isWrite }: GraphQLRequest): boolean => !isWrite || idempotencyKey !== undefined

/**
 * Provides the Http port with graphql-request and fetch, including the visitor's cookies (CALL-01). A request without a response in time
 * fails as Unreachable. It is tried up to three times if repeating it is safe (ERR-27). A response that is not OK fails immediately as
 * HttpStatusError (CALL-03). So does a response that reports an internal failure, because its empty data must not be mistaken for "no
 * results".
 *
 * Throws a `TypeError` if the origin is not a URL.
 */
export const layerHttp = (given: HttpOptions): Layer.Layer<Http> => {
  const options = { ...given, origin: new URL(given.origin).origin }
  const send = createFetch(options)
  const timeout = options.timeout ?? "8 seconds"
  return Layer.succeed(
    Http,
    Http.of({
      graphql: (request) =>
        Effect.tryPromise({ try: (signal) => post(request, options, send, signal), catch: (cause) => failure(request, cause) }).pipe(
          Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(failure(request, "timeout")) }),
          retryEffect({ isWorthwhile: (error) => error._tag === "Unreachable" && canRetry(request) && options.isAway?.() !== true }),
          Effect.catchTag("RetriesExhausted", (exhausted) => Effect.fail(failure(request, exhausted))),
          Effect.tap(({ errors }) =>
            Effect.forEach(errors, (error) => Effect.logError(`${request.service} ${request.operation}: ${error}`))
          ),
          Effect.flatMap(({ data, isBroken }) =>
            isBroken
              ? Effect.fail(new HttpStatusError({ service: request.service, operation: request.operation, status: 500 }))
              : Effect.succeed(data)
          )
        ),
      json: (request) =>
        Effect.tryPromise((signal) => fetchJson(request, options.origin, send, signal)).pipe(
          Effect.timeout(request.file === undefined ? timeout : FILE_TIMEOUT),
          Effect.tapError((error) => Effect.logError(`${request.path} failed`, error)),
          Effect.orElseSucceed(() => undefined)
        ),
      beacon: (path, body) =>
        Effect.tryPromise(() => sendBeacon(options.origin + path, JSON.stringify(body), options.fetch)).pipe(
          retryEffect(),
          Effect.tapError((error) => Effect.logError(`${path} failed`, error)),
          Effect.ignore
        )
    })
  )
}

const createFetch = ({ cookies, fetch: send = fetch }: HttpOptions): typeof fetch =>
  cookies === undefined
    ? send
    : (input, init) => {
        const headers = new Headers(init?.headers)
        headers.set("cookie", cookies)
        return send(input, { ...init, headers })
      }

interface GraphQLAnswer {
  readonly data: unknown
  readonly errors: ReadonlyArray<string>
  /** Whether the service reports an internal failure, as opposed to an invalid request. */
  readonly isBroken: boolean
}

/**
 * Passes the document's id to graphql-request instead of the document. The serializer then rewrites the body. graphql-request requires an
 * absolute URL.
 */
const post = async (request: GraphQLRequest, options: HttpOptions, send: typeof fetch, signal: AbortSignal): Promise<GraphQLAnswer> => {
  const document = options.documents?.(request.operation)
  const client = new GraphQLClient(`${options.origin}/graphql/${request.service}`, {
    credentials: "include",
    errorPolicy: "all",
    excludeOperationName: true,
    fetch: send,
    jsonSerializer: {
      stringify: ({ query, variables }: { query: string; variables: unknown }) =>
        JSON.stringify(document === undefined ? { id: query, variables } : { query, variables }),
      parse: JSON.parse
    }
  })
  const { data, errors } = await client.rawRequest<unknown, object>({
    query: document ?? request.id,
    variables: Object(request.variables),
    requestHeaders: {
      // Names the operation for proxies and logs, which do not know the ids.
      "x-operation": request.operation,
      ...(request.idempotencyKey !== undefined && { "idempotency-key": request.idempotencyKey })
    },
    signal
  })
  return {
    data: data ?? null,
    errors: errors?.map(({ message }) => message) ?? [],
    isBroken: errors?.some(({ extensions }) => extensions?.["code"] === "INTERNAL") ?? false
  }
}

const failure = ({ service, operation }: GraphQLRequest, cause: unknown): Unreachable | HttpStatusError =>
  cause instanceof ClientError
    ? new HttpStatusError({ service, operation, status: cause.response.status })
    : new Unreachable({ service, operation, cause })

/** Returns undefined for a response without a body; throws if the status is not OK or the body is invalid JSON. */
const fetchJson = async (
  { body, file, path, query = {} }: JsonRequest,
  origin: string,
  send: typeof fetch,
  signal: AbortSignal
): Promise<unknown> => {
  const url = new URL(origin + path)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.append(name, String(value))
  const response = await send(url, {
    method: body === undefined && file === undefined ? "GET" : "POST",
    // A custom header distinguishes requests of the shop's scripts from those of links and images, including GET requests (GAP-C60).
    headers: { accept: "application/json", "content-type": file === undefined ? "application/json" : file.type, "x-camber": "1" },
    credentials: "include",
    signal,
    ...(file === undefined ? body !== undefined && { body: JSON.stringify(body) } : { body: await file.arrayBuffer() })
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const text = await response.text()
  return text === "" ? undefined : JSON.parse(text)
}

/** Sends a body with `navigator.sendBeacon` if available, otherwise with a keepalive request (GAP-64). */
const sendBeacon = async (url: string, body: string, send: HttpOptions["fetch"]): Promise<void> => {
  const blob = new Blob([body], { type: "application/json" })
  if (send === undefined && typeof navigator.sendBeacon === "function" && navigator.sendBeacon(url, blob)) return
  await (send ?? fetch)(url, {
    method: "POST",
    headers: { "content-type": "application/json" },
    credentials: "include",
    keepalive: true,
    body
  })
}

/**
 * Provides Http and Cookies for one visitor without a browser. The first use opens a session at the shop. The session's cookies, including
 * later changes, are sent with every request (GAP-C22). `cookies` continues an earlier session. If the shop does not respond in time, the
 * visitor has no session, and calls fail, as they would in any case.
 */
export const layerVisitorSession = ({ cookies = "", ...options }: HttpOptions): Layer.Layer<Cookies | Http> => {
  const jar = new Map(parseCookieHeader(cookies))
  const network = options.fetch ?? fetch
  const send: NonNullable<HttpOptions["fetch"]> = async (input, init) => {
    const headers = new Headers(init?.headers)
    if (jar.size > 0) headers.set("cookie", Array.from(jar, ([name, value]) => `${name}=${encodeURIComponent(value)}`).join("; "))
    const response = await network(input, { ...init, headers })
    for (const header of response.headers.getSetCookie()) keep(jar, header)
    return response
  }
  const sessionCookies = Cookies.of({
    read: (name) => Effect.sync(() => jar.get(name)),
    write: (name, value) => Effect.sync(() => void jar.set(name, value)),
    remove: (name) => Effect.sync(() => void jar.delete(name))
  })
  const opened = Http.use((http) => http.json({ path: VISITOR_STATE_PATH }))
  return Layer.effect(Cookies, Effect.as(opened, sessionCookies)).pipe(Layer.provideMerge(layerHttp({ ...options, fetch: send })))
}

/**
 * Stores a cookie from a `Set-Cookie` header in the jar, or removes it if it expires immediately. Ignores other lifetimes, because they are
 * longer than a session.
 */
const keep = (jar: Map<string, string>, header: string): void => {
  const [pair = "", ...attributes] = header.split(";")
  for (const [name, value] of parseCookieHeader(pair)) {
    if (attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute))) jar.delete(name)
    else jar.set(name, value)
  }
}
