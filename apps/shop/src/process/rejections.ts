import { RequestError } from "@hono/node-server"
import { type Server, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"

type Headers = Readonly<Record<string, string>>

/** As Node.js names what it cannot read. */
const statuses: Readonly<Record<string, number>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408
}

/**
 * Has a server send these headers also with what it refuses before any handler is asked: what is no HTTP, too long, too slow, or expects
 * something. `isAnswering` tells of a connection in the middle of an answer, into which nothing else is written.
 */
export const setRejectionHeaders = (server: Server, headers: Headers, isAnswering: (socket: Duplex) => boolean): void => {
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

/** The answer to what is no request of the web, such as one for no host, and to what a handler did not answer. */
export const createUnhandledResponse =
  (headers: Headers) =>
  (error: unknown): Response =>
    new Response(null, { status: error instanceof RequestError ? 400 : 500, headers })
