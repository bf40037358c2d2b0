import type { ReactNode } from "react"
import { Badge, Drawing, FitLineInline, type FitLineProps, Link, type ImageSource } from "@camber/ui"

export interface KitPartProps {
  readonly name: string
  readonly picture: ImageSource
  readonly quantity: number
  /** Address of the part's page. Absent inside a selection, where a click on the text selects the radio button. */
  readonly href?: string | undefined
  /** Fitment for the shopper's car. */
  readonly fit?: Pick<FitLineProps, "tone" | "label"> | undefined
  /** Availability of an out-of-stock part (DRW-12, DRW-13). */
  readonly badge?: { readonly text: string; readonly intent: "warning" | "negative" } | undefined
  readonly children?: ReactNode
}

/** A kit part during configuration. */
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

export interface KitBuilderPlace {
  /** Number in the kit's drawing. */
  readonly number: number
  /** A `KitPart` or a `KitChoice`. */
  readonly content: ReactNode
}

/**
 * Positions of a kit during configuration, numbered like the callouts of its drawing. The left and right version of a part share a
 * number.
 */
export const KitBuilder = ({ places }: { readonly places: readonly KitBuilderPlace[] }) => (
  <ol className="kitbuilder">
    {places.map(({ content, number }, index) => (
      <li key={index} value={number}>
        <span className="balloon" aria-hidden="true">
          {number}
        </span>
        {content}
      </li>
    ))}
  </ol>
)
