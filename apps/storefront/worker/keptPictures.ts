import { trimmed } from "./trimmed.ts"

const NAME = "pictures"
const MOST = 200

/** Pictures of the shop: the one that is there at once, and the network's for the next time. */
export const makeKeptPictures = (caches: CacheStorage, fetch: (request: Request) => Promise<Response>) => ({
  answer: async (request: Request, during: (work: Promise<unknown>) => void): Promise<Response> => {
    const cache = await caches.open(NAME)
    const kept = await cache.match(request)
    const network = fetch(request).then(async (response) => {
      if (response.status === 200) {
        await cache.put(request, response.clone())
        await trimmed(cache, MOST)
      }
      return response
    })
    if (kept === undefined) return network
    during(network.catch(() => undefined))
    return kept
  }
})
