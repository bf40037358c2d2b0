import type { ListProduct } from "@camber/domain/lists"
import { getListAddStep } from "@camber/domain/cart"
import { Button } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { CartStore } from "../cart/CartStore.ts"
import { getImageUrl } from "../../foundation/page/images.ts"
import { listPriceText } from "./listLineProps.ts"
import { prefetchChoiceDrawer, ChoiceStore, type OfferedProduct } from "../options/ChoiceStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"

const offered = (product: ListProduct): OfferedProduct => ({
  skuBaseNumber: product.skuBaseNumber,
  productPageId: null,
  productPageUrl: product.productUrl,
  title: product.title,
  brand: product.brand,
  imageUrl: getImageUrl(product.imageUrl),
  price: listPriceText(product.price, 1)
})
const labels = { Add: "Add to Cart", ChooseVariant: "Choose options", BuildKit: "Build your Kit" } as const

/** Adds a list product to the cart, or opens its options first. Renders nothing for discontinued products. */
export const ListAddButton = observer(function ListAddButton({ product }: { readonly product: ListProduct }) {
  const cart = useStore(CartStore)
  const choices = useStore(ChoiceStore)
  const step = getListAddStep(product)
  if (step._tag === "NotSold") return null
  const label = labels[step._tag]
  const press = () =>
    step._tag === "Add"
      ? cart.add({ title: product.title, items: [step.item], productPageId: null, productPageUrl: product.productUrl, failureHref: null })
      : choices.addFromListing(offered(product))
  return (
    <Button
      size="small"
      busy={choices.isBusy(product.skuBaseNumber)}
      aria-label={`${label}: ${product.title}`}
      onPointerEnter={step._tag === "Add" ? undefined : prefetchChoiceDrawer}
      onClick={() => void press()}
    >
      {label}
    </Button>
  )
})
