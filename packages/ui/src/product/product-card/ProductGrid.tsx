import { ProductCard, type ProductCardProps, ProductCardSkeleton } from "./ProductCard.tsx"

export interface ProductGridProps {
  readonly cards: readonly ProductCardProps[]
  /**
   * Number of cards in the first row, whose pictures load eagerly. The first of these pictures has the highest priority, because it is most
   * likely the largest of the page. Default 0.
   */
  readonly eager?: number
}

/** Renders two to five cards per row, depending on the width of the nearest `.main`. */
export const ProductGrid = ({ cards, eager = 0 }: ProductGridProps) => (
  <ul className="cards">
    {cards.map((card, index) => (
      <li key={card.href}>
        <ProductCard {...card} priority={index >= eager ? "lazy" : index === 0 ? "high" : "eager"} />
      </li>
    ))}
  </ul>
)

/** Renders the grid while its cards load. Default 3 cards (REC-35). */
export const ProductGridSkeleton = ({ count = 3 }: { readonly count?: number }) => (
  <div>
    <output className="vh">Loading products</output>
    <ul className="cards" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <ProductCardSkeleton />
        </li>
      ))}
    </ul>
  </div>
)
