import type { ChoiceVariant, ProductCard, ProductChoices } from "@camber/domain/catalog"
import { toCents } from "@camber/domain/money"
import type { CatalogProduct, CatalogVariant } from "./CatalogProduct.ts"
import { toFitAnswer } from "./FitAnswer.ts"
import { toPrice } from "./schemas.ts"

/** Maximum number of variants per product in search results. It is lower, because an answer contains ten products. */
export const MAX_LISTED_VARIANTS = 5

interface ProductOptions {
  readonly origin: string
  readonly maximum: number
  /** Variant to feature. By default, the first variant that can be bought and is not a misfit. */
  readonly featured?: string | null
  /** Rating by customers; null if there are no reviews. */
  readonly rating: Pick<ProductCard, "rating" | "reviewCount"> | null
}

/** Converts a card and its variants. Null if the shop shows all of its prices only in the cart, because UCP requires a price. */
export const toCatalogProduct = (
  card: ProductCard,
  choices: ProductChoices,
  { featured = null, maximum, origin, rating }: ProductOptions
): CatalogProduct | null => {
  const names = choices.indexOptions.map(({ displayName }) => displayName)
  const variants = sortByUse(choices.variants, featured).flatMap((variant) => toVariant(variant, card, names, origin))
  const prices = variants.map(({ price }) => price.amount)
  if (variants.length === 0) return null
  return {
    id: card.skuBaseNumber,
    title: card.displayTitle,
    brand: card.brand,
    description: { plain: card.deciding.map(({ name, value }) => `${name}: ${value}`).join("; ") || card.displayTitle },
    url: origin + card.productPageUrl,
    price_range: { min: toPrice(Math.min(...prices)), max: toPrice(Math.max(...prices)) },
    media:
      card.thumbnailImageLink === null
        ? []
        : [{ type: "image", url: new URL(card.thumbnailImageLink, origin).href, alt_text: card.displayTitle }],
    options: choices.indexOptions
      .filter(({ indexOptionValues }) => indexOptionValues.length > 0)
      .map(({ displayName, indexOptionValues }) => ({
        name: displayName,
        values: indexOptionValues.map((value) => ({ label: value.displayName }))
      })),
    variants: variants.slice(0, maximum),
    ...(rating !== null && rating.reviewCount > 0 && { rating: { value: rating.rating, scale_max: 5, count: rating.reviewCount } }),
    metadata: { third_party_fields: ["/title", "/brand", "/description/plain"], fitment: card.fit && toFitAnswer(card.fit) }
  }
}

const sortByUse = (variants: ReadonlyArray<ChoiceVariant>, featured: string | null): ReadonlyArray<ChoiceVariant> => {
  const rank = ({ fits, isPurchaseable, skuVariantNumber }: ChoiceVariant) =>
    skuVariantNumber === featured ? 0 : isPurchaseable && fits !== false ? 1 : isPurchaseable ? 2 : 3
  return variants.toSorted((one, other) => rank(one) - rank(other))
}

const toVariant = (
  variant: ChoiceVariant,
  { displayTitle, productPageUrl }: ProductCard,
  names: ReadonlyArray<string>,
  origin: string
): ReadonlyArray<CatalogVariant> => {
  const { salePrice, strikeThroughPrice } = variant.pricing
  if (salePrice === null) return []
  const title = variant.optionValues.join(", ") || displayTitle
  const { skuVariantNumber: id } = variant
  return [
    {
      id,
      sku: id,
      title,
      description: { plain: title },
      url: `${origin}${productPageUrl}?sku=${encodeURIComponent(id)}`,
      price: toPrice(toCents(salePrice)),
      ...(strikeThroughPrice !== null && { list_price: toPrice(toCents(strikeThroughPrice)) }),
      availability: { available: variant.isPurchaseable },
      options: names.flatMap((name, at) => {
        const label = variant.optionValues[at]
        return label === undefined ? [] : [{ name, label }]
      }),
      metadata: {
        availability_text: variant.availabilityText,
        core_deposit: variant.coreCharge === null ? null : toPrice(toCents(variant.coreCharge)),
        minimum_quantity: variant.minimumQuantity,
        fits: variant.fits
      }
    }
  ]
}
