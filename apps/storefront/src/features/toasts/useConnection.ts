import { useEffect } from "react"

/** Notifies of every change of the browser's connection, and of a page that hydrates offline and does not show it itself (TOAST-09). */
export const useConnection = (change: (isOnline: boolean) => void): void => {
  useEffect(() => {
    const update = () => change(navigator.onLine)
    if (!navigator.onLine && !document.querySelector("[data-kept]")) update()
    addEventListener("online", update)
    addEventListener("offline", update)
    return () => {
      removeEventListener("online", update)
      removeEventListener("offline", update)
    }
  }, [change])
}
