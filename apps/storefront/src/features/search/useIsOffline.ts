import { useSyncExternalStore } from "react"

const follow = (notify: () => void): (() => void) => {
  addEventListener("online", notify)
  addEventListener("offline", notify)
  return () => {
    removeEventListener("online", notify)
    removeEventListener("offline", notify)
  }
}

/** Whether the browser knows that it has no network. */
export const useIsOffline = (): boolean =>
  useSyncExternalStore(
    follow,
    () => !navigator.onLine,
    () => false
  )
