import type { OfferedParts } from "@camber/domain/recovery"
import type { ProductCardProps, StockLineProps } from "@camber/ui"
import { availabilityCopy } from "../options/availabilityCopy.ts"
import { placeholderImage } from "../../foundation/page/images.ts"
import { stockProps } from "../product-card/cardProps.ts"

type OfferedCard = OfferedParts["cards"][number]

/** A recommended product as a card. It leads to its page, where the fit is told. */
export const offeredCardProps = (card: OfferedCard): ProductCardProps => ({
  product: card,
  href: card.productPageUrl,
  image: { src: card.imageUrl ?? placeholderImage, alt: "" },
  price: card.salePriceString ?? "",
  strikeThrough: card.strikeThroughPriceString ?? undefined,
  ribbon: card.ribbon === null ? undefined : { text: card.ribbon, kind: "plain" },
  stock: stockOf(card)
})

const stockOf = ({ skuBaseDetails: { availability } }: OfferedCard): StockLineProps =>
  availability === null ? { tone: "later", text: "" } : stockProps({ availability, availabilityText: availabilityCopy[availability] })
