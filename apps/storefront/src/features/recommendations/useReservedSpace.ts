import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react"

/**
 * Keeps what lies below a room where it is for whoever has it in sight while its content comes: the room stays as high as it was as far as it
 * is seen, until it is out of sight once. `isHeld`: somebody saw it when its wait ended, and has not left it since.
 */
export const useReservedSpace = (isWaiting: boolean): { readonly room: RefObject<HTMLDivElement | null>; readonly isHeld: boolean } => {
  const room = useRef<HTMLDivElement>(null)
  const before = useRef(0)
  const [isHeld, setHeld] = useState(true)
  useLayoutEffect(() => {
    const element = room.current
    if (element === null) return
    // The wait is in the room's own height; its end may come with less.
    if (isWaiting) {
      before.current = element.offsetHeight
      return
    }
    // Nothing was waited for, as where the room stands in another's place: nobody's view has to be kept.
    if (before.current === 0) return setHeld(false)
    const { bottom, top } = element.getBoundingClientRect()
    const end = top + before.current
    // Who has come to what is below it stays there.
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
