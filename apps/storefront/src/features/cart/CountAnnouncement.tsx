import { itemCountText } from "@camber/domain/catalog"
import { observer } from "mobx-react-lite"
import { useLocation } from "../../foundation/router/hooks.ts"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { useAnnouncement } from "../../foundation/page/useAnnouncement.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartStore } from "./CartStore.ts"

/** Reads the count out when it changes. Not when it is first known, and not on the cart's page, which reads its total out. */
export const CountAnnouncement = observer(function CountAnnouncement() {
  const itemCount = useStore(CartStore).state?.itemCount ?? null
  const { pathname } = useLocation()
  const text = itemCount === null || pathname === cartHref ? "" : `Cart: ${itemCountText(itemCount)}`
  useAnnouncement(text, { of: itemCount === null ? "unknown" : "cart", when: itemCount ?? 0 })
  return null
})
