import { type ReactNode, useState } from "react"
import { Button, Link, TextArea } from "@camber/ui"

/** An action for a visitor's text. */
export interface AnswerAction {
  readonly label: string
  /** Reason why the action needs text; absent if it does not. */
  readonly needsWords?: string
  readonly onDo: (words: string) => void
}

export interface AnswerFormProps {
  /** The subject of the answer, for example 'Review of June': labels the whole form. */
  readonly label: string
  readonly product: { readonly title: string; readonly href: string }
  /** Display text of the date. */
  readonly when: string
  /** The visitor's text. */
  readonly children: ReactNode
  readonly wordsLabel: string
  /** Maximum length of an answer in characters. */
  readonly limit: number
  /** The first is the default action. */
  readonly actions: readonly [AnswerAction, ...AnswerAction[]]
  readonly isBusy: boolean
}

/** Renders a visitor's text about a part, with an answer field and actions. The typed answer remains until it is sent. */
export const AnswerForm = ({ actions, children, isBusy, label, limit, product, when, wordsLabel }: AnswerFormProps) => {
  const [words, setWords] = useState("")
  const [error, setError] = useState<string>()
  const choose = ({ needsWords, onDo }: AnswerAction) => {
    const isMissing = needsWords !== undefined && words.trim() === ""
    setError(isMissing ? needsWords : undefined)
    if (!isMissing) onDo(words.trim())
  }
  const type = (text: string) => {
    setWords(text)
    setError(undefined)
  }
  return (
    <section className="answerform" aria-label={label}>
      <p className="answerform__of">
        <Link className="link" href={product.href}>
          {product.title}
        </Link>
        <span className="mute">{when}</span>
      </p>
      <div>{children}</div>
      <div>
        <TextArea label={wordsLabel} limit={limit} rows={3} value={words} onText={type} error={error} />
        <div className="answerform__do">
          {actions.map((action, index) => (
            <Button key={action.label} variant={index === 0 ? "primary" : "quiet"} disabled={isBusy} onClick={() => choose(action)}>
              {action.label}
            </Button>
          ))}
        </div>
      </div>
    </section>
  )
}
