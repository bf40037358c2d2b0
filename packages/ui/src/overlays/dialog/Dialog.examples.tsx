import type { Examples } from "../../../examples/Examples.ts"
import { Opener } from "../../../examples/InteractiveExample.tsx"
import { Button } from "../../controls/button/Button.tsx"
import { AlertDialog, ConfirmDialog } from "./ConfirmDialog.tsx"
import { Dialog, DialogMessage } from "./Dialog.tsx"
import { PromptDialog } from "./PromptDialog.tsx"

const named = (text: string) => (text.trim() === "" ? ["Name the list."] : [])

export const examples: Examples = {
  Alert: (
    <Opener label="Alert">
      {(open, close) => <AlertDialog open={open} title="Move Item Failed" message="Please try again." onClose={close} />}
    </Opener>
  ),
  Confirm: (
    <Opener label="Confirm">
      {(open, close) => (
        <ConfirmDialog
          open={open}
          title="Remove all items?"
          message="Your cart has 4 different parts."
          okLabel="Remove all"
          onAnswer={close}
        />
      )}
    </Opener>
  ),
  Prompt: (
    <Opener label="Prompt">
      {(open, close) => <PromptDialog open={open} title="New list" label="List name" messagesFor={named} onAnswer={close} />}
    </Opener>
  ),
  "Long text": (
    <Opener label="A long one">
      {(open, close) => (
        <Dialog
          open={open}
          title="Delete the 1957 Chevrolet 150 / 210 / Bel Air (Tri-Five) Station Wagon with the longest name of all?"
          onClose={close}
          actions={
            <>
              <Button onClick={close}>Keep this vehicle in my garage</Button>
              <Button variant="primary" onClick={close}>
                Delete it for good
              </Button>
            </>
          }
        >
          <DialogMessage>
            Everything that you chose for it stays in your cart and in your lists, but we no longer say whether it fits: that follows the
            vehicle that is selected.
          </DialogMessage>
        </Dialog>
      )}
    </Opener>
  )
}
