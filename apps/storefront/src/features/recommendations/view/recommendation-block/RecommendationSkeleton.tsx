import { ProductCardSkeleton, ProductRowSkeleton, VisuallyHidden } from "@camber/ui"

/** Layout of a block's items: a row that scrolls sideways, a grid, horizontal rows, a few cards, or plain links. */
export type RecommendationLayout = "carousel" | "grid" | "card" | "vertical" | "aside" | "links"

export type CardLayout = "single" | "double" | "four"

/** Maximum number of cards by layout (REC-36, REC-37). */
export const mostCards: Readonly<Record<CardLayout, number>> = { single: 1, double: 2, four: 4 }

export interface RecommendationSkeletonProps {
  readonly layout?: RecommendationLayout
  readonly cardLayout?: CardLayout
  /** Items in each section. Default 3 (REC-35); a block of cards has as many as its layout. */
  readonly count?: number
  /** Default 1 (REC-35). */
  readonly sections?: number
}

/** Renders placeholders of loading blocks, in the size of the real ones (REC-34). */
export const RecommendationSkeleton = ({
  cardLayout = "four",
  count = 3,
  layout = "carousel",
  sections = 1
}: RecommendationSkeletonProps) => {
  const items = Array.from({ length: layout === "card" ? mostCards[cardLayout] : count }, (_, item) => item)
  const isRows = layout === "vertical" || layout === "aside"
  const list = (
    <ul className={isRows ? `rec__rows rec__rows--${layout}` : layout === "carousel" ? "carousel__row" : `cards cards--${cardLayout}`}>
      {items.map((item) => (
        <li key={item}>{isRows ? <ProductRowSkeleton /> : <ProductCardSkeleton />}</li>
      ))}
    </ul>
  )
  return (
    <>
      <output>
        <VisuallyHidden>Loading recommendations</VisuallyHidden>
      </output>
      {Array.from({ length: sections }, (_, section) => (
        <div key={section} className="rec main" aria-hidden="true">
          <div className="sec">
            <span className="sk sk--plate sk--40" />
          </div>
          {layout === "carousel" ? <div className="rec__still">{list}</div> : list}
        </div>
      ))}
    </>
  )
}
