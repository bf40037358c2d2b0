import { useRef } from "react"

/**
 * Runs one thing at a time: what is pressed while it is under way is left out. A button is told too late that it is busy to keep a double
 * press from counting twice.
 */
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
