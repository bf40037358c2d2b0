import { getRequestListener } from "@hono/node-server"
import type { PageVisitor, Storefront, StorefrontModule } from "@camber/storefront/contract"
import { Effect } from "effect"
import { createServer as createHttpServer } from "node:http"
import { createServer as createViteServer, type ViteDevServer } from "vite"
import { setPeerAddress } from "@camber/services"
import { type CannotListen, listenError, type PortBusy } from "../process/listen.ts"
import { pushKeys } from "../settings/pushKeys.ts"
import { readSettings } from "../settings/Settings.ts"
import { sessionKeys } from "../settings/sessionKeys.ts"
import { shopPayments } from "../settings/shopAdapters.ts"
import { runPaymentJobs, runPushDelivery } from "./backgroundJobs.ts"
import { storefrontOptions } from "./loadStorefront.ts"
import { openShopDatabase } from "./openShopDatabase.ts"
import { createRouter } from "./route.ts"
import { createShopServices } from "./shopServices.ts"
import { storefrontFolder } from "./storefrontBuild.ts"

type Handler = (request: Request) => Response | Promise<Response>

/** Passes the connection's IP address to the services for their rate limits. */
const withPeerAddress =
  (handle: Handler) =>
  (request: Request, peer: string | undefined): Response | Promise<Response> => {
    setPeerAddress(request, peer)
    return handle(request)
  }

const say = (line: string): void => void process.stdout.write(`${line}\n`)

/** The shop with the storefront's sources served by Vite: changes appear without a restart. The services restart with the process. */
export const runDevelopmentShop = Effect.gen(function* () {
  const settings = yield* readSettings({ NODE_ENV: "development", ...process.env })
  const database = yield* openShopDatabase(settings, say)
  const keysForPush = yield* pushKeys(settings)
  const keys = yield* sessionKeys(settings)
  const payments = yield* Effect.promise(() => shopPayments(settings, keys))
  const services = yield* Effect.promise(() => createShopServices(database, settings, keys, keysForPush, payments))
  yield* Effect.forkScoped(runPushDelivery(database, settings, keysForPush, services.changes.now))
  yield* Effect.forkScoped(runPaymentJobs(services.paymentWork))
  const http = createHttpServer()
  const vite = yield* Effect.acquireRelease(
    Effect.promise(() =>
      createViteServer({ root: storefrontFolder, appType: "custom", server: { middlewareMode: true, hmr: { server: http } } })
    ),
    (vite) => Effect.promise(() => vite.close())
  )
  const pages = yield* Effect.acquireRelease(
    Effect.sync(() =>
      makeDevelopmentPages(vite, (module) =>
        module.createStorefront(storefrontOptions(services, settings, { kind: "development", entry: "/src/app/entry-client.ts" }))
      )
    ),
    ({ dispose }) => Effect.promise(dispose)
  )
  const handle = withPeerAddress(createRouter(services, { handle: pages.handle, markdown: async () => null }))
  const answer = getRequestListener((request, { incoming }) => handle(request, incoming.socket.remoteAddress))
  http.on("request", (request, response) => vite.middlewares(request, response, () => void answer(request, response)))
  yield* Effect.acquireRelease(
    Effect.callback<void, PortBusy | CannotListen>((resume) => {
      http.once("error", (error) => resume(Effect.fail(listenError(settings, error))))
      http.listen(settings.port, settings.host, () => resume(Effect.void))
    }),
    () => Effect.sync(() => http.closeAllConnections())
  )
  say(`Camber is running in development mode at http://${settings.host}:${settings.port}`)
  return yield* database.lost
})

/** Creates pages from the storefront's current sources, with Vite's client injected. */
const makeDevelopmentPages = (vite: ViteDevServer, create: (module: StorefrontModule) => Promise<Storefront>) => {
  let current: { readonly module: StorefrontModule; readonly storefront: Promise<Storefront> } | undefined
  const dispose = async () => {
    const storefront = await current?.storefront.catch(() => undefined)
    await storefront?.dispose()
  }
  const handle = async (request: Request, visitor?: PageVisitor): Promise<Response> => {
    const module = (await vite.ssrLoadModule("/src/app/entry-server.tsx")) as StorefrontModule
    if (current?.module !== module) {
      void dispose()
      current = { module, storefront: create(module) }
    }
    const headers = new Headers(request.headers)
    headers.delete("accept-encoding")
    const response = await (await current.storefront).handle(new Request(request, { headers }), visitor)
    if (!response.headers.get("content-type")?.startsWith("text/html")) return response
    const html = await vite.transformIndexHtml(new URL(request.url).pathname, await response.text())
    const changed = new Headers(response.headers)
    changed.delete("content-length")
    return new Response(html, { status: response.status, headers: changed })
  }
  return { handle, dispose }
}
