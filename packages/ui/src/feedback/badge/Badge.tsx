import type { ReactNode } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"

export interface BadgeProps {
  readonly tone?: "signal" | "ink" | "chalk" | "ok" | "warn" | "bad"
  readonly children: ReactNode
}

/** Renders a count or a word in a pill. */
export const Badge = ({ tone = "signal", children }: BadgeProps) => (
  <span className={classNames("badge", tone !== "signal" && `badge--${tone}`)}>{children}</span>
)
