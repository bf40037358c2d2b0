import { classNames } from "@camber/ui"

export interface DeskStateProps {
  /** `go`: staff must act; `wait`: another party must act; `ok`: done; `bad`: ended badly. */
  readonly tone: "go" | "wait" | "ok" | "bad"
  readonly text: string
}

/** A state as a dot and a word. The dot is filled if the state is final or due. */
export const DeskState = ({ text, tone }: DeskStateProps) => <span className={classNames("dstate", `dstate--${tone}`)}>{text}</span>
