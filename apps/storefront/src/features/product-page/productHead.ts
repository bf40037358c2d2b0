import type { ProductPage } from "@camber/domain/catalog"
import { formatFullTitle } from "@camber/domain/catalog"
import type { HeadContext, PageHead } from "../../foundation/page/PageHead.ts"
import { breadcrumbs } from "../../foundation/page/structuredData.ts"
import { productMarkup } from "./productMarkup.ts"

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
