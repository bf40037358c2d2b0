import type { ReactNode } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"
import { Link } from "../../foundation/link/Link.tsx"
import { openerProps } from "../../foundation/link/opener.ts"

export interface PlateProps {
  /** Year, make and model, or the race car; absent draws the dashed plate. */
  readonly vehicle?: string | undefined
  readonly engine?: string | undefined
  /** The engine that a swapped car was built with. Both engines then have a line of their own, so that neither is cut off. */
  readonly stockEngine?: string | undefined
  /** 28, 40 or 52 px high. Default `regular`. */
  readonly size?: "small" | "regular" | "large"
  /** The selected one of several; as a button it is one that can be pressed in. */
  readonly selected?: boolean | undefined
  /** It opens a dialog, which is open or not; a link opens it over the page that it leads from. */
  readonly expanded?: boolean | undefined
  /** The hand comes near: what a press needs can be fetched. */
  readonly onNear?: (() => void) | undefined
  /** A link; else a button where `onPress` or `opens` is given; else plain. */
  readonly href?: string | undefined
  readonly onPress?: (() => void) | undefined
  /** Id of the popover that the plate opens. */
  readonly opens?: string | undefined
  /** Puts an X at the end. The X is the only control of such a plate. */
  readonly remove?: VehicleBadgeRemoval | undefined
  /** Words of the dashed plate. */
  readonly emptyLabel?: string
}

export interface VehicleBadgeRemoval {
  readonly label: string
  /** Without one the X is a button. */
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

/** The selected vehicle as a number plate; without one, a dashed outline that asks for it. */
export const VehicleBadge = (props: PlateProps) => {
  const { vehicle, size = "regular", selected, expanded, href, onPress, onNear, opens, remove, emptyLabel = "Add a Vehicle" } = props
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
          {/* Where there is no room for the words. */}
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
    const opener =
      expanded !== undefined && onPress !== undefined ? openerProps({ expanded, onNear, onOpen: onPress }) : { onClick: onPress }
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
        onPointerEnter={onNear}
        onFocus={onNear}
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
