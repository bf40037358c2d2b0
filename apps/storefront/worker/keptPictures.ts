import { keepIn } from "./keepIn.ts"

const NAME = "pictures"
const MOST = 200

/** Pictures of the shop: the one that is there at once, and the network's for the next time. */
export const makeKeptPictures = (caches: CacheStorage, fetch: (request: Request) => Promise<Response>) => ({
  answer: async (request: Request, during: (work: Promise<unknown>) => void): Promise<Response> => {
    const kept = await caches.match(request, { cacheName: NAME }).catch(() => undefined)
    const network = fetch(request)
    during(
      network
        .then((response) => (response.status === 200 ? keepIn(caches, NAME, request, response.clone(), MOST) : undefined))
        .catch(() => undefined)
    )
    return kept ?? network
  }
})
