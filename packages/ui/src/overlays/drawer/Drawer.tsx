import { type ReactNode, useEffect, useId, useRef, type TouchEvent } from "react"
import { IconButton } from "../../controls/button/Button.tsx"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Modal } from "../modal/Modal.tsx"

/** The edge of the screen that a drawer opens from. */
export type DrawerSide = "right" | "left" | "top" | "bottom"

/** A movement in CSS pixels. */
interface Movement {
  readonly x: number
  readonly y: number
}

/** Minimum distance that a finger must move toward the drawer's edge, in CSS pixels (MODAL-08). */
export const SWIPE_TO_CLOSE = 100

const toward: Record<DrawerSide, (movement: Movement) => number> = {
  right: ({ x }) => x,
  left: ({ x }) => -x,
  bottom: ({ y }) => y,
  top: ({ y }) => -y
}

/** Returns whether the movement is long enough and more toward the edge than across it, so that scrolling never closes a drawer. */
export const isSwipeToClose = (side: DrawerSide, movement: Movement): boolean => {
  const isSideways = side === "left" || side === "right"
  const across = Math.abs(isSideways ? movement.y : movement.x)
  const distance = toward[side](movement)
  return distance >= SWIPE_TO_CLOSE && distance > across
}

/** Fields where a swipe keeps its own effect: it moves the caret or selects text (MODAL-09). */
const FIELDS = "input, textarea, select"

/** Returns the touch handlers that close a drawer when the shopper swipes it back to its edge. */
const useSwipeToClose = (side: DrawerSide, onClose: () => void) => {
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

export interface DrawerProps {
  readonly open: boolean
  /** Called after a click on the backdrop or the close button, a swipe, or Escape. */
  readonly onClose: () => void
  /** Called on Escape in place of `onClose`, for a drawer where Escape closes only an inner layer. */
  readonly onEscape?: (() => void) | undefined
  /** The heading, which is also the drawer's accessible name. */
  readonly title: string
  /** The edge of the screen that the drawer opens from (MODAL-03). This shop uses left and right (GAP-C80). Default `right`. */
  readonly side?: DrawerSide
  /**
   * The width from 1024 px up: 350 px (normal), 400 px (wide), 500 px (form) or 1100 px (blade). Below, the drawer takes the full width
   * (MODAL-11 to MODAL-13, NAV-43). Default `normal`.
   */
  readonly width?: "normal" | "wide" | "form" | "blade"
  /** Name of the current view. When it changes while the drawer is open, the heading takes the focus, as on a new page. */
  readonly view?: string | undefined
  readonly onBack?: (() => void) | undefined
  /** Content that stays at the bottom while the rest scrolls. */
  readonly footer?: ReactNode
  readonly children: ReactNode
  /** Whether a swipe back to the drawer's edge closes it. Default true. */
  readonly swipe?: boolean
}

/**
 * Renders a panel that opens from an edge of the screen above everything else (MODAL-01 to MODAL-12). The page behind is locked and hidden
 * from assistive technology. The panel takes the focus and returns it on closing.
 */
export const Drawer = (props: DrawerProps) => {
  const { open, onClose, onEscape, title, side = "right", width = "normal", view, onBack, footer, children, swipe = true } = props
  const heading = useRef<HTMLHeadingElement>(null)
  const id = useId()
  useFocusOnNewView(open, view, heading)
  const swiping = useSwipeToClose(side, onClose)
  return (
    <Modal
      open={open}
      onClose={onClose}
      onEscape={onEscape}
      className={classNames("drawer", `drawer--${side}`, width !== "normal" && `drawer--${width}`)}
      aria-labelledby={id}
      // The heading always takes the focus, because the controls before the content depend on the parts that have loaded.
      initialFocus={() => heading.current}
      {...(swipe ? swiping : {})}
    >
      <div className="drawer__h">
        {onBack !== undefined && <IconButton icon="arrow-left" label="Back" className="back" onClick={onBack} />}
        <h2 ref={heading} id={id} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="x" label="Close" onClick={onClose} />
      </div>
      <div className="drawer__b">{children}</div>
      {footer !== undefined && <div className="drawer__f">{footer}</div>}
    </Modal>
  )
}

/** A drawer that is closing has already returned the focus. */
const useFocusOnNewView = (isOpen: boolean, view: string | undefined, heading: React.RefObject<HTMLHeadingElement | null>) => {
  const shown = useRef(view)
  useEffect(() => {
    const isNew = shown.current !== view
    shown.current = view
    if (isNew && isOpen) heading.current?.focus({ preventScroll: true })
  }, [heading, isOpen, view])
}
