import type { Storefront } from "@camber/storefront/contract"
import { isDatabaseUnavailable, ClientDisconnected } from "@camber/services/database"
import { type Log, createLogger, logFault } from "../observability/Log.ts"
import { createUnavailableResponse } from "./createUnavailableResponse.ts"
import { createRouter } from "./route.ts"
import type { ShopServices } from "./shopServices.ts"

/** Handler of all requests on the port, before and after the shop is ready. */
export interface RequestHandler {
  readonly handle: (request: Request) => Promise<Response>
  readonly open: (services: ShopServices, storefront: Storefront) => void
}

const opening = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><meta http-equiv="refresh" content="2"><title>Starting the shop</title>
<body style="font:16px/1.5 sans-serif;margin:4rem auto;padding:0 1rem;max-width:30rem"><main><h1>The shop is being set up</h1>
<p>Loading the catalog. This page will reload by itself.</p></main>`

const notReady = (): Response =>
  new Response(opening, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "retry-after": "2", "cache-control": "no-store" }
  })

export const createRequestHandler = (log: Log = createLogger("text", console.error)): RequestHandler => {
  let route = async (_request: Request): Promise<Response> => notReady()
  return {
    handle: (request) => route(request).catch((error: unknown) => unavailable(error, request, log)),
    open: (services, storefront) => {
      const open = createRouter(services, storefront)
      route = async (request) => open(request)
    }
  }
}

/** Responds to an unhandled error: logs its cause and hides it from the client. A disconnected client is not an error. */
const unavailable = (error: unknown, request: Request, log: Log): Response => {
  const { method, signal, url } = request
  const where = `${method} ${new URL(url).pathname}`
  if (signal.aborted || error instanceof ClientDisconnected) log.info(`${where}: the client disconnected`)
  else logFault(log, where, error)
  const isAway = isDatabaseUnavailable(error)
  return createUnavailableResponse(request, isAway ? 503 : 500, isAway ? { "retry-after": "5" } : {})
}
