import { createContext, type ReactNode, type RefCallback, use, useId, useState } from "react"
import { Modal } from "../modal/Modal.tsx"

export interface DialogProps {
  readonly open: boolean
  /** Called on Escape or a click outside. */
  readonly onClose: () => void
  /** Called when it has left the screen, 300 ms after closing (CTRL-28). */
  readonly onClosed?: (() => void) | undefined
  readonly title: string
  readonly children: ReactNode
  /** The buttons; the main one is last. */
  readonly actions: ReactNode
  /** Requires an answer before any other action: its whole content is announced immediately. */
  readonly urgent?: boolean
  /**
   * Whether it opened automatically: the window takes the focus and not its first field, so that no key meant for the page reaches the
   * field, and no on-screen keyboard opens.
   */
  readonly quiet?: boolean
}

/** Registers the message with its dialog, so that a dialog without a message references none. */
const MessageRef = createContext<RefCallback<HTMLElement>>(() => undefined)

const itself = (modal: HTMLElement) => modal

/** Renders a small window in the center of the screen. Focus moves into it and returns, and the page behind is locked. */
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
