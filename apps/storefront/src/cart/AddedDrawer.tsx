import type { AddedToCart } from "@camber/domain/cart"
import { formatCents, itemCountText } from "@camber/domain/catalogue"
import { AddedItems, Button, LinkButton } from "@camber/ui"
import { Drawer } from "@camber/ui/overlays"
import "@camber/ui/overlays.css"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useStore } from "../composition/StoreContext.ts"
import { cartHref } from "./cartHref.ts"
import { CartStore } from "./CartStore.ts"

/** '1 Item Added to Cart' (ATC-15 in true plurals). */
const titleOf = ({ quantity }: AddedToCart): string => `${quantity} ${quantity === 1 ? "Item" : "Items"} Added to Cart`

/** What was added, what the cart comes to, and the two ways on (ATC-15 to ATC-17). */
export default observer(function AddedDrawer() {
  const cart = useStore(CartStore)
  const added = cart.state?.added ?? null
  const [shown, show] = useState(added)
  // The drawer keeps its content while it closes.
  if (added !== null && added !== shown) show(added)
  if (cart.state === null || shown === null) return null
  const close = () => void cart.closeConfirmation()
  return (
    <Drawer
      open={added !== null}
      onClose={close}
      title={titleOf(shown)}
      width="wide"
      footer={
        <>
          <LinkButton href={cartHref} variant="primary" block onClick={close}>
            View Cart
          </LinkButton>
          <Button block onClick={close}>
            Continue Shopping
          </Button>
        </>
      }
    >
      <AddedItems
        items={shown.items.map((item) => ({
          ...item,
          picture: { src: item.regularImageUrl, alt: item.title },
          quantity: shown.items.length === 1 ? shown.quantity : undefined
        }))}
        count={itemCountText(cart.state.itemCount ?? shown.quantity)}
        total={formatCents(cart.state.total)}
      />
    </Drawer>
  )
})
