import type { SuggestedParts } from "@camber/domain/recovery"
import { type ProductCardProps, Ribbon, type StockLineProps } from "@camber/ui"
import { createElement } from "react"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { getImageUrl } from "../../foundation/page/images.ts"
import { ribbonLook } from "../product-card/ribbonProps.ts"
import { stockProps } from "../product-card/cardProps.ts"

type OfferedCard = SuggestedParts["cards"][number]

/** Returns a recommended product as a card. Its page shows the fit. */
export const offeredCardProps = (card: OfferedCard): ProductCardProps => ({
  product: card,
  href: card.productPageUrl,
  image: { src: getImageUrl(card.imageUrl), alt: "" },
  price: card.salePriceString !== null && createElement(PersonalPrice, { price: card.salePriceString }),
  strikeThrough: card.strikeThroughPriceString ?? undefined,
  ribbon: card.ribbon && createElement(Ribbon, ribbonLook(card.ribbon)),
  stock: stockOf(card)
})

const stockOf = ({ skuBaseDetails: { availability, availabilityText } }: OfferedCard): StockLineProps =>
  availability === null ? { tone: "later", text: "" } : stockProps({ availability, availabilityText })
