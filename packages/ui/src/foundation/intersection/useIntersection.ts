import { type RefObject, useEffect, useRef } from "react"
import { throttle } from "./throttle.ts"

/**
 * Notifies when an element enters or leaves the viewport, at most every 100 ms (CTRL-42). `margin` extends the viewport by that many px.
 */
export const useIntersection = (
  element: RefObject<Element | null>,
  onEntry: (entry: IntersectionObserverEntry) => void,
  margin = 0
): void => {
  const latest = useRef(onEntry)
  useEffect(() => {
    latest.current = onEntry
  })
  useEffect(() => {
    if (element.current === null) return
    const { call, stop } = throttle((entry: IntersectionObserverEntry) => latest.current(entry))
    const observer = new IntersectionObserver((entries) => entries.slice(-1).forEach(call), { rootMargin: `${margin}px` })
    observer.observe(element.current)
    return () => {
      observer.disconnect()
      stop()
    }
  }, [element, margin])
}
