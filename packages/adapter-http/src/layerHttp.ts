import { type GraphQLRequest, Http, type JsonRequest, HttpStatusError, Unreachable } from "@camber/domain/ports"
import { retryEffect } from "@camber/domain/recovery"
import { type Duration, Effect, Layer } from "effect"
import { ClientError, GraphQLClient } from "graphql-request"

export interface HttpOptions {
  /** Absolute, without a closing slash: `https://shop.example`. */
  readonly origin: string
  /** Stands in for the network, for instance where the services live in the same process. */
  readonly fetch?: (input: string | URL | Request, init?: RequestInit) => Promise<Response>
  /** The `Cookie` header of the visitor who is asked for, where no browser sends it. */
  readonly cookies?: string
  /** Gives an operation's document where services take no ids. Without it, only ids travel and no document need be in the bundle (GAP-17). */
  readonly documents?: (operation: string) => string | undefined
  /** The device knows that it has no network: then another try is as vain as the first. */
  readonly isAway?: () => boolean
  /** How long one try may take. */
  readonly timeout?: Duration.Input
}

/** A write without a key might be done twice (GAP-C59). */
const mayBeSentAgain = ({ idempotencyKey, isWrite }: GraphQLRequest): boolean => !isWrite || idempotencyKey !== undefined

/**
 * The Http port on graphql-request and fetch, with the visitor's cookies (CALL-01). What got no answer in time is Unreachable and, if
 * doing it twice is doing it once, tried three times in all (ERR-27); any answer that is not OK is Refused at once (CALL-03), and so is one that says the service failed inside: its empty
 * data must not be taken for "there is none".
 */
export const layerHttp = (options: HttpOptions): Layer.Layer<Http> => {
  const send = sendingAs(options)
  const timeout = options.timeout ?? "8 seconds"
  return Layer.succeed(
    Http,
    Http.of({
      graphql: (request) =>
        Effect.tryPromise({ try: (signal) => post(request, options, send, signal), catch: (cause) => failure(request, cause) }).pipe(
          Effect.timeoutOrElse({ duration: timeout, orElse: () => Effect.fail(failure(request, "no answer in time")) }),
          retryEffect({ isWorthwhile: (error) => error._tag === "Unreachable" && mayBeSentAgain(request) && options.isAway?.() !== true }),
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
          Effect.timeout(timeout),
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

const sendingAs = ({ cookies, fetch: send = fetch }: HttpOptions): typeof fetch =>
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
  /** The service says that it failed, not that something is wrong with the question. */
  readonly isBroken: boolean
}

/** graphql-request takes the id in the document's place; the body is rewritten on its way out. It needs an absolute address. */
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
      // What it is, for who sees it on its way and cannot tell by the id.
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

/** Undefined for an answer without a body; throws for one that is not OK or no JSON. */
const fetchJson = async (
  { body, path, query = {} }: JsonRequest,
  origin: string,
  send: typeof fetch,
  signal: AbortSignal
): Promise<unknown> => {
  const url = new URL(origin + path)
  for (const [name, value] of Object.entries(query)) if (value !== undefined) url.searchParams.append(name, String(value))
  const response = await send(url, {
    method: body === undefined ? "GET" : "POST",
    // A header of its own tells the shop's scripts from a link or a picture, also in a GET (GAP-C60).
    headers: { accept: "application/json", "content-type": "application/json", "x-camber": "1" },
    credentials: "include",
    signal,
    ...(body === undefined ? {} : { body: JSON.stringify(body) })
  })
  if (!response.ok) throw new Error(`status ${response.status}`)
  const text = await response.text()
  return text === "" ? undefined : JSON.parse(text)
}

/** By the browser's beacon where there is one, otherwise by a request that outlives the page (GAP-64). */
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
