import { useEffect } from "react"

/** Tells of every change of the browser's connection, and of a page that comes alive without one (TOAST-09). */
export const useConnection = (change: (isOnline: boolean) => void): void => {
  useEffect(() => {
    const tell = () => change(navigator.onLine)
    if (!navigator.onLine) tell()
    addEventListener("online", tell)
    addEventListener("offline", tell)
    return () => {
      removeEventListener("online", tell)
      removeEventListener("offline", tell)
    }
  }, [change])
}
