import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { lateComponent } from "../../foundation/late/lateComponent.ts"
import { useFirstSign } from "../../foundation/late/useFirstSign.ts"
import { useLateComponent } from "../../foundation/late/useLateComponent.ts"
import { ListsStore } from "../../features/lists/ListsStore.ts"

const listsOverlay = lateComponent(() => import("./ListsOverlay.tsx"))
const doWithout = () => undefined

/** What of the lists lies over every page. It comes with the first sign of a person, or where something is wished already (NAV-106). */
export const ListsModal = observer(function ListsModal() {
  const { drawer } = useStore(ListsStore)
  const { search } = useLocation()
  const [isAttended, setAttended] = useState(false)
  useFirstSign(() => setAttended(true))
  const Overlay = useLateComponent(isAttended || drawer !== null || /[?&]action=/i.test(search), listsOverlay, doWithout)
  return Overlay && <Overlay />
})
