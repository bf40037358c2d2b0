import { type RefObject, useState } from "react"
import { useIntersection } from "@camber/ui"

/** Whether the element has been scrolled out of the window at its upper edge. False on the server, and where it is still to come. */
export const useHasLeft = (element: RefObject<Element | null>): boolean => {
  const [hasLeft, setHasLeft] = useState(false)
  useIntersection(element, ({ boundingClientRect, isIntersecting }) => setHasLeft(!isIntersecting && boundingClientRect.bottom <= 0))
  return hasLeft
}
