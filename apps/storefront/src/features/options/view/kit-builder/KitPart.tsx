import type { ReactNode } from "react"
import { Badge, Drawing, FitLineInline, type FitLineProps, Link, type ImageSource } from "@camber/ui"

export interface KitPartProps {
  readonly name: string
  readonly picture: ImageSource
  readonly quantity: number
  /** The part's own page. Absent inside a choice, where the words press the radio. */
  readonly href?: string | undefined
  /** Whether it fits the shopper's car. */
  readonly fit?: Pick<FitLineProps, "tone" | "label"> | undefined
  /** Not in stock: when it is to be had, or that it is not (DRW-12, DRW-13). */
  readonly badge?: { readonly text: string; readonly intent: "warning" | "negative" } | undefined
  /** The part's options. */
  readonly children?: ReactNode
}

/** A part of a kit that is being built. */
export const KitPart = ({ name, picture, quantity, href, fit, badge, children }: KitPartProps) => (
  <div className="kitpart">
    <Drawing picture={picture} size={100} priority="eager" />
    <div>
      <p>
        <span className="kitlist__q">{quantity} ×</span> {href === undefined ? name : <Link href={href}>{name}</Link>}
      </p>
      {fit !== undefined && <FitLineInline {...fit} />}
      {badge !== undefined && <Badge tone={badge.intent === "warning" ? "warn" : "bad"}>{badge.text}</Badge>}
    </div>
    {children !== undefined && <div className="kitpart__options">{children}</div>}
  </div>
)
