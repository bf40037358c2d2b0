import { useSyncExternalStore } from "react"

const follow = (tell: () => void): (() => void) => {
  addEventListener("online", tell)
  addEventListener("offline", tell)
  return () => {
    removeEventListener("online", tell)
    removeEventListener("offline", tell)
  }
}

/** Whether the browser knows that it has no network. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false
  )
