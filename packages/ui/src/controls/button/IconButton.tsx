import type { ButtonHTMLAttributes } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"
import type { IconName } from "../../foundation/icon/icons.ts"

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label"> {
  readonly icon: IconName
  /** The button's name. */
  readonly label: string
  /** With a border, like the arrows of a section head. */
  readonly edge?: boolean
}

/** Renders a square icon button of 44 px. */
export const IconButton = ({ icon, label, edge = false, className, type = "button", ...rest }: IconButtonProps) => (
  <button type={type} className={classNames("iconbtn", edge && "iconbtn--edge", className)} aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
)
