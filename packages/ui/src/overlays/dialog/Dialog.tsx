import { createContext, type ReactNode, type RefCallback, use, useId, useState } from "react"
import { Modal } from "../modal/Modal.tsx"

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

/** A dialog is told of its message, so that it names none where there is none. */
const MessageRef = createContext<RefCallback<HTMLElement>>(() => undefined)

const itself = (modal: HTMLElement) => modal

/** A small window in the middle of the screen. Focus goes in and comes back, the page behind is locked. */
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

/** What the dialog says; assistive technology reads it together with the title. */
export const DialogMessage = ({ children }: { readonly children: ReactNode }) => (
  <p ref={use(MessageRef)} id={useId()}>
    {children}
  </p>
)
