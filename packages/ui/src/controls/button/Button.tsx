import type { ComponentProps, ButtonHTMLAttributes } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Link, type LinkProps } from "../../foundation/link/Link.tsx"
import { Icon } from "../../foundation/icon/Icon.tsx"
import type { IconName } from "../../foundation/icon/icons.ts"

export interface ButtonLook {
  /**
   * Style of the button. `primary` is for the main action of a screen, `quiet` for all other actions, `ghost` for buttons in a row of text,
   * `chalk` for dark backgrounds.
   */
  readonly variant?: "primary" | "quiet" | "ghost" | "chalk"
  readonly size?: "small" | "regular" | "large"
  /** Whether the button is as wide as its container. */
  readonly block?: boolean
}

const look = ({ variant = "quiet", size = "regular", block = false }: ButtonLook): string =>
  classNames("btn", `btn--${variant}`, size === "small" && "btn--s", size === "large" && "btn--l", block && "btn--block")

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "className"> {
  /** Whether the button shows a spinner and ignores further clicks. */
  readonly busy?: boolean
}

export const Button = ({
  variant = "quiet",
  size = "regular",
  block = false,
  busy = false,
  type = "button",
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    type={type}
    className={look({ variant, size, block })}
    aria-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    {...rest}
  />
)

/** Renders a link with the style of a button. */
export const LinkButton = ({ variant = "quiet", size = "regular", block = false, ...rest }: ButtonLook & Omit<LinkProps, "className">) => (
  <Link className={look({ variant, size, block })} {...rest} />
)

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "children" | "aria-label"> {
  readonly icon: IconName
  /** Accessible name of the button. */
  readonly label: string
  /** Whether the button has a border, like the arrows of a section head. */
  readonly edge?: boolean
}

/** Renders a square icon button with sides of 44 px. */
export const IconButton = ({ icon, label, edge = false, className, type = "button", ...rest }: IconButtonProps) => (
  <button type={type} className={classNames("iconbtn", edge && "iconbtn--edge", className)} aria-label={label} {...rest}>
    <Icon name={icon} />
  </button>
)
