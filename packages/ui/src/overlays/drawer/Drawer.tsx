import { type ReactNode, useEffect, useId, useRef } from "react"
import { IconButton } from "../../controls/button/IconButton.tsx"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Modal } from "../modal/Modal.tsx"
import type { DrawerSide } from "./swipe.ts"
import { useSwipeToClose } from "./useSwipeToClose.ts"

export interface DrawerProps {
  readonly open: boolean
  /** The backdrop, the close button, a swipe, Escape. */
  readonly onClose: () => void
  /** Escape where it closes an inner layer alone. */
  readonly onEscape?: (() => void) | undefined
  /** Its heading, and the name that assistive technology reads. */
  readonly title: string
  /** The edge it comes from (MODAL-03). This shop uses left and right (GAP-C80). Default `right`. */
  readonly side?: DrawerSide
  /** 350, 400, for a form 500, as a blade 1100 px; below 1024 px it takes the full width (MODAL-11 to MODAL-13, NAV-43). Default `normal`. */
  readonly width?: "normal" | "wide" | "form" | "blade"
  /** Names what is shown inside. When it changes while open, focus goes to the heading, as to the beginning of another page. */
  readonly view?: string | undefined
  readonly onBack?: (() => void) | undefined
  /** Stays at the lower end while the rest scrolls. */
  readonly footer?: ReactNode
  readonly children: ReactNode
  /** Closes when swiped back to its edge. Default true. */
  readonly swipe?: boolean
}

/**
 * A panel from an edge of the screen, over everything else (MODAL-01 to MODAL-12): the page behind is locked and hidden from assistive
 * technology, focus goes in and comes back.
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
      // Always the heading: which controls stand before the content depends on what has come by then.
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

/** One that is leaving has given the focus back. */
const useFocusOnNewView = (isOpen: boolean, view: string | undefined, heading: React.RefObject<HTMLHeadingElement | null>) => {
  const shown = useRef(view)
  useEffect(() => {
    const isNew = shown.current !== view
    shown.current = view
    if (isNew && isOpen) heading.current?.focus({ preventScroll: true })
  }, [heading, isOpen, view])
}
