import { type ReactNode, useId } from "react"
import { VisuallyHidden } from "../visually-hidden/VisuallyHidden.tsx"

export interface CartSummaryProps {
  /** Pieces in the cart. */
  readonly count: number
  /** Formatted; absent while it is on its way. */
  readonly total?: string | undefined
  /** How to go on. */
  readonly children: ReactNode
}

/** What the cart comes to. Changes of the total are read out. */
export const CartSummary = ({ count, total, children }: CartSummaryProps) => {
  const id = useId()
  return (
    <section className="sum" aria-labelledby={id}>
      <h2 id={id}>Order summary</h2>
      <dl>
        <dt>Items{total !== undefined && ` (${count})`}</dt>
        <dd>{total ?? <span className="sk sk--t" />}</dd>
        <dt className="sum__total">Total</dt>
        <dd className="sum__total">{total ?? <span className="sk sk--total" />}</dd>
      </dl>
      <div aria-live="polite">
        {total !== undefined && <VisuallyHidden>{`Total ${total}, ${count === 1 ? "1 item" : `${count} items`}`}</VisuallyHidden>}
      </div>
      {children}
    </section>
  )
}
