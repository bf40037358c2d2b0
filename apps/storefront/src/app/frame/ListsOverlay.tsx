import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { ConnectedCompareTray } from "../../features/comparison/ConnectedCompareTray.tsx"
import { useAddressAction } from "../../features/options/useAddressAction.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { usePushPromptAfterSave } from "./usePushPromptAfterSave.ts"
import { listDrawer } from "../../features/lists/listDrawer.ts"
import { PushModal } from "../../features/account-notifications/PushModal.tsx"
import { ListsStore } from "../../features/lists/ListsStore.ts"

/**
 * Learns what is in the lists, so that cards can say it (REC-42), and opens their drawer; beside it the tray of what is to be compared, and the question
 * whether news of what is in them may come to this device. Where its code cannot be had nothing is kept, and
 * that is said.
 */
export default observer(function ListsOverlay() {
  const lists = useStore(ListsStore)
  useAddressAction()
  useEffect(() => void lists.run((use) => use.hydrate), [lists])
  usePushPromptAfterSave(lists)
  const Drawer = useLazyComponent(lists.drawer !== null, listDrawer, () => void lists.run((use) => use.giveUpDrawer))
  return (
    <>
      <ConnectedCompareTray />
      {Drawer && <Drawer />}
      <PushModal />
    </>
  )
})
