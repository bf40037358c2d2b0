import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { CompareShelf } from "../comparison/CompareShelf.tsx"
import { useAddressAction } from "../catalogue/useAddressAction.ts"
import { useStore } from "../composition/StoreContext.ts"
import { useLateComponent } from "../frame/useLateComponent.ts"
import { listDrawer } from "./listDrawer.ts"
import { ListsStore } from "./ListsStore.ts"

/**
 * Learns what is in the lists, so that cards can say it (REC-42), and opens their drawer; beside it the tray of what is to be compared. Where its code cannot be had nothing is kept, and
 * that is said.
 */
export default observer(function ListsOverlay() {
  const lists = useStore(ListsStore)
  useAddressAction()
  useEffect(() => void lists.run((use) => use.hydrate), [lists])
  const Drawer = useLateComponent(lists.drawer !== null, listDrawer, () => void lists.run((use) => use.giveUpDrawer))
  return (
    <>
      <CompareShelf />
      {Drawer && <Drawer />}
    </>
  )
})
