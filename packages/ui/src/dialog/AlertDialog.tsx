import { Button } from "../button/Button.tsx"
import { Dialog, DialogMessage } from "./Dialog.tsx"

export interface AlertDialogProps {
  readonly open: boolean
  readonly title: string
  readonly message: string
  readonly okLabel?: string
  readonly onClose: () => void
}

/** Says something and has one acknowledgement (TOAST-10). */
export const AlertDialog = ({ open, title, message, okLabel = "OK", onClose }: AlertDialogProps) => (
  <Dialog
    urgent
    open={open}
    title={title}
    onClose={onClose}
    actions={
      <Button variant="primary" onClick={onClose}>
        {okLabel}
      </Button>
    }
  >
    <DialogMessage>{message}</DialogMessage>
  </Dialog>
)
