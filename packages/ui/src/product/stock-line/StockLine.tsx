import { classNames } from "../../foundation/class-names/classNames.ts"

export interface StockLineProps {
  /** Color of the dot: in stock, coming, or unavailable. The text has the same meaning. */
  readonly tone: "now" | "later" | "none"
  /** Display text: 'In stock', '3 left', 'Ships in 5 days'. */
  readonly text: string
}

/** Renders the availability as one line. */
export const StockLine = ({ tone, text }: StockLineProps) => (
  <p className={classNames("stock", tone !== "now" && `stock--${tone}`)}>
    <span>{text}</span>
  </p>
)
