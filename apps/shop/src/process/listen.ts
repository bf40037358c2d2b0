import { getRequestListener } from "@hono/node-server"
import { Data, Effect, type Scope } from "effect"
import { once } from "node:events"
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http"
import { setTimeout as pause } from "node:timers/promises"
import { setRejectionHeaders, createUnhandledResponse } from "./rejections.ts"

export interface ListenSettings {
  readonly host: string
  /** 0 takes any free port. */
  readonly port: number
  /** Milliseconds for which it goes on accepting after it was asked to stop, so that a proxy notices before it is refused. 0 by default. */
  readonly drain?: number
  /** Sent with what is refused before the handler is asked; what it answers has its own. */
  readonly headers?: Readonly<Record<string, string>>
}

/** A server that accepts requests. */
export interface Listening {
  readonly port: number
  readonly url: string
  /**
   * Accepts nothing new and resolves when the requests in flight are answered. The end of the scope does it too; what was opened after
   * the port is closed before that, so whatever requests need is best closed after an own call.
   */
  readonly stop: Effect.Effect<void>
  /** It was asked to stop: new requests belong elsewhere. */
  readonly isStopping: () => boolean
}

/** Another program listens on the port. */
export class PortBusy extends Data.TaggedError("PortBusy")<ListenSettings> {
  override get message() {
    return `Port ${this.port} is busy: stop the program that listens on it, or set PORT to another number.`
  }
}

/** The host is none of this machine's, or the port is not for everyone. `code` is the system's, for instance EADDRNOTAVAIL. */
export class CannotListen extends Data.TaggedError("CannotListen")<ListenSettings & { readonly code: string }> {
  override get message() {
    return `Cannot listen on ${this.host} port ${this.port} (${this.code}): check HOST and PORT.`
  }
}

/** How long clients may take, in milliseconds: whoever holds a connection and says nothing is let go. */
export interface Deadlines {
  /** Until the headers are there, from the beginning of a connection or request. */
  readonly headers: number
  /** Until the whole request is there. */
  readonly request: number
  /** Until a client that is being answered takes some of it. */
  readonly stillness: number
  /** How often is looked. */
  readonly every: number
}

const standardDeadlines: Deadlines = { headers: 10_000, request: 30_000, stillness: 60_000, every: 2_000 }

/**
 * Serves a web-standard handler over HTTP until the scope closes; `peer` is the address of the other end. Then it accepts nothing new, lets
 * the requests in flight finish (for `patience` milliseconds at most) and tells their clients to connect anew.
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
      if (settings.drain !== undefined && server.listening) await pause(settings.drain)
      await stopped(server, inFlight, patience)
    }
    const server = createServer(
      {
        headersTimeout: deadlines.headers,
        requestTimeout: deadlines.request,
        connectionsCheckingInterval: deadlines.every,
        // The listener refuses it too, with all headers.
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

/** A proxy may check one of two Host headers and the shop read the other (RFC 9112, 3.2). */
const hasOneHost = ({ rawHeaders }: Pick<IncomingMessage, "rawHeaders">): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === "host").length < 2

const twoHosts = (headers: Readonly<Record<string, string>>): Response =>
  new Response("A request has one Host header.", { status: 400, headers: { ...headers, "content-type": "text/plain" } })

const started = async (server: Server, settings: ListenSettings): Promise<number> => {
  server.listen({ host: settings.host, port: settings.port })
  await once(server, "listening")
  const address = server.address()
  return typeof address === "object" && address !== null ? address.port : settings.port
}

const stopped = async (server: Server, inFlight: ReadonlySet<ServerResponse>, patience: number): Promise<void> => {
  const closed = once(server, "close")
  server.close()
  // Without this header a client would keep its connection, and the server with it, until it times out.
  for (const response of inFlight) if (!response.headersSent) response.setHeader("connection", "close")
  server.closeIdleConnections()
  const impatience = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearTimeout(impatience)
}

/** The server's error event on listening, in a sentence. */
export const listenError = (settings: ListenSettings, error: unknown): PortBusy | CannotListen => {
  const code = error instanceof Error && "code" in error ? String(error.code) : String(error)
  return code === "EADDRINUSE" ? new PortBusy(settings) : new CannotListen({ ...settings, code })
}
