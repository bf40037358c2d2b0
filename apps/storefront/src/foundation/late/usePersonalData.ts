import { useEffect, useEffectEvent, useSyncExternalStore } from "react"
import { useStore } from "../runtime/StoreContext.ts"
import { UserActivity } from "./UserActivity.ts"

const unchanging = () => () => undefined
const asDrawn = () => false

/**
 * Asks for what is the visitor's own as soon as the page stands. On a page that was drawn for a stranger, and while nothing on this device says
 * otherwise, that is nothing: it is asked for at the first sign of a person, as everything else is. Returns whether the page may go on saying
 * so; while it comes alive it says what the server drew.
 */
export const usePersonalData = (isForStranger: boolean, ask: () => void): boolean => {
  const presence = useStore(UserActivity)
  const isReturning = useSyncExternalStore(unchanging, () => presence.isReturning, asDrawn)
  const latest = useEffectEvent(ask)
  useEffect(() => {
    if (isForStranger && !presence.isReturning) return presence.when(() => latest())
    latest()
    return undefined
  }, [isForStranger, presence])
  return isForStranger && !isReturning
}
