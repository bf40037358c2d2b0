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
import { fitTones } from "../options/partTexts.ts"
import type { OfferedProduct } from "../options/ChoiceStore.ts"

/** Returns a verdict as a fit line. A clear verdict names its vehicle; `optionsHref` is null without options to choose. */
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
 * Returns the fit line of a card. Without a car it names the vehicles that the part fits, with 'Add Vehicle' beside it (GAP-C72). If an
 * answer is missing, it names the open option. The vehicle plate shows the car, and the product page explains a universal fit.
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

/** Maximum number of facts that fit in two short lines. */
const MOST_FACTS = 3

/** Deciding facts that the title does not contain: 'Left or Right', 'Diameter 11 in to 12 in', 'Compound: 4 kinds'. */
const factsOf = ({ deciding, displayTitle }: ProductCard): ReadonlyArray<string> =>
  deciding
    .filter(({ value }) => !displayTitle.includes(value))
    .map(({ name, value }) => (/^\d+ kinds$/.test(value) ? `${name}: ${value}` : /^[\d.]/.test(value) ? `${name} ${value}` : value))
    .slice(0, MOST_FACTS)

/** Returns a product as a card for the project on the plate. */
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

/** Returns a card's product in the form that can be added to the cart. */
export const offeredProduct = (card: ProductCard): OfferedProduct => ({
  skuBaseNumber: card.skuBaseNumber,
  productPageId: card.productPageId,
  productPageUrl: card.productPageUrl,
  title: card.displayTitle,
  brand: card.brand,
  imageUrl: getImageUrl(card.thumbnailImageLink),
  price: card.pricing.salePriceString
})

/** Returns one variant in the same form, with its own picture and price. */
export const offeredVariant = ({ card, variant }: Pick<VariantOffer, "card" | "variant">): OfferedProduct => ({
  ...offeredProduct(card),
  imageUrl: variant.imageUrl,
  price: variant.pricing.salePriceString,
  coreCharge: variant.coreCharge
})
