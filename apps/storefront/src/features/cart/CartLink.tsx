import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { formatCountBadge } from "@camber/domain/navigation"
import { CartLink as Face } from "./view/cart-link/CartLink.tsx"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { CartStore } from "./CartStore.ts"

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
