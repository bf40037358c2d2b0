import { type RefObject, useEffect, useState } from "react"

/** Whether the element has been scrolled out of the window at its upper edge. False on the server, and where it is still to come. */
export const useHasLeft = (element: RefObject<Element | null>): boolean => {
  const [hasLeft, setHasLeft] = useState(false)
  useEffect(() => {
    if (element.current === null) return
    const observer = new IntersectionObserver(([entry]) => {
      if (entry !== undefined) setHasLeft(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return hasLeft
}
