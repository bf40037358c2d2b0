import "@camber/ui/overlays.css"
import "./signup.css"
import { getSignupTitle } from "@camber/domain/signup"
import { Button } from "@camber/ui"
import { Dialog } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { SignupPanel } from "./SignupPanel.tsx"
import type { SignupStore } from "./SignupStore.ts"

/** Renders the form that opens automatically, once (SIGN-39). A separate chunk. */
const SignupModal = observer(function SignupModal({ store }: { readonly store: SignupStore }) {
  const { flow } = store
  if (flow === null) return null
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
