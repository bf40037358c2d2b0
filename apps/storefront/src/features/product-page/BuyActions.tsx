import {
  clampQuantity,
  type FittingAlternative,
  MIN_QUANTITY,
  getMissingOptions,
  needsConfiguration,
  NOT_AVAILABLE_TEXT,
  type VariantOffer,
  getFixedComponents,
  type Quantity
} from "@camber/domain/catalog"
import { clampToLimits, type QuantityLimits } from "@camber/domain/cart"
import { Button, type ButtonProps, type HiddenField, HiddenFields } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useId, useState } from "react"
import { QuantityField } from "../cart/QuantityField.tsx"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { cartHref, kitFormHref } from "../../foundation/page/hrefs.ts"
import { BuyBarOf } from "./BuyBarOf.tsx"
import { offeredVariant, offeredProduct } from "../product-card/cardProps.ts"
import { ChoiceStore, prefetchChoiceDrawer } from "../options/ChoiceStore.ts"
import { useDeferredAction, type ChosenOffer } from "./useOffer.ts"
import { ListsStore } from "../lists/ListsStore.ts"
import { SaveButton } from "../lists/SaveButton.tsx"

export interface BuyActionsProps {
  readonly offer: VariantOffer
  readonly whenChosen: ChosenOffer["whenChosen"]
  /** Whether the verdict is for the car on the plate. */
  readonly isJudged: boolean
  /** Whether another part fits and takes precedence. */
  readonly isQuiet: boolean
  /** Link to that part. */
  readonly instead: FittingAlternative | null
  /** Opens the options that are still open (DRW-10). */
  readonly onOpenOptions: () => void
}

/** Renders the quantity and the main button; a phone also shows the button at the bottom edge. */
export const BuyActions = observer(function BuyActions({ offer, whenChosen, isJudged, isQuiet, instead, onOpenOptions }: BuyActionsProps) {
  const { card, options, variant } = offer
  const choices = useStore(ChoiceStore)
  const [asked, setAsked] = useState(clampQuantity(MIN_QUANTITY))
  const limits = limitsOf(offer)
  const piecesOf = (of: VariantOffer) => clampToLimits(asked, limitsOf(of))
  const form = useId()
  const isBuilt = needsConfiguration(options.kitComponents)
  const { isWaiting, press } = useDeferredAction(whenChosen, (chosen) => {
    const { indexOptions, kitComponents } = chosen.options
    const { isPurchaseable, skuVariantNumber } = chosen.variant
    const quantityRequested = piecesOf(chosen)
    if (!isPurchaseable) return
    if (getMissingOptions(indexOptions).length > 0) return onOpenOptions()
    if (needsConfiguration(kitComponents)) return void choices.buildKit(offeredVariant(chosen), quantityRequested)
    const item = { skuVariantNumber, quantityRequested, kitComponents: getFixedComponents(kitComponents) }
    void choices.add(offeredVariant(chosen), item, true)
  })
  const prefetch = isBuilt ? prefetchChoiceDrawer : undefined
  const label = isBuilt ? "Build your Kit" : "Add to Cart"
  const button = (own: ButtonProps = {}) => (
    <Button
      variant={isQuiet ? "quiet" : "primary"}
      size="large"
      type="submit"
      data-early
      disabled={!variant.isPurchaseable}
      busy={isWaiting || choices.isBusy(card.skuBaseNumber)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      {...own}
    >
      {label}
    </Button>
  )
  return (
    <>
      <form
        id={form}
        className="buy__act"
        {...(isBuilt ? { action: kitFormHref } : { action: cartHref, method: "post" })}
        onSubmit={(event) => {
          event.preventDefault()
          press()
        }}
      >
        <HiddenFields fields={sentOf(offer)} />
        <QuantityField size="large" isAnnounced name="quantity" value={piecesOf(offer)} limits={limits} onChange={setAsked} />
        {button()}
        <ProductSave offer={offer} whenChosen={whenChosen} piecesOf={piecesOf} />
        {!variant.isPurchaseable && <p>{NOT_AVAILABLE_TEXT}</p>}
        {variant.isPurchaseable && variant.minimumQuantity > 1 && <p>Sold {variant.minimumQuantity} or more at a time.</p>}
      </form>
      <BuyBarOf
        offer={offer}
        isJudged={isJudged}
        instead={instead}
        add={button({ form, variant: "primary", "aria-label": `${label}, ${variant.pricing.salePriceString}` })}
      />
    </>
  )
})

/** Variants may have different minimums. */
const limitsOf = ({ variant }: VariantOffer): QuantityLimits => ({ least: clampQuantity(variant.minimumQuantity), left: null })

/** Fields that the form sends to the server when scripts do not handle the click. No variant is selected while an option is open. */
const sentOf = ({ card, options, variant }: VariantOffer): ReadonlyArray<HiddenField> => [
  { name: "intent", value: "add" },
  { name: "skuBaseNumber", value: card.skuBaseNumber },
  { name: "skuVariantNumber", value: getMissingOptions(options.indexOptions).length > 0 ? "" : variant.skuVariantNumber },
  { name: "from", value: card.productPageUrl }
]

interface ProductSaveProps {
  readonly offer: VariantOffer
  readonly whenChosen: ChosenOffer["whenChosen"]
  /** Returns the requested quantity, limited to the orderable range. */
  readonly piecesOf: (offer: VariantOffer) => Quantity
}

/** Saves the displayed variant to a list, whether or not it can be bought; open options and kit parts are chosen first (LIST-10). */
const ProductSave = observer(function ProductSave({ offer, whenChosen, piecesOf }: ProductSaveProps) {
  const choices = useStore(ChoiceStore)
  const lists = useStore(ListsStore)
  const { skuBaseNumber } = offer.card
  const { isWaiting, press } = useDeferredAction(whenChosen, (chosen) => {
    const { card, options, variant } = chosen
    const isOpen = getMissingOptions(options.indexOptions).length > 0 || needsConfiguration(options.kitComponents)
    if (isOpen) return void choices.addToList(offeredProduct(card))
    const { skuVariantNumber } = variant
    const item = { skuVariantNumber, quantityRequested: piecesOf(chosen), kitComponents: getFixedComponents(options.kitComponents) }
    void choices.saveToList(offeredVariant(chosen), item)
  })
  return (
    <SaveButton size="large" isListed={lists.holds(skuBaseNumber)} busy={isWaiting || lists.starting === skuBaseNumber} onPress={press} />
  )
})
