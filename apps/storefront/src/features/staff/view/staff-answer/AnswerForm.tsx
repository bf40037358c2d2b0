import { type ReactNode, useState } from "react"
import { Button, Link, TextArea } from "@camber/ui"

/** Something that can be done with what somebody wrote. */
export interface AnswerAction {
  readonly label: string
  /** Why it cannot be done without words; absent where it can. */
  readonly needsWords?: string
  readonly onDo: (words: string) => void
}

export interface AnswerFormProps {
  /** What is answered, for instance 'Review of June': names the whole. */
  readonly label: string
  readonly product: { readonly title: string; readonly href: string }
  /** When it was written, as it is read. */
  readonly when: string
  /** What was written. */
  readonly children: ReactNode
  readonly wordsLabel: string
  /** Longest answer in characters. */
  readonly limit: number
  /** The first is the one that is meant for most. */
  readonly actions: readonly [AnswerAction, ...AnswerAction[]]
  readonly isBusy: boolean
}

/** What a visitor wrote of a part, with room for an answer and what can be done with it. What is typed stays until it is sent. */
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
