import { findVariantInOptions } from "@camber/domain/catalog"
import { Button, LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { ChoiceStore, type OfferedProduct, prefetchChoiceDrawer } from "../options/ChoiceStore.ts"

export interface CardActionProps {
  readonly product: OfferedProduct
  /** False for a product that is not for sale: the button is then a link to the page. */
  readonly isSold: boolean
}

/**
 * Renders the secondary button of a card. It is a form that leads to the product's page, so it works without scripts; with scripts it adds
 * the product or opens a drawer.
 */
export const CardAction = observer(function CardAction({ product, isSold }: CardActionProps) {
  const choices = useStore(ChoiceStore)
  if (!isSold) {
    return (
      <LinkButton size="small" block href={product.productPageUrl} aria-label={`View ${product.title}`}>
        View
      </LinkButton>
    )
  }
  const sku = findVariantInOptions(product.productPageUrl)
  return (
    <form
      action={product.productPageUrl}
      onSubmit={(event) => {
        event.preventDefault()
        void choices.addFromListing(product)
      }}
    >
      <Button
        type="submit"
        size="small"
        block
        data-early
        // A submitted GET form replaces the query of its URL with its fields.
        {...(sku && { name: "sku", value: sku })}
        busy={choices.isBusy(product.skuBaseNumber)}
        aria-label={`Add to Cart: ${product.title}`}
        onPointerEnter={prefetchChoiceDrawer}
        onFocus={prefetchChoiceDrawer}
      >
        Add to Cart
      </Button>
    </form>
  )
})
