import { useEffect, useId, useRef, useState, useDeferredValue, useEffectEvent, useSyncExternalStore } from "react"
import { onFirstInteraction } from "./onFirstInteraction.ts"
import { useContainer, useStore } from "../runtime/StoreContext.ts"
import { UserActivity } from "./UserActivity.ts"

/** Calls once, on the first pointer, touch, key or scroll event. */
export const useFirstInteraction = (act: () => void): void => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => onFirstInteraction(() => latest.current()), [])
}

/** Returns whether the visitor has interacted since the component was mounted. */
export const useInteracted = (): boolean => {
  const [hasInteracted, setInteracted] = useState(false)
  useFirstInteraction(() => setInteracted(true))
  return hasInteracted
}

/** Returns whether personal content may load: after an interaction, or on a device with records once the page is idle. */
export const useCanLoadPersonal = (): boolean => {
  const presence = useStore(UserActivity)
  const [canLoad, setCanLoad] = useState(false)
  useEffect(() => presence.onPersonalTime(() => setCanLoad(true)), [presence])
  return canLoad
}

/** Opens a panel in the frame of the click. Its content renders in the next frame and remains during the exit animation. */
export const useDeferredContent = (isOpen: boolean): boolean => useDeferredValue(isOpen, false) || !isOpen

const unchanging = () => () => undefined
const asDrawn = () => false

/**
 * Fetches the visitor's own data when the page mounts. A page that was rendered for a new visitor, on a device without records, has no such
 * data: it fetches on the first interaction, like all deferred work. Returns whether the page may keep showing the empty state. During
 * hydration that is the server's markup. For a visitor without scripts, the server fetches the data.
 */
export const usePersonalData = (isAnonymous: boolean, ask: () => void): boolean => {
  const presence = useStore(UserActivity)
  useContainer().loads?.add(useId(), ask)
  const isReturning = useSyncExternalStore(unchanging, () => presence.isReturning, asDrawn)
  const latest = useEffectEvent(ask)
  useEffect(() => {
    if (isAnonymous && !presence.isReturning) return presence.onFirstInteraction(() => latest())
    latest()
    return undefined
  }, [isAnonymous, presence])
  return isAnonymous && !isReturning
}
