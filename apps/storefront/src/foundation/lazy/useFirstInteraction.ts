import { useEffect, useRef, useState } from "react"
import { onFirstInteraction } from "./onFirstInteraction.ts"

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
