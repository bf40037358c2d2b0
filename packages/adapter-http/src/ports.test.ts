import { createServer, type IncomingMessage } from "node:http"
import { text } from "node:stream/consumers"
import { httpContract, type ServiceScript } from "@camber/testing/ports"
import { Effect, Layer } from "effect"
import { layerHttp } from "./layerHttp.ts"

/** Provides Http for a real server that responds according to the script while the layer is open. */
const layerScripted = (script: ServiceScript) => Layer.unwrap(Effect.map(serve(script), (origin) => layerHttp({ origin })))

const serve = (script: ServiceScript) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const server = createServer(async (request, response) => {
        const { body, status = 200 } = await answer(script, request)
        response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body ?? null))
      })
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
      return server
    }),
    (server) =>
      Effect.promise(() => {
        server.closeAllConnections()
        return new Promise((resolve) => server.close(resolve))
      })
  ).pipe(
    Effect.map((server) => {
      const address = server.address()
      return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`
    })
  )

const answer = async (script: ServiceScript, request: IncomingMessage): Promise<{ readonly status?: number; readonly body?: unknown }> => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://server")
  const sent = await text(request)
  const body: unknown = sent === "" ? undefined : JSON.parse(sent)
  if (pathname.startsWith("/graphql/")) {
    const { id, variables } = Object(body)
    const key = request.headers["idempotency-key"]
    const {
      data,
      errors,
      status = 200
    } = script.graphql({
      service: pathname.slice("/graphql/".length),
      id,
      variables,
      ...(typeof key === "string" && { idempotencyKey: key })
    })
    return { status, body: { data, errors: errors?.map((message) => ({ message })) } }
  }
  if (pathname === "/api/events") return { body: script.beacon(pathname, body) }
  if ((body === undefined) !== (request.method === "GET")) return { status: 405 }
  const { data, status = 200 } = script.json({ path: pathname, query: Object.fromEntries(searchParams), body })
  return { status, body: data }
}

httpContract("graphql-request and fetch", layerScripted)
