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
  /** Facts that shoppers choose such a part by, except those in the title; absent if no adjacent card has any. */
  readonly facts?: ReadonlyArray<string> | undefined
  readonly image: ImageSource
  /** Absent if no fit was requested; its row remains. */
  readonly fit?: FitLineProps | undefined
  /** Link to the review form; absent if no review is possible. */
  readonly reviewHref?: string | undefined
  readonly price: ReactNode
  readonly strikeThrough?: string | undefined
  /** Whether the price is the lowest of several. */
  readonly isFrom?: boolean | undefined
  /** The highest of several, formatted. */
  readonly priceTo?: string | undefined
  /** In the upper left corner: a `Ribbon`. */
  readonly ribbon?: ReactNode
  readonly stock: StockLineProps
  readonly headingLevel?: 2 | 3 | 4 | undefined
  readonly priority?: DrawingProps["priority"]
  /** Under the stock line: the button that adds to the cart. */
  readonly action?: ReactNode
  /** In the upper right corner: the button that saves to a list. */
  readonly save?: ReactNode
}

/**
 * Renders stars, count and a pen if there are reviews; otherwise the invitation fills the row (CARD-09, CARD-10). Its links are not Tab
 * stops: they lead to a section of the page that the title links to.
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

/** The part's name is first. The deciding facts, up to its car, have lines of their own that no clamp hides. */
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

/** Renders one product in a grid. Every row has its fixed height; the title's link covers the card. */
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

/** Renders the placeholder of a loading card, with the rows of the real one, so that it causes no layout shift. */
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
