import type { ReactNode } from "react"

export interface CheckoutStepProps {
  /** Where a link leads to it. */
  readonly id: string
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}

/** One of the checkout's parts, with its number before its name. */
export const CheckoutStep = ({ children, id, number, title }: CheckoutStepProps) => (
  <section className="checkstep" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <h2 id={`${id}-title`}>
      <span className="checkstep__number">{number}</span> {title}
    </h2>
    {children}
  </section>
)
