import { FitLineInline, type FitLineProps } from "@camber/ui"
import type { ReactNode } from "react"

export interface BuyBarProps {
  /** Formatted. */
  readonly price: ReactNode
  /** The delivery date, or the availability. */
  readonly day: ReactNode
  readonly fit?: Pick<FitLineProps, "tone" | "label"> | undefined
  /** The one button. */
  readonly action: ReactNode
}

/**
 * Renders price, date, fit and one button at the bottom edge of a phone, in place of the phone bar. They are always in reach, even before
 * hydration.
 */
export const BuyBar = ({ action, day, fit, price }: BuyBarProps) => (
  <section className="buybar" aria-label="Buy this part">
    <div>
      <p>
        <b>{price}</b> <span className="buybar__day">{day}</span>
      </p>
      {fit !== undefined && <FitLineInline {...fit} />}
    </div>
    {action}
  </section>
)
