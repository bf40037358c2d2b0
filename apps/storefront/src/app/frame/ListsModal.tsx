import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { Late, type LazyComponent } from "../../foundation/late/Late.tsx"
import { useInteracted } from "../../foundation/late/useInteracted.ts"
import { ListsStore } from "../../features/lists/ListsStore.ts"

const listsOverlay: LazyComponent = () => import("./ListsOverlay.tsx")
/** The overlays of the lists. Their code loads on the first interaction or on the first request to open one (NAV-106). */
export const ListsModal = observer(function ListsModal() {
  const { drawer } = useStore(ListsStore)
  const { search } = useLocation()
  const hasInteracted = useInteracted()
  return <Late load={listsOverlay} isWanted={hasInteracted || drawer !== null || /[?&]action=/i.test(search)} />
})
