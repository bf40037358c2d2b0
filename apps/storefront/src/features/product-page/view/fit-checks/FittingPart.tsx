import { Drawing, FitLineInline, type FitLineProps, Link, type ImageSource } from "@camber/ui"
import type { ReactNode } from "react"

export interface FittingPartProps {
  /** Includes the brand. */
  readonly title: string
  readonly href: string
  readonly picture: ImageSource
  readonly price: ReactNode
  readonly fit: Pick<FitLineProps, "tone" | "label"> | undefined
}

/** Renders the fitting part as an alternative to one that does not fit. */
export const FittingPart = ({ title, href, picture, price, fit }: FittingPartProps) => (
  <div className="instead">
    <Drawing picture={picture} />
    <div>
      <Link href={href}>{title}</Link>
      <div className="instead__facts">
        <b>{price}</b>
        {fit !== undefined && <FitLineInline {...fit} />}
      </div>
    </div>
  </div>
)
