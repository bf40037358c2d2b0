import { isPurchaseable, type VariantOffer, type ProductCard } from "@camber/domain/catalog"
import { awaitsCar, getFitmentText, madeForText, type Verdict } from "@camber/domain/fitment"
import { reviewHref } from "@camber/domain/reviews"
import type { VehicleLabel } from "@camber/domain/vehicle"
import type { FitLineProps, ProductCardProps, StockLineProps } from "@camber/ui"
import { createElement } from "react"
import { FitPrompt, openingFor } from "../garage/FitPrompt.tsx"
import { getImageUrl } from "../../foundation/page/images.ts"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { CardRibbon } from "./CardRibbon.tsx"
import { CardSave } from "./CardSave.tsx"
import { CardAction } from "./CardAction.tsx"
import { fitTones } from "../options/partFit.ts"
import type { OfferedProduct } from "../options/ChoiceStore.ts"

/** A verdict as a fit line. A clear one names the vehicle that it is about; `optionsHref` is null where there is nothing to choose. */
export const fitLineProps = (verdict: Verdict, plate: VehicleLabel | null, optionsHref: string | null): FitLineProps => {
  const text = getFitmentText(verdict)
  const isClear = text.tone === "positive" || text.tone === "negative"
  return {
    tone: fitTones[text.tone],
    label: text.label,
    note: text.note ?? (isClear && plate ? plate.vehicle : undefined),
    link: text.opens === "Options" && optionsHref !== null ? { label: text.callToAction ?? "", href: optionsHref } : undefined,
    action: openingFor(verdict) === null ? undefined : createElement(FitPrompt, { verdict })
  }
}

/**
 * The same on a card, in one line. Without a car it is no verdict: it tells what the part fits, with 'Add Vehicle' beside it (GAP-C72). Where one
 * answer is missing, it says which. The car stands on the plate, and what fits any car says how on its page.
 */
export const cardFit = (verdict: Verdict, plate: VehicleLabel | null, optionsHref: string | null): FitLineProps => {
  const line = { ...fitLineProps(verdict, plate, optionsHref), note: undefined }
  const { short } = getFitmentText(verdict)
  if (awaitsCar(verdict) || (plate === null && verdict.prompt !== null))
    return { ...line, tone: "ask", label: madeForText(verdict.reason) ?? "Check:" }
  const isAsking = line.link !== undefined || line.action !== undefined
  return { ...line, label: isAsking ? "Check:" : short }
}

const stockTones = {
  InStock: "now",
  FactoryShipped: "now",
  MadeToOrder: "later",
  Backorderable: "later",
  NotAvailable: "none",
  Discontinued: "none"
} as const

export const stockProps = (product: Pick<ProductCard, "availability" | "availabilityText">): StockLineProps => ({
  tone: stockTones[product.availability],
  text: product.availabilityText
})

/** As many facts as two short lines hold. */
const MOST_FACTS = 3

/** What decides and the title does not say: 'Left or Right', 'Diameter 11 in to 12 in', 'Compound: 4 kinds'. */
const factsOf = ({ deciding, displayTitle }: ProductCard): ReadonlyArray<string> =>
  deciding
    .filter(({ value }) => !displayTitle.includes(value))
    .map(({ name, value }) => (/^\d+ kinds$/.test(value) ? `${name}: ${value}` : /^[\d.]/.test(value) ? `${name} ${value}` : value))
    .slice(0, MOST_FACTS)

/** A product as a card, for the project on the plate. */
export const cardProps = (card: ProductCard, plate: VehicleLabel | null): ProductCardProps => ({
  product: card,
  href: card.productPageUrl,
  facts: factsOf(card),
  image: { src: getImageUrl(card.thumbnailImageLink), alt: "" },
  fit: card.fit ? cardFit(card.fit, plate, card.hasOptions ? `${card.productPageUrl}#options` : null) : undefined,
  price: createElement(PersonalPrice, { price: card.pricing.salePriceString }),
  strikeThrough: card.pricing.strikeThroughPriceString ?? undefined,
  isFrom: card.hasPriceRange,
  priceTo: (card.pricing.strikeThroughPriceString === null && card.highestPriceString) || undefined,
  reviewHref: reviewHref(card.skuBaseNumber),
  ribbon: createElement(CardRibbon, { card }),
  stock: stockProps(card),
  save: createElement(CardSave, { product: offeredProduct(card) }),
  action: createElement(CardAction, { product: offeredProduct(card), isSold: isPurchaseable(card.availability) })
})

/** A card as what can be added. */
export const offeredProduct = (card: ProductCard): OfferedProduct => ({
  skuBaseNumber: card.skuBaseNumber,
  productPageId: card.productPageId,
  productPageUrl: card.productPageUrl,
  title: card.displayTitle,
  brand: card.brand,
  imageUrl: getImageUrl(card.thumbnailImageLink),
  price: card.pricing.salePriceString
})

/** The same of one variant, with its own picture and price. */
export const offeredVariant = ({ card, variant }: Pick<VariantOffer, "card" | "variant">): OfferedProduct => ({
  ...offeredProduct(card),
  imageUrl: variant.imageUrl,
  price: variant.pricing.salePriceString,
  coreCharge: variant.coreCharge
})
