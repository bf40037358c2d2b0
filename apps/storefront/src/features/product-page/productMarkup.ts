import { type Availability, formatFullTitle, formatPartName, type ProductPage, toGtin } from "@camber/domain/catalog"
import { roadDays } from "@camber/domain/checkout"
import { getOwnOpinions } from "@camber/domain/reviews"
import type { ItemAvailability } from "schema-dts"
import { parsePhotograph } from "@camber/ui"
import type { ShopSettings } from "../../foundation/runtime/Seed.ts"
import { type Description, described, breadcrumbs } from "../../foundation/page/structuredData.ts"
import { getShareCardUrl } from "../../foundation/page/images.ts"
import type { HeadContext, PageHead } from "../../foundation/page/PageHead.ts"

/** schema.org's terms for the availability. */
const availabilities = {
  InStock: "https://schema.org/InStock",
  FactoryShipped: "https://schema.org/InStock",
  MadeToOrder: "https://schema.org/MadeToOrder",
  Backorderable: "https://schema.org/BackOrder",
  NotAvailable: "https://schema.org/OutOfStock",
  Discontinued: "https://schema.org/Discontinued"
} as const satisfies Record<Availability, ItemAvailability>

/** Days until the stated end of a price. Prices have no end date, but search engines require one, and they return within a week. */
const PRICE_DAYS = 7
const daysAfter = (day: string, days: number): string => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

const dollars = (cents: number): string => (cents / 100).toFixed(2)

const days = (minValue: number, maxValue: number) => ({ "@type": "QuantitativeValue", minValue, maxValue, unitCode: "DAY" }) as const

/** Parts in stock ship today or on the next business day. The price section states the delivery time of all others. */
const deliveryTimeOf = ({ availability, shipsByFreight }: ProductPage["variant"]) => {
  const more = shipsByFreight ? roadDays.pallet : 0
  return {
    "@type": "ShippingDeliveryTime",
    ...(availability === "InStock" ? { handlingTime: days(0, 1) } : {}),
    transitTime: days(roadDays.least + more, roadDays.most + more)
  } as const
}

/** Cost in integer cents to ship a parcel with only this part within the contiguous states; null if it varies. */
const shippingOf = (
  { pricing, shipsByFreight, weightPounds }: ProductPage["variant"],
  { freeShippingThreshold, policy }: SellingTerms
): number | null => {
  const { standard, standardPounds } = policy.shipping
  if (shipsByFreight || pricing.salePrice === null) return null
  if (freeShippingThreshold !== null && Math.round(pricing.salePrice * 100) >= freeShippingThreshold) return 0
  return standardPounds === null || weightPounds <= standardPounds ? standard : null
}

/** Settings that the structured data contains. */
type SellingTerms = Pick<ShopSettings, "freeShippingThreshold" | "policy">

/** Returns the shipping and return terms for a part of this price. */
const termsOf = (variant: ProductPage["variant"], terms: SellingTerms) => {
  const shipping = shippingOf(variant, terms)
  return {
    shippingDetails: {
      "@type": "OfferShippingDetails",
      ...(shipping === null ? {} : { shippingRate: { "@type": "MonetaryAmount" as const, value: dollars(shipping), currency: "USD" } }),
      shippingDestination: { "@type": "DefinedRegion", addressCountry: "US" },
      deliveryTime: deliveryTimeOf(variant)
    },
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      applicableCountry: "US",
      returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
      merchantReturnDays: terms.policy.returnDays,
      returnMethod: "https://schema.org/ReturnByMail"
    }
  } as const
}

const offerOf = ({ card, variant }: ProductPage, origin: string, today: string, terms: SellingTerms) =>
  ({
    "@type": "Offer",
    url: origin + card.productPageUrl,
    // A price that only the cart shows is hidden from search engines too.
    ...(variant.pricing.salePrice !== null && {
      price: variant.pricing.salePrice.toFixed(2),
      priceCurrency: "USD",
      priceValidUntil: daysAfter(today, PRICE_DAYS)
    }),
    // A core charge marks a rebuilt part.
    itemCondition: variant.coreCharge === null ? "https://schema.org/NewCondition" : "https://schema.org/RefurbishedCondition",
    availability: availabilities[variant.availability],
    ...termsOf(variant, terms)
  }) as const

/** Returns the rating and reviews of customers; empty without any. Sample reviews never reach search engines. */
const opinionsOf = ({ card, reviews }: ProductPage) => {
  const own = getOwnOpinions(reviews, card)
  return own === null
    ? {}
    : ({
        aggregateRating: { "@type": "AggregateRating", ratingValue: own.rating, reviewCount: own.reviewCount },
        review: own.reviews.slice(0, MOST_REVIEWS).map(({ author, stars, text, title, writtenOn }) => ({
          "@type": "Review" as const,
          reviewRating: { "@type": "Rating" as const, ratingValue: stars, bestRating: 5 },
          author: { "@type": "Person" as const, name: author },
          datePublished: writtenOn,
          name: title,
          reviewBody: text
        }))
      } as const)
}

/** Returns the addresses of the other variants that one click leads to. */
const othersOf = ({ options }: ProductPage): ReadonlyArray<string> =>
  Array.from(
    new Set(
      options.indexOptions.flatMap(({ indexOptionValues }) =>
        indexOptionValues.flatMap(({ isDisabled, isSelected, url }) => (url === null || isDisabled || isSelected ? [] : [url]))
      )
    )
  ).slice(0, MOST_VARIANTS)

const MOST_REVIEWS = 5
const MOST_VARIANTS = 30

/** Returns the first drawing, or all photographs. */
const listMarkupImages = ({ images }: ProductPage, origin: string) => {
  const [first, ...others] = images.map(({ src }) => new URL(getShareCardUrl(src), origin).href)
  if (first === undefined) return {}
  return { image: parsePhotograph(images[0]!.src) === null || others.length === 0 ? first : [first, ...others] }
}

/**
 * Returns the structured data of the product, or of its variant group if it has options: the displayed variant in full, the others by their
 * addresses.
 * @param today ISO date.
 */
const productMarkup = (product: ProductPage, origin: string, today: string, terms: SellingTerms): Description => {
  const { card, variant } = product
  const images = listMarkupImages(product, origin)
  const gtin = toGtin(variant.upc)
  const about = {
    name: formatFullTitle(card),
    description: product.description,
    brand: { "@type": "Brand", name: card.brand },
    ...images,
    ...opinionsOf(product)
  } as const
  const shown = {
    "@type": "Product",
    sku: variant.skuVariantNumber,
    ...(variant.mpn !== "" && { mpn: variant.mpn }),
    ...(gtin !== null && (gtin.length === 12 ? { gtin12: gtin } : { gtin })),
    isAccessoryOrSparePartFor: product.fits.map(({ make, models, years }) => ({
      "@type": "Vehicle" as const,
      name: `${years} ${make} ${models}`
    })),
    offers: offerOf(product, origin, today, terms)
  } as const
  if (product.options.indexOptions.length === 0) return described({ ...shown, ...about })
  return described({
    "@type": "ProductGroup",
    ...about,
    productGroupID: String(card.skuBaseNumber),
    url: origin + card.productPageUrl,
    variesBy: product.options.indexOptions.map(({ displayName }) => displayName),
    hasVariant: [
      { ...shown, name: formatPartName(formatFullTitle(card), variant.optionValues), ...images },
      ...othersOf(product).map((url) => ({ "@type": "Product" as const, url: origin + url }))
    ]
  })
}

export const productHead = (product: ProductPage, { settings }: HeadContext): PageHead => {
  const { card } = product
  return {
    title: `${formatFullTitle(card)} | ${settings.brandName}`,
    description: product.description,
    canonicalPath: card.productPageUrl,
    isIndexed: true,
    imagePath: product.images[0]?.src ?? null,
    // Only the server renders it; the browser build omits it.
    structuredData: (origin, { today }) =>
      import.meta.env.PROD && !import.meta.env.SSR
        ? []
        : [
            breadcrumbs(origin, [...product.trail, { label: card.displayTitle, href: card.productPageUrl }]),
            productMarkup(product, origin, today, settings)
          ]
  }
}
