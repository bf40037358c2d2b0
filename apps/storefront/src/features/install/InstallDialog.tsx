import { Button, QrCode } from "@camber/ui"
import { Dialog, DialogMessage } from "@camber/ui/overlays"
import type { InstallPrompt, Instructions } from "@camber/domain/install"
import type { InstallStore } from "./InstallStore.ts"

export interface InstallDialogProps {
  readonly prompt: Exclude<InstallPrompt, { readonly _tag: "Closed" }>
  readonly store: InstallStore
}

/** The shop's own install prompt: a QR code for the phone, or the steps for an Apple device (PWA-02, PWA-03). */
export const InstallDialog = ({ prompt, store }: InstallDialogProps) => (
  <Dialog
    open
    onClose={() => void store.end("dismissed")}
    title={prompt._tag === "QrCode" ? "Install on your phone" : "Install the app"}
    actions={
      <>
        <Button variant="ghost" onClick={() => void store.end("dismissed")}>
          Not now
        </Button>
        <Button variant="primary" onClick={() => void store.end("accepted")}>
          Done
        </Button>
      </>
    }
  >
    <div className="install__prompt" onPointerDown={() => void store.engage()} onFocus={() => void store.engage()}>
      {prompt._tag === "QrCode" ? (
        <div className="install__code">
          <QrCode text={prompt.href} label="QR code that opens the install page on your phone" />
          <DialogMessage>Point your phone’s camera at the code and follow the steps there.</DialogMessage>
        </div>
      ) : (
        <Steps instructions={prompt.instructions} />
      )}
    </div>
  </Dialog>
)

const Steps = ({ instructions }: { readonly instructions: Instructions }) =>
  instructions._tag === "Steps" ? (
    <ol className="install__steps">
      {instructions.steps.map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  ) : (
    <DialogMessage>{instructions.text}</DialogMessage>
  )
