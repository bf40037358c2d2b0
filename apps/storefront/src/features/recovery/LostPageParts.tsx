import type { SuggestedParts } from "@camber/domain/recovery"
import { ProductGrid, ProductGridSkeleton, SectionHead } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { NotFoundStore } from "./NotFoundStore.ts"
import { offeredCardProps } from "./offeredCardProps.ts"

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
