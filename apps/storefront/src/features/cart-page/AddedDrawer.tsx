import { type AddedToCart, CORE_DEPOSIT_LABEL, formatCoreDeposit, type FitmentSnapshot } from "@camber/domain/cart"
import { itemCountText } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import { type AddedItemProps, AddedItems, type AddedItemsProps } from "./view/added-items/AddedItems.tsx"
import { Button, LinkButton } from "@camber/ui"
import { Drawer } from "@camber/ui/overlays"
import "@camber/ui/overlays.css"
import "./added-drawer.css"
import { observer } from "mobx-react-lite"
import { useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { CartClashes } from "../mating/CartClashes.tsx"
import { Recommended } from "../recommendations/Recommended.tsx"
import { fitLineProps } from "../product-card/cardProps.ts"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { formatOptions, formatKitParts } from "../options/partTexts.ts"
import { plateProps, parseVehicleLabel } from "./cartLineProps.ts"
import { CartStore } from "../cart/CartStore.ts"

/** '1 Item Added to Cart' (ATC-15 with correct plurals). */
const titleOf = ({ quantity }: AddedToCart): string => `${quantity} ${quantity === 1 ? "Item" : "Items"} Added to Cart`

const addedItemProps = (item: AddedToCart["items"][number]): AddedItemProps => ({
  skuVariantNumber: item.skuVariantNumber,
  title: item.title,
  picture: { src: item.regularImageUrl, alt: item.title },
  quantity: item.pieces,
  price: formatCents(item.price),
  core: item.coreCharge > 0 ? formatCoreDeposit(item.pieces, item.coreCharge) : undefined,
  choices: [...formatOptions(item), ...formatKitParts(item)],
  fit: item.addedFor === null ? undefined : fitProps(item.addedFor),
  note: item.note ?? undefined
})

const fitProps = ({ projectName, verdict }: FitmentSnapshot): AddedItemProps["fit"] => {
  const { label, tone } = fitLineProps(verdict, null, null)
  return { ...plateProps(parseVehicleLabel(projectName)), label, tone }
}

/** Cart totals. Deposits have a separate row and are part of the total, as on the cart page. */
const totalsOf = (goods: number, cores: number): Pick<AddedItemsProps, "rows" | "total"> => ({
  rows:
    cores > 0
      ? [
          { label: "Subtotal", value: formatCents(goods) },
          { label: CORE_DEPOSIT_LABEL, value: formatCents(cores) }
        ]
      : [],
  total: formatCents(goods + cores)
})

const countText = (count: number, isPartial: boolean): string =>
  isPartial ? `${itemCountText(count)} on this device. The rest appears when you're back online` : itemCountText(count)

/** Added items, cart total and the two next steps (ATC-15 to ATC-17). */
export default observer(function AddedDrawer() {
  const cart = useStore(CartStore)
  const added = cart.state?.added ?? null
  const [shown, show] = useState(added)
  // Keeps the content during the closing animation.
  if (added !== null && added !== shown) show(added)
  if (cart.state === null || shown === null) return null
  const addedSkus = shown.items.map(({ skuVariantNumber }) => skuVariantNumber)
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
        items={shown.items.filter(({ pieces }) => pieces > 0).map(addedItemProps)}
        count={countText(cart.state.itemCount ?? shown.quantity, cart.state.isPartial)}
        {...totalsOf(cart.state.total, shown.cores)}
      />
      {/* A followed link closes the drawer, so that it does not cover the next page. */}
      <div onClickCapture={({ target }) => target instanceof Element && target.closest("a[href]") && close()}>
        <CartClashes only={addedSkus} />
        <Recommended key={addedSkus.join()} isWished sections={["ATC_Drawer"]} skuVariantNumbers={addedSkus} />
      </div>
    </Drawer>
  )
})
