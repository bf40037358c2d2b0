import { OFFLINE_QUEUE_CACHE } from "@camber/domain/ports"
import { registerRoute } from "workbox-routing"
import { createResponseCache } from "./responseCache.ts"
import { VEHICLE_COOKIE, createOfflinePageCache } from "./pageCache.ts"
import type { FromWorker, ToWorker } from "./messages.ts"
import { createBackgroundSync } from "./backgroundSync.ts"
import { OFFLINE_PATH, HIDE_FITMENT_CSS_PATH, HIDE_FITMENT_CSS } from "./offlinePage.ts"
import { createPushHandler } from "./pushHandler.ts"
import { assets, deleteFormerCaches, fetchAssets, fetchOfflinePage, images, readOfflinePage } from "./staticFiles.ts"
import { createVisitorCaches } from "./visitorCaches.ts"

/** Background synchronization, in browsers that support it. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string
}
declare global {
  interface ServiceWorkerGlobalScopeEventMap {
    readonly sync: SyncEvent
  }
}

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: ReadonlyArray<{ readonly url: string }> }

/** The files of this release that offline pages need. */
const precached = self.__WB_MANIFEST.map(({ url }) => url)
const ask = (request: Request): Promise<Response> => fetch(request)

const pushed = createPushHandler({
  registration: self.registration,
  clients: self.clients,
  navigator: self.navigator,
  origin: self.location.origin,
  fetch: ask,
  warn: (words) => console.warn(words)
})
const visitorCaches = createVisitorCaches(caches, navigator.locks, () => void pushed.recheck().catch(() => undefined))
const wait = (millis: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, millis))
const answers = createResponseCache({ visitorCaches, fetch: ask, wait, now: Date.now })
const car = async (): Promise<string> => {
  const cookies: CookieStore | undefined = self.cookieStore
  return (await cookies?.get(VEHICLE_COOKIE).catch(() => null))?.value ?? ""
}
const pages = createOfflinePageCache({
  visitorCaches,
  fetch: ask,
  standIn: () => readOfflinePage(OFFLINE_PATH),
  car,
  wait,
  now: Date.now
})

const send = createBackgroundSync({ origin: self.location.origin, caches, locks: navigator.locks, fetch: ask })

// The network is back, with or without an open page.
self.addEventListener("sync", (event) => {
  if (event.tag === OFFLINE_QUEUE_CACHE) event.waitUntil(send())
})

self.addEventListener("install", (event) => event.waitUntil(Promise.all([fetchAssets(event, precached), fetchOfflinePage(OFFLINE_PATH)])))

// The page that installed the worker stays uncontrolled, because the worker would otherwise fetch its preloaded files again.
self.addEventListener("activate", (event) => event.waitUntil(deleteFormerCaches()))

const isOwn = (href: string): boolean => new URL(href, self.location.href).origin === self.location.origin

/**
 * Personal pages that are the same for all visitors before hydration. The worker caches them for offline use even if they were never
 * opened.
 */
const ownPages = ["/CustomerVehicle", "/buildlist", "/shoppingcart"]

/** Caches the files that a page loaded before the worker existed. */
const gather = async (event: ExtendableEvent, href: string, addresses: ReadonlyArray<string>): Promise<void> => {
  if (isOwn(href)) await pages.learn(href)
  for (const page of ownPages) await pages.learn(new URL(page, self.location.href).href)
  for (const address of addresses.filter(isOwn)) {
    await (isAsset(address) ? assets : images).handle({ event, request: new Request(address) }).catch(() => undefined)
  }
}

const isAsset = (address: string): boolean => new URL(address, self.location.href).pathname.startsWith("/assets/")

self.addEventListener("message", (event) => {
  const message = event.data as ToWorker
  // The new version waits for this message, so that no open page changes while the visitor reads it.
  if (message._tag === "TakeOver") void self.skipWaiting()
  else if (message._tag === "CannotGoOn") pages.refuse(message.href)
  else if (message._tag === "WhatIsHere") event.waitUntil(pages.readHere().then((here) => event.ports[0]?.postMessage(here)))
  else event.waitUntil(gather(event, message.href, message.files))
})

self.addEventListener("push", (event) => event.waitUntil(pushed.show(event.data?.text())))
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(pushed.changed()))
self.addEventListener("notificationclick", (event) => event.waitUntil(pushed.open(event.notification)))

registerRoute(
  ({ request }) => request.mode === "navigate",
  ({ event, request }) => pages.answer(request, (work) => event.waitUntil(work))
)

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname === HIDE_FITMENT_CSS_PATH,
  async () => new Response(HIDE_FITMENT_CSS, { headers: { "content-type": "text/css", "cache-control": "no-store" } })
)

registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"), assets)

registerRoute(
  ({ request, sameOrigin, url }) => sameOrigin && request.destination === "image" && /^\/(?:content|pictures)\//.test(url.pathname),
  images
)

for (const method of ["GET", "POST"] as const)
  registerRoute(
    ({ sameOrigin, url }) => sameOrigin && /^\/(?:graphql|api)\//.test(url.pathname),
    ({ event, request }) =>
      answers.answer(
        request,
        async (keptAt) => {
          const window = await self.clients.get((event as FetchEvent).clientId)
          window?.postMessage({ _tag: "AnsweredFromKept", keptAt } satisfies FromWorker)
        },
        (work) => event.waitUntil(work)
      ),
    method
  )
