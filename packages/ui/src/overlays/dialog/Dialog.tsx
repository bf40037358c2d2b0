import { Dialog as Modal } from "@base-ui/react/dialog"
import { type ReactNode, useRef } from "react"
import { useOpenLayer } from "../../foundation/open-layers/openLayers.ts"

export interface DialogProps {
  readonly open: boolean
  /** Escape, a press beside it. */
  readonly onClose: () => void
  /** It has gone from the screen, 300 ms after it was closed (CTRL-28). */
  readonly onClosed?: (() => void) | undefined
  readonly title: string
  readonly children: ReactNode
  /** The buttons; the main one stands last. */
  readonly actions: ReactNode
  /** Asks for an answer before anything else: read out at once with all that it says. */
  readonly urgent?: boolean
  /** Came by itself: the window takes the focus and not its first field, so that no key meant for the page lands there, and no keyboard rises. */
  readonly quiet?: boolean
}

/** A small window in the middle of the screen. Focus goes in and comes back, the page behind is locked. */
export const Dialog = ({ open, onClose, onClosed, title, children, actions, urgent = false, quiet = false }: DialogProps) => {
  const popup = useRef<HTMLDivElement>(null)
  useOpenLayer(open)
  return (
    <Modal.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()} onOpenChangeComplete={(isOpen) => !isOpen && onClosed?.()}>
      <Modal.Portal>
        <Modal.Backdrop className="scrim" forceRender />
        <Modal.Popup ref={popup} className="dialog" role={urgent ? "alertdialog" : "dialog"} {...(quiet && { initialFocus: popup })}>
          <Modal.Title>{title}</Modal.Title>
          {children}
          <div className="row">{actions}</div>
        </Modal.Popup>
      </Modal.Portal>
    </Modal.Root>
  )
}

/** What the dialog says; assistive technology reads it together with the title. */
export const DialogMessage = ({ children }: { readonly children: ReactNode }) => <Modal.Description>{children}</Modal.Description>
