import type { SuggestedParts } from "@camber/domain/recovery"
import { ProductGrid, ProductGridSkeleton, SectionHead, type ProductCardProps, Ribbon, type StockLineProps } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { NotFoundStore } from "./NotFoundStore.ts"
import { createElement } from "react"
import { PersonalPrice } from "../account/PersonalPrice.tsx"
import { getImageUrl } from "../../foundation/page/images.ts"
import { ribbonLook } from "../product-card/ribbonProps.ts"
import { stockProps } from "../product-card/cardProps.ts"

type OfferedCard = SuggestedParts["cards"][number]

/** Returns a recommended product as a card. Its page shows the fit. */
const offeredCardProps = (card: OfferedCard): ProductCardProps => ({
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

/** Sections of the skeleton, and cards in each of them (ERR-05). */
const SECTIONS = 2
const IN_SECTION = 8

/** Renders the recommendations of a page that was not found (ERR-04); nothing if there are none. */
export default observer(function LostPageParts() {
  const page = useStore(NotFoundStore)
  return page.offered === undefined ? <Loading /> : page.offered.map((parts) => <Offered key={parts.title} {...parts} />)
})

const Offered = ({ cards, title }: SuggestedParts) => (
  <section className="block main whole-rows" aria-label={title}>
    <SectionHead title={title} />
    <ProductGrid cards={cards.map(offeredCardProps)} />
  </section>
)

const Loading = () =>
  Array.from({ length: SECTIONS }, (_, section) => (
    <section
      key={section}
      className="block main whole-rows"
      aria-label={`${section === 0 ? "Recommended" : "More recommended"} parts are loading`}
    >
      <ProductGridSkeleton count={IN_SECTION} />
    </section>
  ))
