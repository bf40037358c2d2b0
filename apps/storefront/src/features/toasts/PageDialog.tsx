import "@camber/ui/overlays.css"
import { getFailedMessages } from "@camber/domain/controls"
import { AlertDialog, ConfirmDialog, PromptDialog } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { PromptQuestion } from "./dialog.ts"
import { DialogStore } from "./DialogStore.ts"

/** Renders the open dialog. A separate chunk. */
const PageDialog = observer(function PageDialog() {
  const store = useStore(DialogStore)
  const { current } = store
  if (current === null) return null
  const frame = { open: store.isOpen, onClosed: () => store.closed() }
  switch (current.kind) {
    case "alert":
      return <AlertDialog key={current.id} {...frame} {...current.question} onClose={current.leave} />
    case "confirm":
      return <ConfirmDialog key={current.id} {...frame} {...current.question} onAnswer={current.answer} />
    case "prompt":
      return <PromptDialog key={current.id} {...frame} {...promptProps(current.question)} onAnswer={current.answer} />
  }
})
export default PageDialog

const promptProps = ({ validations = [], ...question }: PromptQuestion) => ({
  ...question,
  messagesFor: (text: string) => getFailedMessages(text, validations)
})
