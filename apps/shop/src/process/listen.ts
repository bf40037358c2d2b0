import { getRequestListener, RequestError } from "@hono/node-server"
import { Data, Effect, type Scope } from "effect"
import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import type { Duplex } from "node:stream"

export interface ListenSettings {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /**
   * Milliseconds to keep accepting connections after a stop signal, so that a proxy notices the stop before its connections are rejected. 0
   * by default.
   */
  readonly drain?: number
  /** Headers of responses to requests that are rejected before the handler. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A server that accepts requests. */
export interface Listening {
  readonly port: number
  readonly url: string
  /**
   * Stops accepting connections and resolves when pending requests are answered. Closing the scope does this too, but
   * later resources close first, so call it before closing what requests need.
   */
  readonly stop: Effect.Effect<void>
  /** Returns true after a stop signal: clients should send new requests elsewhere. */
  readonly isStopping: () => boolean
}

/** Another program listens on the port. */
export class PortBusy extends Data.TaggedError("PortBusy")<ListenSettings> {
  override get message() {
    return `Port ${this.port} is in use. Stop the program that uses it, or set PORT to another number.`
  }
}

/** The host is not an address of this machine, or the port needs privileges. `code` is the system error, such as EADDRNOTAVAIL. */
export class CannotListen extends Data.TaggedError("CannotListen")<ListenSettings & { readonly code: string }> {
  override get message() {
    return `Cannot listen on ${this.host} port ${this.port} (${this.code}). Check HOST and PORT.`
  }
}

/** Timeouts of clients in milliseconds, after which a connection is closed. */
export interface Deadlines {
  /** Maximum time until the headers arrive, from the start of a connection or request. */
  readonly headers: number
  /** Maximum time until the whole request arrives. */
  readonly request: number
  /** Maximum time in which the client reads nothing of its response. */
  readonly stillness: number
  /** Interval of the checks. */
  readonly every: number
}

const standardDeadlines: Deadlines = { headers: 10_000, request: 30_000, stillness: 60_000, every: 2_000 }

/**
 * Serves a web-standard handler over HTTP until the scope closes; `peer` is the IP address of the other end.
 *
 * On close, accepts nothing new, lets pending requests finish for at most `patience` milliseconds, and asks their
 * clients to reconnect.
 */
export const listen = (
  handler: (request: Request, peer: string | undefined) => Response | Promise<Response>,
  settings: ListenSettings,
  patience = 10_000,
  deadlines = standardDeadlines
): Effect.Effect<Listening, PortBusy | CannotListen, Scope.Scope> =>
  Effect.gen(function* () {
    const { headers = {} } = settings
    const inFlight = new Set<ServerResponse>()
    let isStopping = false
    const drained = async (): Promise<void> => {
      isStopping = true
      closeAfterAnswers(inFlight)
      if (settings.drain !== undefined && server.listening) await pause(settings.drain)
      await stopped(server, inFlight, patience)
    }
    const server = createServer(
      {
        headersTimeout: deadlines.headers,
        requestTimeout: deadlines.request,
        connectionsCheckingInterval: deadlines.every,
        // The request listener below rejects such a request, with all headers.
        requireHostHeader: false
      },
      getRequestListener(
        (request, { incoming }) => (hasOneHost(incoming) ? handler(request, incoming.socket.remoteAddress) : twoHosts(headers)),
        { errorHandler: createUnhandledResponse(headers) }
      )
    )
    setRejectionHeaders(server, headers, (socket) => [...inFlight].some((response) => response.socket === socket && response.headersSent))
    server.setTimeout(deadlines.stillness)
    server.prependListener("request", (_request, response) => {
      inFlight.add(response)
      response.once("close", () => inFlight.delete(response))
      if (isStopping || !server.listening) response.setHeader("connection", "close")
    })
    const start = Effect.tryPromise({ try: () => started(server, settings), catch: (error) => listenError(settings, error) })
    const stop = yield* Effect.cached(Effect.promise(drained))
    const port = yield* Effect.acquireRelease(start, () => stop)
    return {
      port,
      stop,
      isStopping: () => isStopping,
      url: `http://${settings.host.includes(":") ? `[${settings.host}]` : settings.host}:${port}`
    }
  })

/** With two Host headers, a proxy might check one while the shop uses the other (RFC 9112, 3.2). */
const hasOneHost = ({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host").length < 2

const twoHosts = (headers: Readonly<Record<string, string>>): Response =>
  new Response("Send exactly one Host header.", { status: 400, headers: { ...headers, "content-type": "text/plain" } })

const started = async (server: Server, settings: ListenSettings): Promise<number> => {
  server.listen({ host: settings.host, port: settings.port })
  await once(server, "listening")
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : settings.port
}

/**
 * Lets clients close the connections of pending responses. An open connection would keep the server running until a
 * timeout, or close just when a proxy sends a POST on it, which the proxy does not repeat.
 */
const closeAfterAnswers = (inFlight: ReadonlySet<ServerResponse>): void => {
  for (const response of inFlight) if (!response.headersSent) response.setHeader("connection", "close")
}

const stopped = async (server: Server, inFlight: ReadonlySet<ServerResponse>, patience: number): Promise<void> => {
  const closed = once(server, "close")
  server.close()
  closeAfterAnswers(inFlight)
  server.closeIdleConnections()
  const impatience = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearTimeout(impatience)
}

/** Converts the server's listen error to a tagged error. */
export const listenError = (settings: ListenSettings, error: unknown): PortBusy | CannotListen => {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error)
  return code === "EADDRINUSE" ? new PortBusy(settings) : new CannotListen({ ...settings, code })
}

type Headers = Readonly<Record<string, string>>

/** HTTP status by Node.js parser error. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408
}

/**
 * Sends these headers with rejections before any handler: malformed HTTP, oversized or slow requests, and Expect
 * headers. `isAnswering` returns true while a response is being written, when nothing else may be written.
 */
const setRejectionHeaders = (server: Server, headers: Headers, isAnswering: (socket: Duplex) => boolean): void => {
  server.on("checkExpectation", (_request, response) => response.writeHead(417, headers).end())
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (socket.writable && error.code !== "ECONNRESET" && !isAnswering(socket)) {
      const status = statuses[error.code ?? ""] ?? 400
      const lines = Object.entries({ connection: "close", "content-length": "0", ...headers }).map(([name, value]) => `${name}: ${value}`)
      socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, "", ""].join("\r\n"))
    }
    socket.destroy(error)
  })
}

/** Creates the response to requests that the adapter cannot convert, such as those without a host, and to handler failures. */
const createUnhandledResponse =
  (headers: Headers) =>
  (error: unknown): Response =>
    new Response(null, { status: error instanceof RequestError ? 400 : 500, headers })
