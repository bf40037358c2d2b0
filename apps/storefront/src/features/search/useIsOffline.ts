import { useSyncExternalStore } from "react"

const follow = (notify: () => void): (() => void) => {
  addEventListener("online", notify)
  addEventListener("offline", notify)
  return () => {
    removeEventListener("online", notify)
    removeEventListener("offline", notify)
  }
}

/** Returns whether the browser is offline. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false
  )
