import { ExpirationPlugin } from "workbox-expiration"
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies"

/** More files than a release has. A window of an older release still finds the files that it may ask for, which the server no longer has. */
const MOST_ASSETS = 600
const MOST_IMAGES = 200

/** Built files. Their names contain a hash, so a cached file is right, whichever release it belongs to. */
export const assets = new CacheFirst({
  cacheName: "assets",
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })]
})

/** Images of the shop: the cached one at once, and the network's for the next time. */
export const images = new StaleWhileRevalidate({
  cacheName: "images",
  plugins: [new ExpirationPlugin({ maxEntries: MOST_IMAGES, purgeOnQuotaError: true })]
})

/** Fetches the files that a release reads without a network, one after the other, because the page that brings the worker needs the network too. Rejects when one cannot be had. */
export const fetchAssets = async (event: ExtendableEvent, urls: ReadonlyArray<string>): Promise<void> => {
  for (const url of urls) {
    const [response, done] = assets.handleAll({ event, request: new Request(url) })
    const { status } = await response
    if (status !== 200) throw new Error(`${url} answers ${status}`)
    await done
  }
}

const OFFLINE = "offline"

/** Fetches the page that stands in for those that are not on the device, rendered for nobody. */
export const fetchOfflinePage = async (address: string): Promise<void> => {
  const response = await fetch(new Request(address, { credentials: "omit", cache: "reload" }))
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  await (await caches.open(OFFLINE)).put(address, response)
}

/** The page that stands in; undefined where it could not be had. */
export const readOfflinePage = (address: string): Promise<Response | undefined> => caches.match(address, { cacheName: OFFLINE })

/** Deletes the caches in which earlier releases kept their files. */
export const deleteFormerCaches = async (): Promise<void> => {
  const former = (await caches.keys()).filter((name) => name.startsWith("files ") || name === "builds" || name === "pictures")
  await Promise.all(former.map((name) => caches.delete(name)))
}
