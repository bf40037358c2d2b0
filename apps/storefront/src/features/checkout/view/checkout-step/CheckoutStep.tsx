import type { ReactNode } from "react"

export interface CheckoutStepProps {
  /** Fragment id of links to this step. */
  readonly id: string
  readonly number: number
  readonly title: string
  readonly children: ReactNode
}

/** Section of the checkout, with its number before its name. */
export const CheckoutStep = ({ children, id, number, title }: CheckoutStepProps) => (
  <section className="checkstep" id={id} aria-labelledby={`${id}-title`} tabIndex={-1}>
    <h2 id={`${id}-title`}>
      <span className="checkstep__number">{number}</span> {title}
    </h2>
    {children}
  </section>
)
