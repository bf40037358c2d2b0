import { Drawing, FitLineInline, type FitLineProps, Link, type ImageSource } from "@camber/ui"
import type { ReactNode } from "react"

export interface FittingPartProps {
  /** With its brand. */
  readonly title: string
  readonly href: string
  readonly picture: ImageSource
  readonly price: ReactNode
  readonly fit: Pick<FitLineProps, "tone" | "label"> | undefined
}

/** The part that fits in place of one that does not. */
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
