import type { Availability, ProductPage } from "@camber/domain/catalogue"
import type { ItemAvailability } from "schema-dts"
import type { HeadContext, PageHead } from "../../foundation/page/PageHead.ts"
import { breadcrumbs, described } from "../../foundation/page/structuredData.ts"

/** schema.org's words for the availability. */
const availabilities = {
  InStock: "https://schema.org/InStock",
  FactoryShipped: "https://schema.org/InStock",
  MadeToOrder: "https://schema.org/MadeToOrder",
  Backorderable: "https://schema.org/BackOrder",
  NotAvailable: "https://schema.org/OutOfStock",
  Discontinued: "https://schema.org/Discontinued"
} as const satisfies Record<Availability, ItemAvailability>

export const productHead = (product: ProductPage, { settings }: HeadContext): PageHead => {
  const { card, variant } = product
  const image = product.images[0]?.src ?? null
  return {
    title: `${card.displayTitle} | ${settings.brandName}`,
    description: product.description,
    canonicalPath: card.productPageUrl,
    isIndexed: true,
    imagePath: image,
    structuredData: (origin) => [
      breadcrumbs(origin, [...product.trail, { label: card.displayTitle, href: card.productPageUrl }]),
      described({
        "@type": "Product",
        name: card.displayTitle,
        description: product.description,
        sku: variant.skuVariantNumber,
        mpn: variant.mpn,
        gtin12: variant.upc,
        brand: { "@type": "Brand", name: card.brand },
        ...(image ? { image: new URL(image, origin).href } : {}),
        isAccessoryOrSparePartFor: product.fits.map(({ years, make, models }) => ({
          "@type": "Vehicle",
          name: `${years} ${make} ${models}`
        })),
        ...(card.reviewCount > 0
          ? { aggregateRating: { "@type": "AggregateRating", ratingValue: card.rating, reviewCount: card.reviewCount } }
          : {}),
        offers: {
          "@type": "Offer",
          url: origin + card.productPageUrl,
          price: variant.pricing.salePrice.toFixed(2),
          priceCurrency: "USD",
          availability: availabilities[variant.availability]
        }
      })
    ]
  }
}
