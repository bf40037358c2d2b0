import { trimmed } from "./trimmed.ts"

/** Keeps an answer in the cache of that name, with at most `most` others. A device that has no room for it, or whose store fails, goes on without. */
export const keepIn = async (caches: CacheStorage, name: string, request: Request, response: Response, most: number): Promise<void> => {
  try {
    const cache = await caches.open(name)
    await cache.put(request, response)
    await trimmed(cache, most)
  } catch {
    // The answer has gone to the page already.
  }
}
