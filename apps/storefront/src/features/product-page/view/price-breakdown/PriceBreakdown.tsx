import { classNames } from "@camber/ui"

export interface PriceBreakdownProps {
  readonly lines: ReadonlyArray<{
    readonly label: string
    /** Formatted. */
    readonly amount: string
    /** Sums up the rows above it. */
    readonly isSum?: boolean
  }>
}

/** Renders the calculation from one price to another, line by line. */
export const PriceBreakdown = ({ lines }: PriceBreakdownProps) => (
  <dl className="breakdown" aria-label="Price breakdown">
    {lines.map(({ amount, isSum, label }) => (
      <div key={label} className={classNames(isSum && "breakdown__sum")}>
        <dt>{label}</dt>
        <dd className="num">{amount}</dd>
      </div>
    ))}
  </dl>
)
