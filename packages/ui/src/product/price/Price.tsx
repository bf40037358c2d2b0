import type { ReactNode } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface PriceProps {
  /** The price, formatted: '$1,234.00'. */
  readonly price: ReactNode
  /** The former price, formatted; it is crossed out. */
  readonly strikeThrough?: string | undefined
  /** The whole phrase, for example 'Save $90.00'. Only the large size shows it. */
  readonly saving?: string | undefined
  readonly large?: boolean
  /** Whether the price is the lowest of several, shown as 'From $44.95'. */
  readonly isFrom?: boolean | undefined
  /** The highest of several prices, formatted, shown as 'to $58.95'. */
  readonly to?: string | undefined
}

/** Renders a price. The row has a minimum height, so that the prices of a grid align; content that does not fit wraps. */
export const Price = ({ price, strikeThrough, saving, large = false, isFrom = false, to }: PriceProps) => (
  <p className={classNames("price", large && "price--l")}>
    <b>
      {isFrom && "From "}
      {price}
    </b>
    {to !== undefined && <small>to {to}</small>}
    {strikeThrough !== undefined && (
      <s>
        <VisuallyHidden>was </VisuallyHidden>
        {strikeThrough}
      </s>
    )}
    {large && saving !== undefined && <em>{saving}</em>}
  </p>
)
