import { Fragment, type ReactNode, useId } from "react"
import type { TotalsRow } from "../order-totals/OrderTotals.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface CartSummaryProps {
  /** Default 'Order summary'. */
  readonly title?: string
  /** How many pieces are in the cart: '4 items'; absent while it is on its way. */
  readonly count?: string | undefined
  /** Default 'Total'. */
  readonly totalLabel?: string
  /** Formatted; absent while it is on its way. */
  readonly total?: string | undefined
  /** What comes off or on between the items and the total. */
  readonly rows?: readonly TotalsRow[] | undefined
  /** Formatted: what the items come to, where rows follow. */
  readonly subtotal?: string | undefined
  /** Formatted: what all of it costs less than its list price; absent where that is nothing. */
  readonly saved?: string | undefined
  /** How to go on. */
  readonly children: ReactNode
}

/** What the cart, or a list, comes to. Changes of the total are read out. */
export const CartSummary = ({
  title = "Order summary",
  count,
  total,
  totalLabel = "Total",
  subtotal = total,
  rows = [],
  saved,
  children
}: CartSummaryProps) => {
  const id = useId()
  return (
    <section className="sum" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <dl>
        {rows.length > 0 && (
          <>
            <dt>{count ?? "Items"}</dt>
            <dd>{subtotal ?? <span className="sk sk--t" />}</dd>
          </>
        )}
        {rows.map(({ label, saves, value }) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd className={saves ? "sum__saves" : undefined}>{value}</dd>
          </Fragment>
        ))}
        <dt className="sum__total">
          {totalLabel}
          {rows.length === 0 && count !== undefined && <small>{count}</small>}
        </dt>
        <dd className="sum__total">{total ?? <span className="sk sk--total" />}</dd>
        {saved !== undefined && (
          <>
            <dt className="sum__saves">You save</dt>
            <dd className="sum__saves">{saved}</dd>
          </>
        )}
      </dl>
      <div aria-live="polite">
        {total !== undefined && <VisuallyHidden>{[`${totalLabel} ${total}`, count].filter(Boolean).join(", ")}</VisuallyHidden>}
      </div>
      {children}
    </section>
  )
}
