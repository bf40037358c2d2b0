import { useEffect, useState } from "react"

/** Milliseconds after a press, and after the work of the pressed button, in which the response or the next press is likely. */
const QUIET_MS = 2000
const STEP_MS = 250
const hasBusyButton = () => document.querySelector('button[aria-busy="true"]') !== null

/**
 * Returns whether the visitor has just pressed something by pointer or key, or waits for a button to finish. A drawer whose code is still
 * loading does not cover the page yet. The result starts as true, because a first press loads the code that uses this hook.
 */
export const useIsPressing = (): boolean => {
  const [isPressing, setPressing] = useState(true)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (quiet: number) => {
      timer = setTimeout(() => {
        const passed = hasBusyButton() ? 0 : quiet + STEP_MS
        if (passed < QUIET_MS) wait(passed)
        else setPressing(false)
      }, STEP_MS)
    }
    const press = () => {
      clearTimeout(timer)
      setPressing(true)
      wait(0)
    }
    wait(0)
    const presses = ["pointerdown", "pointerup", "keydown"] as const
    for (const kind of presses) document.addEventListener(kind, press, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const kind of presses) document.removeEventListener(kind, press, { capture: true })
    }
  }, [])
  return isPressing
}
