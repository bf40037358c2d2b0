import { classNames, Icon, type IconName, Link } from "@camber/ui"
import type { ReactNode } from "react"

/** Answer of a class sheet. Its square symbol differs from the fitment icons, because fitment is about the car and not about the class. */
export type RulingTone = "legal" | "notLegal" | "inspector" | "notRuled" | "needsFacts"

/** A rule with number, date and link. */
export interface RulingRule {
  readonly id: string
  readonly paragraph: string
  readonly text: string
  readonly sheet: string
  readonly issued: string
  readonly href: string
}

export interface ClassRulingProps {
  readonly tone: RulingTone
  /** 'Legal', 'Not legal', 'The inspector decides', 'Not ruled' or 'Not known yet'. */
  readonly label: string
  /** '25 lb to add', or the meaning of the sheet's silence. */
  readonly note?: string | undefined
  readonly rules?: ReadonlyArray<RulingRule>
  /** Questions whose answers are missing. */
  readonly questions?: ReadonlyArray<string>
  /** A link to answer them. */
  readonly action?: ReactNode
}

const icons: Readonly<Record<Exclude<RulingTone, "needsFacts">, IconName>> = {
  legal: "check",
  notLegal: "x",
  inspector: "search",
  notRuled: "minus"
}

/** Renders an answer with its reasons. */
export const ClassRuling = ({ action, label, note, questions = [], rules = [], tone }: ClassRulingProps) => (
  <div className={classNames("ruling", `ruling--${tone}`)}>
    <span className="ruling__sign" aria-hidden="true">
      {tone === "needsFacts" ? "?" : <Icon name={icons[tone]} size={16} />}
    </span>
    <div>
      <p className="ruling__label">
        {label}
        {note !== undefined && <span className="ruling__note"> · {note}</span>}
      </p>
      {rules.length > 0 && (
        <ul className="ruling__rules">
          {rules.map((rule) => (
            <li key={rule.id}>
              <Link className="link" href={rule.href}>
                {`Rule ${rule.paragraph}`}
              </Link>{" "}
              {rule.text}{" "}
              <span className="ruling__source">
                {rule.sheet}, {rule.issued}
              </span>
            </li>
          ))}
        </ul>
      )}
      {questions.length > 0 && (
        <ul className="ruling__rules">
          {questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ul>
      )}
      {action}
    </div>
  </div>
)
