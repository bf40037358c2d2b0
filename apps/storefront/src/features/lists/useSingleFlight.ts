import { useRef } from "react"

/** Runs one action at a time and ignores clicks while it runs. The busy state of a button renders too late to prevent a double click. */
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
