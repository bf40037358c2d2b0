/** In-memory subset of the Cache API that the worker uses. */
export const memoryCaches = (): CacheStorage => {
  const caches = new Map<string, Cache>()
  const open = async (name: string): Promise<Cache> => {
    const cache = caches.get(name) ?? memoryCache()
    caches.set(name, cache)
    return cache
  }
  return {
    open,
    has: async (name: string) => caches.has(name),
    delete: async (name: string) => caches.delete(name),
    keys: async () => [...caches.keys()],
    match: async (request: RequestInfo | URL) => {
      for (const cache of caches.values()) {
        const found = await cache.match(request)
        if (found !== undefined) return found
      }
      return undefined
    }
  }
}

const memoryCache = (): Cache => {
  const entries = new Map<string, Response>()
  const addressOf = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, "https://shop.example").href
  const cache: Pick<Cache, "delete" | "keys" | "match" | "put"> = {
    match: async (request) => entries.get(addressOf(request))?.clone(),
    put: async (request, response) => void entries.set(addressOf(request), response),
    delete: async (request) => entries.delete(addressOf(request)),
    keys: async () => [...entries.keys()].map((address) => new Request(address))
  }
  return cache as Cache
}

/** In-memory browser locks: one holder at a time, in request order. */
export const memoryLocks = (): Pick<LockManager, "request"> => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, act: () => Promise<unknown>): Promise<unknown> => {
    const next = last.then(act)
    last = next.catch(() => undefined)
    return next
  }
  return { request } as Pick<LockManager, "request">
}
