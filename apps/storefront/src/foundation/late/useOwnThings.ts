import { useEffect, useEffectEvent } from "react"
import { atFirstSign } from "./atFirstSign.ts"
import { hasBeenHere } from "./hasBeenHere.ts"

/**
 * Asks for what is the visitor's own as soon as the page stands. On a page that was drawn for a stranger, and while nothing on this device says
 * otherwise, that is nothing: it is asked for at the first sign of a person, as everything else is.
 */
export const useOwnThings = (isForStranger: boolean, ask: () => void): void => {
  const latest = useEffectEvent(ask)
  useEffect(() => {
    if (isForStranger && !hasBeenHere()) return atFirstSign(() => latest())
    latest()
    return undefined
  }, [isForStranger])
}
