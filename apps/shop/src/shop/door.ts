import type { Storefront } from "@camber/storefront/contract"
import { routeTo } from "./route.ts"
import type { ShopServices } from "./shopServices.ts"

/** One handler for everything on the port, before and after the shop is ready. */
export interface Door {
  readonly handle: (request: Request) => Promise<Response>
  readonly open: (services: ShopServices, storefront: Storefront) => void
}

const opening = `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="2"><title>Starting Camber</title>
<body style="font:16px/1.5 sans-serif;margin:4rem auto;max-width:30rem"><main><h1>Camber is being set up</h1>
<p>Loading the catalog. This page will reload by itself.</p></main>`

const notReady = (): Response =>
  new Response(opening, {
    status: 503,
    headers: { "content-type": "text/html; charset=utf-8", "retry-after": "2", "cache-control": "no-store" }
  })

export const makeDoor = (): Door => {
  let route = async (_request: Request): Promise<Response> => notReady()
  return {
    handle: (request) => route(request).catch(unavailable),
    open: (services, storefront) => {
      const open = routeTo(services, storefront.handle)
      route = async (request) => open(request)
    }
  }
}

/** A fault that no handler answered: logged with its cause, told without it. */
const unavailable = (error: unknown): Response => {
  console.error(error)
  return new Response("This page is temporarily unavailable.", {
    status: 500,
    headers: { "content-type": "text/plain", "cache-control": "no-store" }
  })
}
