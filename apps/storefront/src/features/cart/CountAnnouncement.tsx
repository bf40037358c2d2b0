import { itemCountText } from "@camber/domain/catalog"
import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { useAnnouncement } from "../../foundation/page/useAnnouncement.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "./CartStore.ts"

/** Announces changes of the count. Skips the first count, and the cart page, which announces its own total. */
export const CountAnnouncement = observer(function CountAnnouncement() {
  const itemCount = useStore(CartStore).state?.itemCount ?? null
  const { pathname } = useLocation()
  const text = itemCount === null || pathname === cartHref ? "" : `Cart: ${itemCountText(itemCount)}`
  useAnnouncement(text, { of: itemCount === null ? "unknown" : "cart", when: itemCount ?? 0 })
  return null
})
