import "@camber/ui/overlays.css"
import "./signup.css"
import { getSignupTitle } from "@camber/domain/signup"
import { Button } from "@camber/ui"
import { Dialog } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { SignupPanel } from "./SignupPanel.tsx"
import type { SignupStore } from "./SignupStore.ts"

export interface SignupModalProps {
  readonly store: SignupStore
  /** Whether the modal must wait, for example for an overlay that opened while this code loaded. */
  readonly isBusy: boolean
  readonly onShown: (isShown: boolean) => void
}

/** Renders the form that opens automatically, once (SIGN-39). A separate chunk. */
const SignupModal = observer(function SignupModal({ isBusy, onShown, store }: SignupModalProps) {
  const { flow } = store
  const isShown = flow !== null && flow.isOpen && !isBusy
  useEffect(() => onShown(isShown), [onShown, isShown])
  if (flow?.isOpen !== isShown) return null
  const close = () => void store.close()
  return (
    <Dialog
      open={flow.isOpen}
      onClose={close}
      quiet
      title={getSignupTitle(flow)}
      actions={
        flow.step === "email" && (
          <Button variant="ghost" onClick={close}>
            No, thanks
          </Button>
        )
      }
    >
      <SignupPanel store={store} flow={flow} />
    </Dialog>
  )
})
export default SignupModal
