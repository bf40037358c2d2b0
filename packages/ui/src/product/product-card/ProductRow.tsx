import type { ProductCard } from "@camber/domain/catalog"
import type { ReactNode } from "react"
import { Badge } from "../../feedback/badge/Badge.tsx"
import { Drawing, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { FitLine, type FitLineProps } from "../fit-line/FitLine.tsx"
import { Link } from "../../foundation/link/Link.tsx"
import { Price } from "../price/Price.tsx"

export interface ProductRowProps {
  readonly product: Pick<ProductCard, "brand" | "countryOfOrigin" | "displayTitle">
  readonly href: string
  readonly image: ImageSource
  /** Reason why the part is recommended: 'Needed', 'Adapter'. */
  readonly reason?: string | undefined
  readonly fit?: FitLineProps | undefined
  readonly price: ReactNode
  /** The former price; only the horizontal layout shows it (CARD-04). */
  readonly strikeThrough?: string | undefined
  /** Whether the price is the lowest of several. */
  readonly isFrom?: boolean | undefined
  /** The button that adds the part to the cart. */
  readonly action?: ReactNode
  readonly headingLevel?: 3 | 4 | undefined
  /** The checkbox in the upper left corner that selects the row. */
  readonly select?: ReactNode
}

/**
 * Renders a product in the horizontal layout, with a picture of 100 px on the left (CARD-11). The link of the title covers the whole row.
 */
export const ProductRow = ({
  action,
  fit,
  headingLevel,
  href,
  image,
  isFrom,
  price,
  product,
  reason,
  select,
  strikeThrough
}: ProductRowProps) => {
  const Heading = `h${headingLevel ?? 3}` as const
  return (
    <article className="prow">
      {select}
      <Drawing picture={image} size={100} />
      <div className="prow__b">
        <p className="card__brand">
          {product.brand} {reason !== undefined && <Badge tone="ink">{reason}</Badge>}
        </p>
        <Heading className="card__title prow__t">
          <Link className="covers" href={href}>
            {product.displayTitle}
          </Link>
        </Heading>
        {product.countryOfOrigin !== null && (
          <p className="mute">
            <small>Made in {product.countryOfOrigin}</small>
          </p>
        )}
        <Price price={price} strikeThrough={strikeThrough} isFrom={isFrom} />
      </div>
      {action !== undefined && <div className="prow__a">{action}</div>}
      {fit !== undefined && <FitLine {...fit} />}
    </article>
  )
}

/** Renders a placeholder as high as a real row without its fit line. */
export const ProductRowSkeleton = () => (
  <div className="prow">
    <span className="sheet" />
    <div className="prow__b">
      <p className="card__brand">
        <span className="sk sk--t sk--40" />
      </p>
      <div className="card__title prow__t">
        <span className="sk sk--t" />
        <span className="sk sk--t sk--60" />
      </div>
      <p>
        <small className="sk sk--t sk--40" />
      </p>
      <p className="price">
        <span className="sk sk--t sk--40" />
      </p>
    </div>
    <div className="prow__a">
      <span className="sk sk--btn" />
    </div>
    <div className="fit" />
  </div>
)
