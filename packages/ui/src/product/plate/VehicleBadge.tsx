import type { ReactNode } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Link, openerProps } from "../../foundation/link/Link.tsx"

export interface PlateProps {
  /** Year, make and model, or the race car. Without it the plate is dashed. */
  readonly vehicle?: string | undefined
  readonly engine?: string | undefined
  /** The original engine of a car with an engine swap. Each of the two engines then has its own line, so that neither is cut off. */
  readonly stockEngine?: string | undefined
  /** The height: 28, 40 or 52 px. Default `regular`. */
  readonly size?: "small" | "regular" | "large"
  /** Whether this plate is the selected one of several. If given, a plate that is a button becomes a toggle button. */
  readonly selected?: boolean | undefined
  /** Whether the dialog of this plate is open; for a link, the dialog that it opens over its page. */
  readonly expanded?: boolean | undefined
  /** URL of the link. Without it the plate is a button if `onPress` or `opens` is given, otherwise plain text. */
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
  /** Id of the popover that the plate opens. */
  readonly opens?: string | undefined
  /** Adds a remove button (X) at the end. A plate with this button has no other control. */
  readonly remove?: VehicleBadgeRemoval | undefined
  /** Text of the dashed plate, which has no vehicle. */
  readonly emptyLabel?: string
}

export interface VehicleBadgeRemoval {
  readonly label: string
  /** URL that removes the vehicle; without it the X is a button. */
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
}

const Lettering = ({ vehicle, engine, stockEngine }: Pick<PlateProps, "vehicle" | "engine" | "stockEngine">) => (
  <span className="plate__t">
    {vehicle}
    {engine !== undefined && stockEngine === undefined && (
      <span className="plate__engine">
        <b>·</b>
        {engine}
      </span>
    )}
    {stockEngine !== undefined && (
      <span className="plate__swap">
        {" "}
        {engine}
        <span className="plate__stock">
          <b>·</b>stock {stockEngine}
        </span>
      </span>
    )}
  </span>
)

const Removal = ({ label, href, onPress }: VehicleBadgeRemoval) =>
  href === undefined ? (
    <button type="button" className="plate__x" onClick={onPress} aria-label={label}>
      <Icon name="x" size={16} />
    </button>
  ) : (
    <Link className="plate__x" href={href} onClick={onPress} aria-label={label}>
      <Icon name="x" size={16} />
    </Link>
  )

/** Renders the selected vehicle as a license plate, or a dashed plate that asks for a vehicle. */
export const VehicleBadge = (props: PlateProps) => {
  const { vehicle, size = "regular", selected, expanded, href, onPress, opens, remove, emptyLabel = "Add a Vehicle" } = props
  const none = vehicle === undefined
  const className = classNames(
    "plate",
    size === "small" && "plate--s",
    size === "large" && "plate--l",
    selected === true && "plate--on",
    none && "plate--none",
    remove !== undefined && "plate--x"
  )
  const isPlain = href === undefined && onPress === undefined && opens === undefined
  const face: ReactNode = none ? (
    <>
      {!isPlain && (
        <>
          <Icon name="plus" size={16} />
          {/* The tooltip appears if the text is cut off. */}
          <Icon name="car" size={24} />
        </>
      )}
      {emptyLabel}
    </>
  ) : (
    <Lettering {...props} />
  )

  if (remove !== undefined) {
    return (
      <span className={className}>
        {face}
        <Removal {...remove} />
      </span>
    )
  }
  if (href !== undefined) {
    const opener = expanded !== undefined && onPress !== undefined ? openerProps({ expanded, onOpen: onPress }) : { onClick: onPress }
    return (
      <Link className={className} href={href} aria-current={selected ? "true" : undefined} {...opener}>
        {face}
      </Link>
    )
  }
  if (onPress !== undefined || opens !== undefined) {
    return (
      <button
        type="button"
        data-early
        className={className}
        onClick={onPress}
        popoverTarget={opens}
        aria-pressed={selected}
        aria-haspopup={expanded === undefined ? undefined : "dialog"}
        aria-expanded={expanded}
      >
        {face}
      </button>
    )
  }
  return <span className={className}>{face}</span>
}
