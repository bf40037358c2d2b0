import { Button } from "../../controls/button/Button.tsx"
import { Dialog, DialogMessage, type DialogProps } from "./Dialog.tsx"

export interface ConfirmDialogProps extends Pick<DialogProps, "open" | "onClosed"> {
  readonly title: string
  readonly message: string
  readonly okLabel?: string
  readonly cancelLabel?: string
  /** Called with the answer. Escape and a click outside also answer false. */
  readonly onAnswer: (isConfirmed: boolean) => void
}

/** Asks a yes-or-no question (TOAST-10). */
export const ConfirmDialog = ({ open, title, message, okLabel = "OK", cancelLabel = "Cancel", onAnswer, onClosed }: ConfirmDialogProps) => (
  <Dialog
    urgent
    open={open}
    title={title}
    onClose={() => onAnswer(false)}
    onClosed={onClosed}
    actions={
      <>
        <Button onClick={() => onAnswer(false)}>{cancelLabel}</Button>
        <Button variant="primary" onClick={() => onAnswer(true)}>
          {okLabel}
        </Button>
      </>
    }
  >
    <DialogMessage>{message}</DialogMessage>
  </Dialog>
)

export interface AlertDialogProps extends Pick<DialogProps, "open" | "onClose" | "onClosed"> {
  readonly title: string
  readonly message: string
  readonly okLabel?: string
}

/** Renders a message with one acknowledgment (TOAST-10). */
export const AlertDialog = ({ open, title, message, okLabel = "OK", onClose, onClosed }: AlertDialogProps) => (
  <Dialog
    urgent
    open={open}
    title={title}
    onClose={onClose}
    onClosed={onClosed}
    actions={
      <Button variant="primary" onClick={onClose}>
        {okLabel}
      </Button>
    }
  >
    <DialogMessage>{message}</DialogMessage>
  </Dialog>
)
