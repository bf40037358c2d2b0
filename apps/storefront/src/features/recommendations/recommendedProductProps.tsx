import { isPurchaseable } from "@camber/domain/catalog"
import type { Verdict } from "@camber/domain/fitment"
import type { RecommendedCard, RecommendedProduct } from "@camber/domain/recommendations"
import { reviewHref } from "@camber/domain/reviews"
import type { VehicleLabel } from "@camber/domain/vehicle"
import { type ProductCardProps, type ProductRowProps, Ribbon, type StockLineProps } from "@camber/ui"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { CardAction } from "../product-card/CardAction.tsx"
import { getImageUrl } from "../../foundation/page/images.ts"
import { cardFit, stockProps } from "../product-card/cardProps.ts"
import type { OfferedProduct } from "../options/ChoiceStore.ts"
import { ribbonLook } from "../product-card/ribbonProps.ts"
import { CardSave } from "../product-card/CardSave.tsx"

/** Facts that are known in addition to the recommendation. */
export interface Known {
  readonly plate: VehicleLabel | null
  /** The fit for the car on the plate; null if unknown. */
  readonly verdict: Verdict | null
  /** Delivery estimate; null if it is not shown. */
  readonly estimate: string | null
}

/** Returns a recommended product as a vertical card. Only the horizontal layout shows the former price (CARD-04). */
export const productCardProps = (item: RecommendedProduct, card: RecommendedCard, known: Known): ProductCardProps => ({
  ...sharedProps(item, card, known),
  reviewHref: reviewHref(card.skuBaseNumber),
  ribbon: card.ribbon && <Ribbon {...ribbonLook(card.ribbon)} />,
  stock: known.estimate === null ? stockOf(card) : { tone: "now", text: known.estimate },
  save: <CardSave product={offered(item, card)} />
})

const reasons: Readonly<Record<string, string>> = { Mandatory: "Needed", Adapter: "Adapter" }

/** Returns a recommended product in the horizontal layout. */
export const productRowProps = (item: RecommendedProduct, card: RecommendedCard, known: Known): ProductRowProps => ({
  ...sharedProps(item, card, known),
  reason: reasons[card.recType ?? ""],
  strikeThrough: card.strikeThroughPriceString ?? undefined
})

const sharedProps = (item: RecommendedProduct, card: RecommendedCard, { plate, verdict }: Known) => ({
  product: item.publicSkuBaseDetails,
  href: card.productPageUrl,
  image: { src: getImageUrl(card.imageUrl), alt: "" },
  fit: verdict === null ? undefined : cardFit(verdict, plate, `${card.productPageUrl}#options`),
  price: card.salePriceString !== null && <PersonalPrice price={card.salePriceString} />,
  isFrom: item.publicSkuBaseDetails.hasPriceRange,
  action: <CardAction product={offered(item, card)} isSold={isPurchaseable(card.skuBaseDetails.availability)} />
})

const offered = ({ publicSkuBaseDetails: base }: RecommendedProduct, card: RecommendedCard): OfferedProduct => ({
  skuBaseNumber: base.skuBaseNumber,
  productPageId: base.productPageId,
  productPageUrl: card.productPageUrl,
  title: card.displayTitle,
  brand: card.brand,
  imageUrl: getImageUrl(card.imageUrl),
  price: card.salePriceString ?? ""
})

const stockOf = ({ skuBaseDetails: { availability, availabilityText } }: RecommendedCard): StockLineProps =>
  availability === null ? { tone: "later", text: "" } : stockProps({ availability, availabilityText })
