import { Dialog } from "@base-ui/react/dialog"
import { type ReactNode, useEffect, useRef } from "react"
import { IconButton } from "../../controls/button/IconButton.tsx"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { useOpenLayer } from "../../foundation/open-layers/openLayers.ts"
import type { DrawerSide } from "./swipe.ts"
import { useSwipeToClose } from "./useSwipeToClose.ts"

export interface DrawerProps {
  readonly open: boolean
  /** Escape, the backdrop, the close button, a swipe. */
  readonly onClose: () => void
  /** Its heading, and the name that assistive technology reads. */
  readonly title: string
  /** The edge it comes from (MODAL-03). Default `right`. */
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
  /** Is drawn there while it is closed too, hidden. For rehearsals. */
  readonly closedIn?: HTMLElement
}

/**
 * A panel from an edge of the screen, over everything else (MODAL-01 to MODAL-12): the page behind is locked and hidden from assistive
 * technology, focus goes in and comes back.
 */
export const Drawer = (props: DrawerProps) => {
  const { open, onClose, title, side = "right", width = "normal", view, onBack, footer, children, swipe = true, closedIn } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useOpenLayer(open)
  useFocusOnNewView(view, heading)
  const swiping = useSwipeToClose(side, onClose)
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal {...(closedIn && { container: closedIn, keepMounted: true })}>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup
          className={classNames("drawer", `drawer--${side}`, width !== "normal" && `drawer--${width}`)}
          // Always the heading: which controls stand before the content depends on what has come by then.
          initialFocus={heading}
          {...(swipe ? swiping : {})}
        >
          <div className="drawer__h">
            {onBack !== undefined && <IconButton icon="arrow-left" label="Back" className="back" onClick={onBack} />}
            <Dialog.Title ref={heading} tabIndex={-1}>
              {title}
            </Dialog.Title>
            <Dialog.Close className="iconbtn" aria-label="Close">
              <Icon name="x" />
            </Dialog.Close>
          </div>
          <div className="drawer__b">{children}</div>
          {footer !== undefined && <div className="drawer__f">{footer}</div>}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

const useFocusOnNewView = (view: string | undefined, heading: React.RefObject<HTMLHeadingElement | null>) => {
  const shown = useRef(view)
  useEffect(() => {
    if (shown.current === view) return
    shown.current = view
    heading.current?.focus({ preventScroll: true })
  }, [heading, view])
}
