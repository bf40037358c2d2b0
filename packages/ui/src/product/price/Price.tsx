import type { ReactNode } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface PriceProps {
  /** Formatted: '$1,234.00'. */
  readonly price: ReactNode
  /** The former price, formatted. */
  readonly strikeThrough?: string | undefined
  /** The whole phrase, 'Save $90.00'; rendered in the large size only. */
  readonly saving?: string | undefined
  readonly large?: boolean
  /** Whether the price is the lowest of several: 'From $44.95'. */
  readonly isFrom?: boolean | undefined
  /** The highest of several, formatted: 'to $58.95'. */
  readonly to?: string | undefined
}

/** Renders a price. Its row has a minimum height, so that prices align; content that does not fit wraps. */
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
