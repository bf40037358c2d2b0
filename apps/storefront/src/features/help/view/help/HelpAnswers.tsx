import type { ReactNode } from "react"
import { Expander } from "@camber/ui"

export interface HelpAnswer {
  readonly question: string
  readonly answer: ReactNode
}

/** Questions that open to their answers; they work without scripts, and a search in the page finds what is closed. */
export const HelpAnswers = ({ answers }: { readonly answers: readonly HelpAnswer[] }) => (
  <div className="answers">
    {answers.map(({ question, answer }) => (
      <Expander key={question} title={question}>
        {answer}
      </Expander>
    ))}
  </div>
)
