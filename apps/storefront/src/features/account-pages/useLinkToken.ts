import { useSyncExternalStore } from "react"

const follow = (changed: () => void) => {
  addEventListener("hashchange", changed)
  return () => removeEventListener("hashchange", changed)
}

/** Returns the token behind the hash of a mailed link, which never reaches the server. Empty during server rendering. */
export const useLinkToken = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash.slice(1),
    () => ""
  )
