import { type TouchEvent, useRef } from "react"
import { isSwipeToClose, type DrawerSide } from "./swipe.ts"

/** Fields keep their own gestures: moving the caret, selecting text (MODAL-09). */
const FIELDS = "input, textarea, select"

/** Returns the touch handlers that close a drawer by a swipe back to its edge. */
export const useSwipeToClose = (side: DrawerSide, onClose: () => void) => {
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null)
  return {
    onTouchStart: ({ target, touches }: TouchEvent) => {
      const touch = touches.length === 1 ? touches[0] : undefined
      const isInField = target instanceof Element && target.closest(FIELDS) !== null
      start.current = touch !== undefined && !isInField ? { x: touch.clientX, y: touch.clientY } : null
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0]
      if (start.current === null || touch === undefined) return
      const movement = { x: touch.clientX - start.current.x, y: touch.clientY - start.current.y }
      start.current = null
      if (isSwipeToClose(side, movement)) onClose()
    }
  }
}
