import { isPurchaseable } from "@camber/domain/catalogue"
import type { Verdict } from "@camber/domain/fitment"
import type { RecommendedCard, RecommendedProduct } from "@camber/domain/recommendations"
import { reviewHref } from "@camber/domain/reviews"
import type { PlateText } from "@camber/domain/vehicle"
import type { ProductCardProps, ProductRowProps, StockLineProps } from "@camber/ui"
import { availabilityCopy } from "../options/availabilityCopy.ts"
import { CardAction } from "../product-card/CardAction.tsx"
import { placeholderImage } from "../../foundation/page/images.ts"
import { fitLineProps, stockProps } from "../product-card/cardProps.ts"
import type { OfferedProduct } from "../options/ChoiceStore.ts"
import { CardSave } from "../product-card/CardSave.tsx"

/** What is known of the fit for the car on the plate. */
export interface KnownFit {
  readonly plate: PlateText | null
  /** null where it is not known. */
  readonly verdict: Verdict | null
}

/** A recommended product as a card standing. The former price is told lying down alone (CARD-04). */
export const productCardProps = (item: RecommendedProduct, card: RecommendedCard, fit: KnownFit): ProductCardProps => ({
  ...sharedProps(item, card, fit),
  reviewHref: reviewHref(card.skuBaseNumber),
  ribbon: card.ribbon === null ? undefined : { text: card.ribbon, kind: "plain" },
  stock: stockOf(card),
  save: <CardSave product={offered(item, card)} />
})

const reasons: Readonly<Record<string, string>> = { Mandatory: "Needed", Adapter: "Adapter" }

/** The same lying down. */
export const productRowProps = (item: RecommendedProduct, card: RecommendedCard, fit: KnownFit): ProductRowProps => ({
  ...sharedProps(item, card, fit),
  reason: reasons[card.recType ?? ""],
  strikeThrough: card.strikeThroughPriceString ?? undefined
})

const sharedProps = (item: RecommendedProduct, card: RecommendedCard, { plate, verdict }: KnownFit) => ({
  product: item.publicSkuBaseDetails,
  href: card.productPageUrl,
  image: { src: card.imageUrl ?? placeholderImage, alt: "" },
  fit: verdict === null ? undefined : fitLineProps(verdict, plate, `${card.productPageUrl}#options`),
  price: card.salePriceString ?? "",
  isFrom: item.publicSkuBaseDetails.hasPriceRange,
  action: <CardAction product={offered(item, card)} isSold={isPurchaseable(card.skuBaseDetails.availability)} />
})

const offered = ({ publicSkuBaseDetails: base }: RecommendedProduct, card: RecommendedCard): OfferedProduct => ({
  skuBaseNumber: base.skuBaseNumber,
  productPageId: base.productPageId,
  productPageUrl: card.productPageUrl,
  title: card.displayTitle,
  brand: card.brand,
  imageUrl: card.imageUrl ?? placeholderImage,
  price: card.salePriceString ?? ""
})

const stockOf = ({ skuBaseDetails: { availability } }: RecommendedCard): StockLineProps =>
  availability === null ? { tone: "later", text: "" } : stockProps({ availability, availabilityText: availabilityCopy[availability] })
