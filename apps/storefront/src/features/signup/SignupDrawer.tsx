import "@camber/ui/overlays.css"
import "./signup.css"
import { getSignupTitle } from "@camber/domain/signup"
import { Drawer } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { SignupPanel } from "./SignupPanel.tsx"
import type { SignupStore } from "./SignupStore.ts"

/** Renders the sign-up drawer (SIGN-01, SIGN-02). A separate chunk. */
const SignupDrawer = observer(function SignupDrawer({ store }: { readonly store: SignupStore }) {
  const { flow } = store
  if (flow === null) return null
  return (
    <Drawer open={flow.isOpen} onClose={() => void store.close()} title={getSignupTitle(flow)} width="wide" view={flow.step}>
      <SignupPanel store={store} flow={flow} />
    </Drawer>
  )
})
export default SignupDrawer
