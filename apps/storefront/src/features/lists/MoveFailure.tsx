import { moveFailure } from "@camber/domain/lists"
import { AlertDialog } from "@camber/ui/overlays"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ListsStore } from "./ListsStore.ts"

/** Reports that a move could not be sent (TOAST-12, GAP-81). */
export const MoveFailure = observer(function MoveFailure() {
  const lists = useStore(ListsStore)
  return (
    <AlertDialog
      open={lists.state?.hasMoveFailed ?? false}
      title={moveFailure.title}
      message={moveFailure.text}
      onClose={() => void lists.run((use) => use.closeMoveFailure)}
    />
  )
})
