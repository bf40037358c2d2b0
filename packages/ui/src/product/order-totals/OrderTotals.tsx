import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface TotalsRow {
  readonly label: string
  /** The amount, formatted. */
  readonly value: string
  /** Whether the row is a discount. */
  readonly saves?: boolean
}

export interface OrderTotalsProps {
  readonly rows: readonly TotalsRow[]
  /** The total, formatted. */
  readonly total: string
  /** Total saving compared to the list prices, formatted; absent if there is none. */
  readonly saved?: string | undefined
  /** Text that screen readers announce with the total when either changes: 'Shipping $9.95'. Absent if the total never changes. */
  readonly live?: string | undefined
}

/** Renders the totals of an order, one row for each. */
export const OrderTotals = ({ rows, total, saved, live }: OrderTotalsProps) => (
  <div className="totals">
    <dl>
      {rows.map(({ label, value, saves }) => (
        <div key={label} className={saves ? "totals__row totals__row--saves" : "totals__row"}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className="totals__row totals__total">
        <dt>Total</dt>
        <dd>{total}</dd>
      </div>
      {saved !== undefined && (
        <div className="totals__row totals__row--saves">
          <dt>You save</dt>
          <dd>{saved}</dd>
        </div>
      )}
    </dl>
    {live !== undefined && (
      <div aria-live="polite" aria-atomic="true">
        <VisuallyHidden>{[live, `total ${total}`].filter(Boolean).join(", ")}</VisuallyHidden>
      </div>
    )}
  </div>
)
