import { ExpirationPlugin } from "workbox-expiration"
import { CacheFirst, StaleWhileRevalidate } from "workbox-strategies"

/**
 * Maximum number of cached files, more than one release has. A window of an older release still finds its files after the server has
 * deleted them.
 */
const MOST_ASSETS = 600
const MOST_IMAGES = 200

/** Serves built files. Their names contain a hash, so a cached file is valid in every release. */
export const assets = new CacheFirst({
  cacheName: "assets",
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: MOST_ASSETS, purgeOnQuotaError: true })]
})

/** Serves the cached image immediately and refreshes it from the network. */
export const images = new StaleWhileRevalidate({
  cacheName: "images",
  plugins: [new ExpirationPlugin({ maxEntries: MOST_IMAGES, purgeOnQuotaError: true })]
})

/**
 * Fetches the offline files of a release one by one, because the page that installs the worker needs the network too. Rejects if a file
 * fails to load.
 */
export const fetchAssets = async (event: ExtendableEvent, urls: ReadonlyArray<string>): Promise<void> => {
  for (const url of urls) {
    const [response, done] = assets.handleAll({ event, request: new Request(url) })
    const { status } = await response
    if (status !== 200) throw new Error(`${url} returned status ${status}`)
    await done
  }
}

const OFFLINE = "offline"

/** Fetches the offline page, rendered for an anonymous visitor. */
export const fetchOfflinePage = async (address: string): Promise<void> => {
  const response = await fetch(new Request(address, { credentials: "omit", cache: "reload" }))
  if (response.status !== 200) throw new Error(`${address} answers ${response.status}`)
  await (await caches.open(OFFLINE)).put(address, response)
}

/** The offline page; undefined if it could not be loaded. */
export const readOfflinePage = (address: string): Promise<Response | undefined> => caches.match(address, { cacheName: OFFLINE })

/** Deletes the file caches of earlier releases. */
export const deleteFormerCaches = async (): Promise<void> => {
  const former = (await caches.keys()).filter((name) => name.startsWith("files ") || name === "builds" || name === "pictures")
  await Promise.all(former.map((name) => caches.delete(name)))
}
