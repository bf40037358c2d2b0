import { classNames } from "../../foundation/class-names/classNames.ts"

export interface StockLineProps {
  /** Colour of the dot: at hand, to come, not to be had. The words say it too. */
  readonly tone: "now" | "later" | "none"
  /** The shopper's words: 'In stock', '3 left', 'Ships in 5 days'. */
  readonly text: string
}

/** Availability in one line. */
export const StockLine = ({ tone, text }: StockLineProps) => (
  <p className={classNames("stock", tone !== "now" && `stock--${tone}`)}>
    <span>{text}</span>
  </p>
)
