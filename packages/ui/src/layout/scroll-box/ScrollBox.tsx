import type { ReactNode } from "react"

/** What a wide table hides can be reached by keyboard alone: the box takes the focus, and the arrow keys scroll it. */
const reachable = { tabIndex: 0 }

export interface ScrollBoxProps {
  readonly label: string
  readonly children: ReactNode
}

/** Lets something wide scroll sideways in a box of its own, so that the page does not. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => (
  <section className="scroll" aria-label={label} {...reachable}>
    {children}
  </section>
)
