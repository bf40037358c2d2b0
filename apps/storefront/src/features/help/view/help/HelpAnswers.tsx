import type { ReactNode } from "react"
import { Expander } from "@camber/ui"

export interface HelpAnswer {
  readonly question: string
  readonly answer: ReactNode
}

/** Questions that expand to their answers. They work without scripts, and the browser's page search finds collapsed answers. */
export const HelpAnswers = ({ answers }: { readonly answers: readonly HelpAnswer[] }) => (
  <div className="answers">
    {answers.map(({ question, answer }) => (
      <Expander key={question} title={question}>
        {answer}
      </Expander>
    ))}
  </div>
)
