import { createContext, type ReactNode, type RefCallback, use, useId, useState } from "react"
import { Modal } from "../modal/Modal.tsx"

export interface DialogProps {
  readonly open: boolean
  /** Called on Escape or a click outside. */
  readonly onClose: () => void
  /** Called when the dialog has left the screen, 300 ms after it was closed (CTRL-28). */
  readonly onClosed?: (() => void) | undefined
  readonly title: string
  readonly children: ReactNode
  /** The buttons; the main one is last. */
  readonly actions: ReactNode
  /** Whether the shopper must answer before any other action; if so, screen readers announce the whole content immediately. */
  readonly urgent?: boolean
  /**
   * Whether the dialog opened automatically. Then the window takes the focus instead of its first field, so that no key meant for the page
   * reaches the field and no on-screen keyboard opens.
   */
  readonly quiet?: boolean
}

/** Registers the message with its dialog, so that a dialog without a message does not refer to one. */
const MessageRef = createContext<RefCallback<HTMLElement>>(() => undefined)

const itself = (modal: HTMLElement) => modal

/** Renders a small window in the center of the screen. The window takes the focus and returns it on closing; the page behind is locked. */
export const Dialog = ({ open, onClose, onClosed, title, children, actions, urgent = false, quiet = false }: DialogProps) => {
  const titleId = useId()
  const [message, setMessage] = useState<HTMLElement | null>(null)
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      className="dialog"
      role={urgent ? "alertdialog" : "dialog"}
      aria-labelledby={titleId}
      aria-describedby={message?.id}
      {...(quiet && { initialFocus: itself })}
    >
      <h2 id={titleId}>{title}</h2>
      <MessageRef value={setMessage}>{children}</MessageRef>
      <div className="row">{actions}</div>
    </Modal>
  )
}

/** Renders the dialog's message; screen readers announce it together with the title. */
export const DialogMessage = ({ children }: { readonly children: ReactNode }) => (
  <p ref={use(MessageRef)} id={useId()}>
    {children}
  </p>
)
