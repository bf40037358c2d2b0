import "@camber/ui/overlays.css"
import "./push.css"
import { AlertDialog } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { formatPushFailure, PushStore } from "./PushStore.ts"
import { PushQuestion } from "./view/push-question/PushQuestion.tsx"

/** Content of the push permission prompt, or its error. Loads in its own chunk. */
const PushOverlay = observer(function PushOverlay() {
  const store = useStore(PushStore)
  const { prompt } = store
  switch (prompt._tag) {
    case "Closed":
      return null
    case "Open":
      return (
        <PushQuestion
          permissions={prompt.permissions}
          onAccept={(types) => void store.accept(types)}
          onDismiss={() => void store.dismiss()}
        />
      )
    case "Failed":
      return (
        <AlertDialog
          open
          title="Messages Are Off"
          message={formatPushFailure(prompt.message)}
          onClose={() => void store.dismiss()}
          onClosed={() => undefined}
        />
      )
  }
})
export default PushOverlay
