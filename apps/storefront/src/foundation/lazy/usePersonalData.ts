import { useEffect, useEffectEvent, useSyncExternalStore } from "react"
import { useStore } from "../runtime/StoreContext.ts"
import { UserActivity } from "./UserActivity.ts"

const unchanging = () => () => undefined

const asDrawn = () => false

/**
 * Fetches the visitor's own data when the page mounts. On a page that was rendered for a new visitor, and while this device has no
 * records, there is no such data: fetches on the first interaction, like all deferred work. Returns whether the page may keep showing the
 * empty state. During hydration that is the server's markup.
 */
export const usePersonalData = (isAnonymous: boolean, ask: () => void): boolean => {
  const presence = useStore(UserActivity)
  const isReturning = useSyncExternalStore(unchanging, () => presence.isReturning, asDrawn)
  const latest = useEffectEvent(ask)
  useEffect(() => {
    if (isAnonymous && !presence.isReturning) return presence.onFirstInteraction(() => latest())
    latest()
    return undefined
  }, [isAnonymous, presence])
  return isAnonymous && !isReturning
}
