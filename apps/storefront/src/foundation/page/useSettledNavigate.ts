import { startTransition, useEffect, useRef, useState } from "react"
import { useNavigate, useNavigation } from "react-router-dom"

/**
 * Returns a function that navigates without scrolling and resolves once the result is rendered and no navigation is pending. React
 * Router's own promise resolves before React renders. Never resolves if the component has unmounted.
 */
export const useSettledNavigate = (): ((href: string) => Promise<void>) => {
  const navigate = useNavigate()
  const { state } = useNavigation()
  const [arrivals, setArrivals] = useState(0)
  const waiting = useRef<Array<() => void>>([])
  useEffect(() => {
    if (state === "idle") for (const resolve of waiting.current.splice(0)) resolve()
  }, [arrivals, state])
  return async (href) => {
    await navigate(href, { preventScrollReset: true })
    return new Promise((resolve) => {
      // Queued behind the router's own update, so that the effect runs after the new page is rendered.
      startTransition(() => {
        waiting.current.push(resolve)
        setArrivals((count) => count + 1)
      })
    })
  }
}
