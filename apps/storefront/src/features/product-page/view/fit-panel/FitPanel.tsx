import { type ReactNode, useId } from "react"
import { classNames, fitIcons, type FitLineProps, Icon, Link, VehicleBadge, type PlateProps } from "@camber/ui"

export interface FitPanelProps extends FitLineProps {
  /** The vehicle that the verdict is for. */
  readonly plate?: PlateProps | undefined
  /** The deciding rule in words; the next action if the fit is still open. */
  readonly why?: string | undefined
  /** The comparison below the answer. */
  readonly children?: ReactNode
}

/** Without an answer there is no "Why". */
const openTones: ReadonlySet<FitLineProps["tone"]> = new Set(["verify", "ask", "unknown"])

/** Renders the fit verdict of a product page, with its vehicle and the reason. */
export const FitPanel = ({ tone, label, note, link, action, plate, why, children }: FitPanelProps) => {
  const id = useId()
  return (
    <section className={classNames("fitpanel", `fitpanel--${tone}`)} aria-labelledby={id}>
      <Icon name={fitIcons[tone]} size={24} />
      <h2 id={id}>{label}</h2>
      {plate !== undefined && <VehicleBadge size="small" {...plate} />}
      {note !== undefined && <p>{note}</p>}
      {why !== undefined && (
        <p className="why">
          {!openTones.has(tone) && <b>Why:</b>} {why}
        </p>
      )}
      {link !== undefined && (
        <Link className="link" href={link.href} onClick={link.onClick}>
          {link.label}
        </Link>
      )}
      {action}
      {children}
    </section>
  )
}
