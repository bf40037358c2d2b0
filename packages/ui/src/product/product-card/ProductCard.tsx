import type { ProductCard as Product } from "@camber/domain/catalog"
import { Fragment, type ReactNode } from "react"
import { Drawing, type DrawingProps, type ImageSource } from "../../foundation/drawing/Drawing.tsx"
import { FitLine, type FitLineProps } from "../fit-line/FitLine.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Link } from "../../foundation/link/Link.tsx"
import { Price } from "../price/Price.tsx"
import { Rating } from "../rating/Rating.tsx"
import { StockLine, type StockLineProps } from "../stock-line/StockLine.tsx"
import { TitleText } from "../../foundation/title-text/TitleText.tsx"

export interface ProductCardProps {
  readonly product: Pick<Product, "brand" | "displayTitle" | "rating" | "reviewCount">
  readonly href: string
  /** The attributes that shoppers compare for this type of part, except those in the title. Absent if no adjacent card has any. */
  readonly facts?: ReadonlyArray<string> | undefined
  readonly image: ImageSource
  /** The fit line; absent if no fit was requested. Its row remains. */
  readonly fit?: FitLineProps | undefined
  /** URL of the review form; absent if the product cannot be reviewed. */
  readonly reviewHref?: string | undefined
  readonly price: ReactNode
  readonly strikeThrough?: string | undefined
  /** Whether the price is the lowest of several. */
  readonly isFrom?: boolean | undefined
  /** The highest of several prices, formatted. */
  readonly priceTo?: string | undefined
  /** The `Ribbon` in the upper left corner. */
  readonly ribbon?: ReactNode
  readonly stock: StockLineProps
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly priority?: DrawingProps["priority"]
  /** The button below the stock line that adds the part to the cart. */
  readonly action?: ReactNode
  /** The button in the upper right corner that saves the part to a list. */
  readonly save?: ReactNode
}

/**
 * Renders stars, the count and a pen if there are reviews; otherwise the invitation to write one fills the row (CARD-09, CARD-10). The
 * links are not tab stops, because they lead to a section of the page that the title links to.
 */
const ReviewRow = ({ href, product: { rating, reviewCount }, reviewHref }: Pick<ProductCardProps, "href" | "product" | "reviewHref">) =>
  reviewCount === 0 ? (
    <p className="rating">
      {reviewHref !== undefined && (
        <Link className="link" href={reviewHref} tabIndex={-1}>
          Write a Review
        </Link>
      )}
    </p>
  ) : (
    <Rating rating={rating} reviewCount={reviewCount} reviewsHref={`${href}#reviews`}>
      {reviewHref !== undefined && (
        <Link className="card__write" href={reviewHref} tabIndex={-1} aria-label="Write a Review">
          <Icon name="square-pen" size={16} />
        </Link>
      )}
    </Rating>
  )

/**
 * Renders the title with the part's name first. The attributes to compare and the part's car have their own lines, which are never cut off.
 */
const CardTitle = ({ text }: { readonly text: string }) => {
  const [lead = "", ...rest] = text.split(", ")
  const last = rest.pop()
  const lines = last === undefined ? [] : rest.length === 0 ? [last] : [rest.join(", "), last]
  return [lead, ...lines].map((line, at) => {
    const Line = at === 0 ? "b" : "span"
    return (
      <Fragment key={line}>
        <Line>
          <TitleText text={line} />
          {at < lines.length && <i>,</i>}
        </Line>
        {at < lines.length && " "}
      </Fragment>
    )
  })
}

/** Renders one product of a grid. Every row of a card has a fixed height. The link of the title covers the whole card. */
export const ProductCard = (props: ProductCardProps) => {
  const Heading = `h${props.headingLevel ?? 3}` as const
  return (
    <article className="card">
      {props.ribbon}
      {props.save}
      <Drawing picture={props.image} priority={props.priority ?? "lazy"} />
      {props.fit === undefined ? <div /> : <FitLine {...props.fit} />}
      <div className="card__body">
        <p className="card__brand">{props.product.brand}</p>
        <Heading className="card__title">
          <Link className="covers" href={props.href}>
            <CardTitle text={props.product.displayTitle} />
          </Link>
        </Heading>
        {props.facts && <p className="card__facts">{props.facts.join(" · ")}</p>}
        <ReviewRow {...props} />
        <Price price={props.price} strikeThrough={props.strikeThrough} isFrom={props.isFrom} to={props.priceTo} />
        <StockLine {...props.stock} />
        {props.action}
      </div>
    </article>
  )
}

/** Renders a placeholder with the rows of a real card, so that the page does not shift when the card loads. */
export const ProductCardSkeleton = () => (
  <div className="card">
    <span className="sheet" />
    <div className="fit" />
    <div className="card__body">
      <p className="card__brand">
        <span className="sk sk--t sk--40" />
      </p>
      <div className="card__title">
        <span className="sk sk--t" />
        <span className="sk sk--t sk--60" />
      </div>
      <p className="rating">
        <span className="sk sk--t sk--60" />
      </p>
      <p className="price">
        <span className="sk sk--t sk--40" />
      </p>
      <p className="stock stock--blank">
        <span className="sk sk--t sk--60" />
      </p>
      <span className="sk sk--btn" />
    </div>
  </div>
)
