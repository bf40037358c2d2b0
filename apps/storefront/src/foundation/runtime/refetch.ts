import { FOCUS_THROTTLE_MS } from "@camber/domain/recovery"

/** Numbers overlapping requests. Each can check whether it is still the newest, because an older response may arrive last. */
export const createLatestOnly = () => {
  let latest = 0
  return (): (() => boolean) => {
    const own = ++latest
    return () => own === latest
  }
}

/** Calls the listener when the visitor returns to the page, at most once in five seconds (CONST-102). Returns the stop function. */
export const refetchOnFocus = (refetch: () => void): (() => void) => {
  let last = Number.NEGATIVE_INFINITY
  const come = () => {
    if (document.visibilityState !== "visible" || performance.now() - last < FOCUS_THROTTLE_MS) return
    last = performance.now()
    refetch()
  }
  addEventListener("focus", come)
  document.addEventListener("visibilitychange", come)
  return () => {
    removeEventListener("focus", come)
    document.removeEventListener("visibilitychange", come)
  }
}
