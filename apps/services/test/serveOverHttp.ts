import { once } from "node:events"
import { createServer, type IncomingMessage } from "node:http"
import type { AddressInfo } from "node:net"
import { Readable } from "node:stream"
import type { ReadableStream as NodeReadableStream } from "node:stream/web"

/** Answers a request of the Fetch API; undefined for an unknown path. */
export type FetchHandler = (request: Request) => Promise<Response | undefined>

export interface HttpServer {
  /** Origin on this machine, without a trailing slash. */
  readonly origin: string
  readonly close: () => Promise<void>
}

/** Serves a handler on a free port of this machine, for programs that send requests over the network. `open` receives the origin. */
export const serveOverHttp = async (open: (origin: string) => Promise<FetchHandler>): Promise<HttpServer> => {
  const server = createServer()
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const handler = await open(origin)
  server.on("request", async (incoming, outgoing) => {
    const response = (await handler(toRequest(incoming, origin))) ?? new Response(null, { status: 404 })
    outgoing.writeHead(response.status, [...response.headers].flat())
    if (response.body === null) outgoing.end()
    else Readable.fromWeb(response.body as NodeReadableStream).pipe(outgoing)
  })
  return {
    origin,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, "close")
    }
  }
}

const toRequest = (incoming: IncomingMessage, origin: string): Request => {
  const { headers, method = "GET", url = "/" } = incoming
  const sent = Object.entries(headers).flatMap(([name, value]) => (typeof value === "string" ? [[name, value] as [string, string]] : []))
  const hasBody = method !== "GET" && method !== "HEAD"
  const body = hasBody ? { body: Readable.toWeb(incoming) as ReadableStream<Uint8Array>, duplex: "half" as const } : {}
  return new Request(`http://${headers.host ?? new URL(origin).host}${url}`, { method, headers: sent, ...body })
}
