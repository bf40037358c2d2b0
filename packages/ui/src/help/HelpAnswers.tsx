import type { ReactNode } from "react"
import { Icon } from "../icon/Icon.tsx"

export interface HelpAnswer {
  readonly question: string
  readonly answer: ReactNode
}

/** Questions that open to their answers; they work without scripts, and a search in the page finds what is closed. */
export const HelpAnswers = ({ answers }: { readonly answers: readonly HelpAnswer[] }) => (
  <div className="answers">
    {answers.map(({ question, answer }) => (
      <details key={question}>
        <summary>
          {question}
          <Icon name="chevron-down" />
        </summary>
        <div className="prose">{answer}</div>
      </details>
    ))}
  </div>
)
