import { classNames } from "@camber/ui"

export interface DeskStateProps {
  /** `go`: somebody has to do something; `wait`: it is waited for; `ok`: done; `bad`: ended badly. */
  readonly tone: "go" | "wait" | "ok" | "bad"
  readonly text: string
}

/** How far something is, as a dot and a word: the dot is filled where it is settled or due. */
export const DeskState = ({ text, tone }: DeskStateProps) => <span className={classNames("dstate", `dstate--${tone}`)}>{text}</span>
