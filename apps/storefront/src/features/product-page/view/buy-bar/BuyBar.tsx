import { FitLineInline, type FitLineProps, useIntersection } from "@camber/ui"
import { type ReactNode, type RefObject, useState } from "react"

export interface BuyBarProps {
  /** Formatted. */
  readonly price: ReactNode
  readonly fit?: Pick<FitLineProps, "tone" | "label"> | undefined
  /** The main button, large. */
  readonly action: ReactNode
}

/** Price, fit and the main button above the phone bar, for when the page's own button has been scrolled away. */
export const BuyBar = ({ price, fit, action }: BuyBarProps) => (
  <section className="buybar" aria-label="Buy this part">
    <div>
      <b>{price}</b>
      {fit !== undefined && <FitLineInline {...fit} />}
    </div>
    {action}
  </section>
)

/** Whether the element has been scrolled out of the window at its upper edge. False on the server, and where it is still to come. */
export const useHasLeft = (element: RefObject<Element | null>): boolean => {
  const [hasLeft, setHasLeft] = useState(false)
  useIntersection(element, ({ boundingClientRect, isIntersecting }) => setHasLeft(!isIntersecting && boundingClientRect.bottom <= 0))
  return hasLeft
}
