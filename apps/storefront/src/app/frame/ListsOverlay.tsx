import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ConnectedCompareTray } from "../../features/comparison/ConnectedCompareTray.tsx"
import { useAddressAction } from "../../features/options/useAddressAction.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy } from "../../foundation/lazy/Lazy.tsx"
import { usePushPromptAfterSave } from "./usePushPromptAfterSave.ts"
import { listDrawer } from "../../features/lists/listDrawer.ts"
import { PushModal } from "../../features/account-notifications/PushModal.tsx"
import { ListsStore } from "../../features/lists/ListsStore.ts"

/**
 * Loads the contents of the lists for product cards (REC-42) and opens the list drawer. Also shows the compare tray and the prompt for
 * push messages about list items. If its code cannot be loaded, nothing is saved and the visitor is notified.
 */
export default observer(function ListsOverlay() {
  const lists = useStore(ListsStore)
  useAddressAction()
  useEffect(() => void lists.run((use) => use.hydrate), [lists])
  usePushPromptAfterSave(lists)
  return (
    <>
      <ConnectedCompareTray />
      <Lazy load={listDrawer} isWanted={lists.drawer !== null} onFailure={() => void lists.run((use) => use.giveUpDrawer)} />
      <PushModal />
    </>
  )
})
