import {
  clampQuantity,
  LEAST_PIECES,
  missingChoices,
  mustBuild,
  NOT_AVAILABLE_TEXT,
  type Offer,
  settledComponents
} from "@camber/domain/catalogue"
import { BuyBar, useHasLeft } from "./view/buy-bar/BuyBar.tsx"
import { Button, type FitLineProps } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useRef, useState } from "react"
import { QuantityField } from "../cart/QuantityField.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { ProductSave } from "./ProductSave.tsx"
import { offeredProduct } from "../product-card/cardProps.ts"
import { ChoiceStore } from "../options/ChoiceStore.ts"
import { choiceDrawer } from "../options/choiceDrawer.ts"

export interface BuyActionsProps {
  readonly offer: Offer
  readonly fit: FitLineProps | undefined
  /** Asks for the options that are still open (DRW-10). */
  readonly onOpenOptions: () => void
}

/** How many, and the main button; on a phone once more at the lower edge when it has been scrolled away. */
export const BuyActions = observer(function BuyActions({ offer, fit, onOpenOptions }: BuyActionsProps) {
  const { card, options, variant } = offer
  const choices = useStore(ChoiceStore)
  const { contactPhone } = useStore(SettingsStore)
  const [quantity, setQuantity] = useState(clampQuantity(LEAST_PIECES))
  const row = useRef<HTMLDivElement>(null)
  const hasLeft = useHasLeft(row)
  const isBuilt = mustBuild(options.kitComponents)
  const press = () => {
    const offered = { ...offeredProduct(card), imageUrl: variant.imageUrl, price: variant.pricing.salePriceString }
    if (missingChoices(options.indexOptions).length > 0) return onOpenOptions()
    if (isBuilt) return void choices.buildKit(offered, quantity)
    const kitComponents = settledComponents(options.kitComponents)
    void choices.add(offered, { skuVariantNumber: variant.skuVariantNumber, quantityRequested: quantity, kitComponents }, true)
  }
  const prefetch = isBuilt ? choiceDrawer.prefetch : undefined
  const button = (
    <Button
      variant="primary"
      size="large"
      data-early
      disabled={!variant.isPurchaseable}
      busy={choices.isBusy(card.skuBaseNumber)}
      onClick={press}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {isBuilt ? "Build your Kit" : "Add to Cart"}
    </Button>
  )
  return (
    <>
      <div className="buy__act" ref={row}>
        <QuantityField size="large" value={quantity} onChange={setQuantity} />
        {button}
        <ProductSave offer={offer} quantity={quantity} />
        {!variant.isPurchaseable && <p>{NOT_AVAILABLE_TEXT}</p>}
      </div>
      <p className="buy__call">
        To order without JavaScript, call{" "}
        <a className="link" href={`tel:${contactPhone}`}>
          {contactPhone}
        </a>
        .
      </p>
      {hasLeft && <BuyBar price={variant.pricing.salePriceString} fit={fit} action={button} />}
    </>
  )
})
