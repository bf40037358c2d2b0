import { type ReactNode, useId } from "react"
import { classNames, fitIcons, type FitLineProps, Icon, Link, VehicleBadge, type PlateProps } from "@camber/ui"

export interface FitPanelProps extends FitLineProps {
  /** The vehicle that was judged. */
  readonly plate?: PlateProps | undefined
  /** The rule that decided, in words; what to do where it is still open. */
  readonly why?: string | undefined
  /** What stands under the answer: what was compared. */
  readonly children?: ReactNode
}

/** The answer on a product's page, with the vehicle that it is about and the reason. */
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
          {tone !== "verify" && tone !== "ask" && <b>Why:</b>} {why}
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
