import { isPurchaseable, productHref } from "@camber/domain/catalog"
import { formatCents } from "@camber/domain/money"
import type { ImageUrls } from "../schema/pictures.ts"
import { formatAvailability, type Stock } from "./availability.ts"
import type { WireCard } from "./cards.ts"
import { type PricedRow, toPricing } from "./pricing.ts"

interface NarrowedVariant extends PricedRow, Stock {
  readonly sku_variant_number: string
  readonly image: string
  /** ISO date. */
  readonly today: string
}

/** The variant that a card links to. */
export interface CardVariant {
  readonly variant: NarrowedVariant
  /** The variants that match the listing, including this one. If this variant fits the car, only those that fit. */
  readonly among: ReadonlyArray<NarrowedVariant>
}

/**
 * Links a card to one of its product's variants and shows its details, with the price range of the matching variants.
 *
 * A listing that is sorted by price uses the products' prices, so its cards keep these prices (`keepsPrice`).
 */
export const applyVariantToCard = (card: WireCard, opened: CardVariant, imageUrls: ImageUrls, keepsPrice = false): WireCard => {
  const { variant } = opened
  return {
    ...card,
    productPageUrl: productHref(card.productPageUrl, variant.sku_variant_number),
    thumbnailImageLink: imageUrls.of(variant.image),
    availability: variant.availability,
    availabilityText: formatAvailability(variant, variant.today),
    ...(keepsPrice ? {} : getPrices(opened))
  }
}

const getPrices = ({ among, variant }: CardVariant): Pick<WireCard, "hasPriceRange" | "highestPriceString" | "pricing"> => {
  const sold = among.filter(({ availability }) => isPurchaseable(availability))
  const left = sold.length === 0 ? [variant] : sold
  const cheapest = left.reduce((least, other) => (other.price_cents < least.price_cents ? other : least))
  const highest = Math.max(...left.filter(({ price_in_cart: isHidden }) => !isHidden).map(({ price_cents: cents }) => cents))
  return {
    hasPriceRange: !cheapest.price_in_cart && left.some(({ price_cents: cents }) => cents !== cheapest.price_cents),
    highestPriceString: cheapest.price_in_cart || highest <= cheapest.price_cents ? null : formatCents(highest),
    pricing: toPricing(cheapest)
  }
}
