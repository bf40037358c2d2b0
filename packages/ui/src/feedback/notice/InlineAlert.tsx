import type { ReactNode } from "react"
import { classNames } from "../../foundation/class-names/classNames.ts"
import { Icon } from "../../foundation/icon/Icon.tsx"
import type { IconName } from "../../foundation/icon/icons.ts"

export type AlertTone = "info" | "good" | "warning" | "bad"

export interface NoticeProps {
  readonly tone?: AlertTone
  readonly title?: string | undefined
  readonly children: ReactNode
  /** A button or a link at the end. */
  readonly action?: ReactNode
  /** Whether another element announces the text. Each action should cause only one announcement. */
  readonly isSilent?: boolean
}

const toneIcons: Record<AlertTone, IconName> = { info: "info", good: "circle-check", warning: "triangle-alert", bad: "circle-x" }

/**
 * Renders a message in the page that needs attention. Screen readers announce it when it appears; an alert with the tone `bad` interrupts
 * them.
 */
export const InlineAlert = ({ tone = "info", title, children, action, isSilent = false }: NoticeProps) => (
  <div className={classNames("notice", `notice--${tone}`)} role={isSilent ? undefined : tone === "bad" ? "alert" : "status"}>
    <Icon name={toneIcons[tone]} />
    <div>
      {title !== undefined && <b>{title}</b>}
      {children}
    </div>
    {action}
  </div>
)
