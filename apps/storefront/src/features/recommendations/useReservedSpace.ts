import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * Prevents layout shifts below a reserved space while its content loads. The visible part of the space keeps its height until it leaves the
 * viewport once. `isHeld`: the space was in view when loading ended and has remained in view since.
 */
export const useReservedSpace = (isWaiting: boolean): { readonly room: RefObject<HTMLDivElement | null>; readonly isHeld: boolean } => {
  const room = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  const [isHeld, setHeld] = useState(true)
  useLayoutEffect(() => {
    const element = room.current
    if (element === null) return
    // Reserves the skeleton's own height while it loads; the content may be smaller.
    if (isWaiting) {
      before.current = element.offsetHeight
      return
    }
    // Without a previous height, for example when the space replaces another, no scroll position needs to be kept.
    if (before.current === 0) return setHeld(false)
    const { bottom, top } = element.getBoundingClientRect()
    const end = top + before.current
    // Keeps the scroll position of visitors who have reached the content below.
    if (end < innerHeight && bottom > end) scrollBy({ top: bottom - end, behavior: "instant" })
    const seen = Math.min(before.current, innerHeight - top)
    if (end <= 0 || seen <= 0) setHeld(false)
    else element.style.minBlockSize = `${seen}px`
  }, [isWaiting])
  useEffect(() => {
    const element = room.current
    if (isWaiting || !isHeld || element === null) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) return
      element.style.minBlockSize = ""
      setHeld(false)
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [isWaiting, isHeld])
  return { room, isHeld }
}
