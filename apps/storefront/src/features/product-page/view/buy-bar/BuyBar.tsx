import type { ReactNode } from "react"
import { FitLineInline, type FitLineProps } from "@camber/ui"

export interface BuyBarProps {
  /** Formatted. */
  readonly price: string
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
