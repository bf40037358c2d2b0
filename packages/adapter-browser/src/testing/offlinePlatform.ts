/** Adds interfaces that happy-dom lacks: a cache, which may be full, and a connection that can be lost and restored. */
export const offlinePlatform = () => {
  const stored = new Map<string, Response>()
  let isFull = false
  const cache: Pick<Cache, "match" | "put"> = {
    match: async () => stored.get("text")?.clone(),
    put: async (_place, response) => {
      if (isFull) throw new DOMException("no room", "QuotaExceededError")
      stored.set("text", response)
    }
  }
  const caches: Pick<CacheStorage, "delete" | "has" | "open"> = {
    has: async () => stored.size > 0,
    open: async () => cache as Cache,
    delete: async () => stored.delete("text")
  }
  Object.defineProperty(globalThis, "caches", { value: caches, configurable: true })
  const setAway = (isAway: boolean) => {
    Object.defineProperty(navigator, "onLine", { value: !isAway, configurable: true })
    dispatchEvent(new Event(isAway ? "offline" : "online"))
  }
  setAway(false)
  return { setAway, fill: () => void (isFull = true) }
}
