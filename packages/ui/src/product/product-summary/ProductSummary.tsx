import type { ReactNode } from "react"
import { Drawing, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { Link } from "../../foundation/link/Link.tsx"

export interface ProductSummaryProps {
  readonly title: string
  readonly brand?: string | undefined
  readonly picture: ImageSource
  /** URL of the product's page; absent if the summary is part of a choice. */
  readonly href?: string | undefined
  readonly price?: ReactNode
  /** The last line, in small text: options, quantity, availability. */
  readonly children?: ReactNode
}

/** Renders one product in a drawer: a small picture, its name and its price. */
export const ProductSummary = ({ title, brand, picture, href, price, children }: ProductSummaryProps) => (
  <article className="hcard">
    <Drawing picture={picture} size={100} priority="eager" />
    <div>
      {brand !== undefined && <p className="card__brand">{brand}</p>}
      <p className="hcard__title">{href === undefined ? title : <Link href={href}>{title}</Link>}</p>
      {price !== undefined && (
        <p className="price">
          <b>{price}</b>
        </p>
      )}
      {children !== undefined && <div className="hcard__note">{children}</div>}
    </div>
  </article>
)
