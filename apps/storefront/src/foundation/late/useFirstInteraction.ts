import { useEffect, useRef } from "react"
import { onFirstInteraction } from "./onFirstInteraction.ts"

/** Calls once, on the first pointer, touch, key or scroll event. */
export const useFirstInteraction = (act: () => void): void => {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => onFirstInteraction(() => latest.current()), [])
}
