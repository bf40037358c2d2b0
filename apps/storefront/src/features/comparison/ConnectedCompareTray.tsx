import "./comparison.css"
import { COMPARE_HREF, compareHref, MAX_COMPARED } from "@camber/domain/comparison"
import { CompareTray } from "./view/compare-tray/CompareTray.tsx"
import { observer } from "mobx-react-lite"
import { useEffect, useRef } from "react"
import { checkoutHref } from "../../foundation/page/hrefs.ts"
import { useAnnouncement } from "../../foundation/page/AnnouncementStore.ts"
import { useFocusRestore } from "../../foundation/page/restoreFocus.ts"
import { useLocation } from "react-router-dom"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CompareStore } from "./CompareStore.ts"

/** Pages without comparison choices, which hide the tray. */
const quiet = [COMPARE_HREF, checkoutHref, "/account", "/assembly", "/staff"]

/** Comparison tray, on every page with comparable products. */
export const ConnectedCompareTray = observer(function ConnectedCompareTray() {
  const store = useStore(CompareStore)
  const { pathname } = useLocation()
  const { chosen } = store
  const before = useRef(chosen.length)
  const verb = chosen.length > before.current ? "Added to compare" : "Removed from compare"
  useAnnouncement(`${verb}, ${chosen.length} of ${MAX_COMPARED}`, { of: "compare", when: chosen.length })
  useEffect(() => {
    before.current = chosen.length
  }, [chosen.length])
  useFocusRestore(chosen.length === 0 ? "nothing" : "tray")
  if (chosen.length === 0 || quiet.some((path) => pathname.toLowerCase().startsWith(path))) return null
  return (
    <CompareTray
      products={chosen.map(({ imageUrl, skuBaseNumber, title }) => ({ key: skuBaseNumber, title, imageUrl }))}
      most={MAX_COMPARED}
      href={compareHref(chosen.map(({ skuBaseNumber }) => skuBaseNumber))}
      onRemove={(key) => {
        const product = chosen.find(({ skuBaseNumber }) => skuBaseNumber === key)
        if (product !== undefined) store.toggle(product)
      }}
      onClear={() => store.clear()}
    />
  )
})
