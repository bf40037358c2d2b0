import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { useInteracted } from "../../foundation/lazy/useFirstInteraction.ts"
import { ListsStore } from "../../features/lists/ListsStore.ts"

const listsOverlay: LazyComponent = () => import("./ListsOverlay.tsx")
/** The overlays of the lists. Their code loads on the first interaction or on the first request to open one (NAV-106). */
export const ListsModal = observer(function ListsModal() {
  const lists = useStore(ListsStore)
  const isOpen = lists.drawer !== null
  const { search } = useLocation()
  const hasInteracted = useInteracted()
  return (
    <Lazy
      load={listsOverlay}
      isWanted={hasInteracted || isOpen || /[?&]action=/i.test(search)}
      request={isOpen}
      onFailure={() => void (isOpen && lists.run((use) => use.giveUpDrawer))}
    />
  )
})
