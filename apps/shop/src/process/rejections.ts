import { RequestError } from "@hono/node-server"
import { type Server, STATUS_CODES } from "node:http"
import type { Duplex } from "node:stream"

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

/** Creates the response to requests that the adapter cannot convert, such as those without a host, and to handler failures. */
export const createUnhandledResponse =
  (headers: Headers) =>
  (error: unknown): Response =>
    new Response(null, { status: error instanceof RequestError ? 400 : 500, headers })
