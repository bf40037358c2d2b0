import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { formatCountBadge } from "@camber/domain/navigation"
import { observer } from "mobx-react-lite"
import { useLocation } from "react-router-dom"
import { CartLink as Face } from "./view/cart-link/CartLink.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { CartStore } from "./CartStore.ts"
import { useAnnouncement } from "../../foundation/page/AnnouncementStore.ts"

/** Header link to the cart, with its count and total once they are known. */
export const CartLink = observer(function CartLink() {
  const { isPartial, itemCount, total } = useStore(CartStore)
  return (
    <Face
      href={cartHref}
      badge={formatCountBadge(itemCount, true, isPartial) ?? undefined}
      count={itemCount === null ? undefined : itemCountText(itemCount) + (isPartial ? " or more" : "")}
      total={itemCount === null || total === null ? undefined : formatCents(total)}
    />
  )
})

/** Announces changes of the count. Skips the first count, and the cart page, which announces its own total. */
export const CountAnnouncement = observer(function CountAnnouncement() {
  const itemCount = useStore(CartStore).state?.itemCount ?? null
  const { pathname } = useLocation()
  const text = itemCount === null || pathname === cartHref ? "" : `Cart: ${itemCountText(itemCount)}`
  useAnnouncement(text, { of: itemCount === null ? "unknown" : "cart", when: itemCount ?? 0 })
  return null
})
