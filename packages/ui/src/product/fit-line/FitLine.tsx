import type { ReactNode } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"
import type { IconName } from "../../foundation/icon/icons.ts"
import { Link, type LinkProps } from "../../foundation/link/Link.tsx"

/**
 * The four verdicts, `unknown` for a part without fitment data, and `ask` while no car is selected. With `ask` the line shows the vehicles
 * that the part is made for. `verify` has one open question.
 */
export type FitTone = "fit" | "verify" | "nofit" | "universal" | "unknown" | "ask"

export const fitIcons: Record<FitTone, IconName> = {
  fit: "fits",
  verify: "may-fit",
  nofit: "misfit",
  universal: "any-fit",
  unknown: "no-fit-data",
  ask: "car"
}

export interface FitLink {
  /** Text of the link: 'Add Vehicle'. */
  readonly label: string
  readonly href: string
  readonly onClick?: LinkProps["onClick"]
}

export interface FitLineProps {
  readonly tone: FitTone
  /** The verdict in the exact words of the spec: 'Guaranteed To Fit'. */
  readonly label: string
  /** The vehicle, or a note such as 'Modification may be required'. */
  readonly note?: string | undefined
  readonly link?: FitLink | undefined
  /** A button in place of the link, if the shopper can answer the question on this page. */
  readonly action?: ReactNode
}

/** Renders the fit in one line, which is always below the drawing. The bar, the icon and the text have the same meaning. */
export const FitLine = ({ tone, label, note, link, action }: FitLineProps) => (
  <p className={classNames("fit", `fit--${tone}`)}>
    <Icon name={fitIcons[tone]} size={16} />
    <span className="fit__t">
      <b>{label}</b>
      {note !== undefined && <span>{note}</span>}{" "}
      {link !== undefined && (
        <Link href={link.href} onClick={link.onClick}>
          {link.label}
        </Link>
      )}
      {action}
    </span>
  </p>
)

/** Renders only the verdict, inside a row of text, as in carts, lists and articles. */
export const FitLineInline = ({ tone, label }: Pick<FitLineProps, "tone" | "label">) => (
  <p className={classNames("fit", "fit--inline", `fit--${tone}`)}>
    <Icon name={fitIcons[tone]} size={16} />
    <b>{label}</b>
  </p>
)
