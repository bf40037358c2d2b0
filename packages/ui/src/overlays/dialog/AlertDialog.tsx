import { Button } from "../../controls/button/Button.tsx"
import { Dialog, DialogMessage, type DialogProps } from "./Dialog.tsx"

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
