import type { Availability, ProductPage } from "@camber/domain/catalogue"
import type { HeadContext, PageHead } from "../navigation/PageHead.ts"
import { breadcrumbs, thing } from "../navigation/structuredData.ts"

/** schema.org's words for the availability. */
const availabilities: Record<Availability, string> = {
  InStock: "InStock",
  FactoryShipped: "InStock",
  MadeToOrder: "MadeToOrder",
  Backorderable: "BackOrder",
  NotAvailable: "OutOfStock",
  Discontinued: "Discontinued"
}

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
      thing({
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
          availability: `https://schema.org/${availabilities[variant.availability]}`
        }
      })
    ]
  }
}
