import type { ComponentProps } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Link, type LinkProps } from "../../foundation/link/Link.tsx"

export interface ButtonLook {
  /** `primary` is the one main action of a screen; `quiet` everything else; `ghost` inside a row of text; `chalk` on dark ground. */
  readonly variant?: "primary" | "quiet" | "ghost" | "chalk"
  readonly size?: "small" | "regular" | "large"
  /** As wide as its container. */
  readonly block?: boolean
}

const look = ({ variant = "quiet", size = "regular", block = false }: ButtonLook): string =>
  classNames("btn", `btn--${variant}`, size === "small" && "btn--s", size === "large" && "btn--l", block && "btn--block")

export interface ButtonProps extends ButtonLook, Omit<ComponentProps<"button">, "className"> {
  /** Shows the waiting ring and takes no further press. */
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

/** A link that looks like a button: it leads somewhere. */
export const LinkButton = ({ variant = "quiet", size = "regular", block = false, ...rest }: ButtonLook & Omit<LinkProps, "className">) => (
  <Link className={look({ variant, size, block })} {...rest} />
)
