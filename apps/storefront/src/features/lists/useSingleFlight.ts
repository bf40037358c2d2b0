import { useRef } from "react"

/** Runs one action at a time and ignores presses while it runs. The busy state of a button renders too late to prevent a double press. */
export const useSingleFlight = (): ((run: () => Promise<void>) => Promise<void>) => {
  const isRunning = useRef(false)
  return async (run) => {
    if (isRunning.current) return
    isRunning.current = true
    try {
      await run()
    } finally {
      isRunning.current = false
    }
  }
}
