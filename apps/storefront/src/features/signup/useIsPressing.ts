import { useEffect, useState } from "react"

/** Time in ms after a press in which its response, or the next press, is likely. */
const QUIET_MS = 2000

/** Returns whether the visitor has just pressed something, by pointer or by key. */
export const useIsPressing = (): boolean => {
  const [isPressing, setPressing] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const press = () => {
      clearTimeout(timer)
      setPressing(true)
      timer = setTimeout(() => setPressing(false), QUIET_MS)
    }
    const presses = ["pointerdown", "pointerup", "keydown"] as const
    for (const kind of presses) document.addEventListener(kind, press, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const kind of presses) document.removeEventListener(kind, press, { capture: true })
    }
  }, [])
  return isPressing
}
