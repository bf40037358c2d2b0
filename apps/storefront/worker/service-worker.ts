import { PrecacheController, type PrecacheEntry } from "workbox-precaching"
import { registerRoute } from "workbox-routing"
import { filesNameOf, makeBuiltFiles } from "./builtFiles.ts"
import type { ToWorker } from "./messages.ts"

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: ReadonlyArray<PrecacheEntry> }

const comesAlong: ReadonlyArray<PrecacheEntry> = self.__WB_MANIFEST
/** The entry names every file that comes later, so its own hash is the build's. */
const build = comesAlong.map(({ url }) => /entry-client-([\w-]+)\.js$/.exec(url)?.[1]).find((hash) => hash !== undefined) ?? ""
const windows = { ids: async () => (await self.clients.matchAll({ type: "window", includeUncontrolled: true })).map(({ id }) => id) }
const files = makeBuiltFiles(build, caches, windows, (request) => fetch(request))

new PrecacheController({ cacheName: filesNameOf(build) }).precache([...comesAlong])

self.addEventListener("activate", (event) => event.waitUntil(files.begin().then(() => self.clients.claim())))

self.addEventListener("message", ({ data }: { readonly data: ToWorker }) => {
  // It waits until then: nothing of an open page changes under its reader.
  if (data._tag === "TakeOver") void self.skipWaiting()
})

// No window's page is on its way then, and those that have gone are gone.
registerRoute(
  ({ request }) => request.mode === "navigate",
  async ({ event, request }) => {
    event.waitUntil(files.sweep())
    return fetch(request)
  }
)

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith("/assets/"),
  ({ request }) => files.answer(request)
)
