import { observer } from "mobx-react-lite"
import { useLocation } from "../../foundation/router/hooks.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyOnInteraction } from "../../foundation/late/useLazyOnInteraction.ts"
import { ListsStore } from "../../features/lists/ListsStore.ts"

const listsOverlay: LazyComponent = () => import("./ListsOverlay.tsx")
/** What of the lists lies over every page. It comes with the first sign of a person, or where something is wished already (NAV-106). */
export const ListsModal = observer(function ListsModal() {
  const { drawer } = useStore(ListsStore)
  const { search } = useLocation()
  const Overlay = useLazyOnInteraction(listsOverlay, drawer !== null || /[?&]action=/i.test(search))
  return Overlay && <Overlay />
})
