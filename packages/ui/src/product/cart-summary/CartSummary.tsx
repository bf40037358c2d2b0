import { Fragment, type ReactNode, useId } from "react"
import type { TotalsRow } from "../order-totals/OrderTotals.tsx"
import { VisuallyHidden } from "../../foundation/visually-hidden/VisuallyHidden.tsx"

export interface CartSummaryProps {
  /** The title. Default 'Order summary'. */
  readonly title?: string
  /** Number of pieces in the cart: '4 items'; absent while it loads. */
  readonly count?: string | undefined
  /** Label of the total. Default 'Total'. */
  readonly totalLabel?: string
  /** The total, formatted; absent while it loads. */
  readonly total?: string | undefined
  /** Discounts and charges between the items and the total. */
  readonly rows?: readonly TotalsRow[] | undefined
  /** Sum of the items, formatted; given if `rows` follow. */
  readonly subtotal?: string | undefined
  /** Total saving compared to the list prices, formatted; absent if there is none. */
  readonly saved?: string | undefined
  /** Buttons and links for the next step. */
  readonly children: ReactNode
}

/** Renders the total of a cart or a list. Screen readers announce a change of the total. */
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
