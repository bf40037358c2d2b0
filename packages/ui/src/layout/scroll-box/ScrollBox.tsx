import type { ReactNode } from "react"

/** Makes the hidden part of a wide table reachable by keyboard: the box takes the focus, and the arrow keys scroll it. */
const reachable = { tabIndex: 0 }

export interface ScrollBoxProps {
  readonly label: string
  readonly children: ReactNode
}

/** Scrolls wide content sideways in its own box, so that the page does not scroll. */
export const ScrollBox = ({ label, children }: ScrollBoxProps) => (
  <section className="scroll" aria-label={label} {...reachable}>
    {children}
  </section>
)
