import { useSyncExternalStore } from "react"

const follow = (changed: () => void) => {
  addEventListener("hashchange", changed)
  return () => removeEventListener("hashchange", changed)
}

/** What a link from a mail brings behind its hash, where no server sees it; empty on the server. */
export const useLinkToken = (): string =>
  useSyncExternalStore(
    follow,
    () => location.hash.slice(1),
    () => ""
  )
