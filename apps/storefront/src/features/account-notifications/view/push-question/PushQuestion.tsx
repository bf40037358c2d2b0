import { Button, CheckBox } from "@camber/ui"
import { Dialog, DialogMessage } from "@camber/ui/overlays"
import { useState } from "react"

export interface PushQuestionProps {
  readonly permissions: ReadonlyArray<{ readonly type: string; readonly displayName: string; readonly granted: boolean }>
  /** Receives the selected message types; an empty array declines. */
  readonly onAccept: (types: ReadonlyArray<string>) => void
  readonly onDismiss: () => void
}

/** Asks for the message types of this device (PUSH-10). It opens by itself, so it handles no keys that are meant for the page. */
export const PushQuestion = ({ onAccept, onDismiss, permissions }: PushQuestionProps) => {
  const [chosen, setChosen] = useState<ReadonlyArray<string>>(() => permissions.flatMap(({ granted, type }) => (granted ? type : [])))
  return (
    <Dialog
      open
      quiet
      onClose={onDismiss}
      title="Get updates on this device?"
      actions={
        <>
          <Button variant="ghost" onClick={onDismiss}>
            No, Thanks
          </Button>
          <Button variant="primary" onClick={() => onAccept(chosen)}>
            Yes, Please
          </Button>
        </>
      }
    >
      <DialogMessage>We'll message you when there's news, even when the shop isn't open. Never at night.</DialogMessage>
      <fieldset className="pushask">
        <legend className="vh">Messages about</legend>
        {permissions.map(({ displayName, type }) => (
          <CheckBox
            key={type}
            label={displayName}
            checked={chosen.includes(type)}
            onCheck={(isChecked) => setChosen(isChecked ? [...chosen, type] : chosen.filter((other) => other !== type))}
          />
        ))}
      </fieldset>
    </Dialog>
  )
}
