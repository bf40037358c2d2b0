import "@camber/ui/reviewing.css"
import type { SkuBaseNumber } from "@camber/domain/catalog"
import { QUESTION_LIMITS, QUESTION_PATH, validateQuestion, type QuestionOutcome, type QuestionTexts } from "@camber/domain/questions"
import { LinkButton, InlineAlert, QuestionForm } from "@camber/ui"
import { useRef, useState } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { AppRuntime } from "../../foundation/runtime/AppRuntime.ts"

export interface AskQuestionProps {
  readonly skuBaseNumber: SkuBaseNumber
  /** Link to the part's page; null on that page. */
  readonly productPageUrl: string | null
  /** Outcome of a question that was sent without scripts. */
  readonly before: QuestionOutcome | null
}

/** Sends a question about a part and shows the outcome. The typed text remains if it was not stored. */
export const AskQuestion = ({ before, productPageUrl, skuBaseNumber }: AskQuestionProps) => {
  const runtime = useStore(AppRuntime)
  const place = useRef<HTMLDivElement>(null)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<QuestionOutcome | "lost" | null>(before)
  const isSent = outcome === "stored"
  const send = async (texts: QuestionTexts) => {
    setBusy(true)
    const end = await runtime.run((use) => use.Questions.use((questions) => questions.ask({ skuBaseNumber, ...texts })))
    setBusy(false)
    setOutcome(end._tag === "Done" && end.value !== null ? end.value : "lost")
    // The focused button disappears with the form, so its replacement takes the focus.
    place.current?.focus()
  }
  return (
    <div ref={place} className="asking" tabIndex={-1}>
      {outcome !== null && <InlineAlert tone={isSent ? "good" : "bad"}>{outcomeTexts[outcome]}</InlineAlert>}
      {isSent ? (
        productPageUrl !== null && <LinkButton href={productPageUrl}>Back to the Part</LinkButton>
      ) : (
        <QuestionForm
          action={QUESTION_PATH}
          skuBaseNumber={skuBaseNumber}
          limits={QUESTION_LIMITS}
          errorsOf={validateQuestion}
          isBusy={isBusy}
          onSend={(texts) => void send(texts)}
        />
      )}
    </div>
  )
}

const outcomeTexts: Readonly<Record<QuestionOutcome | "lost", string>> = {
  stored: "Thank you! Your question will appear on the part's page once it is answered.",
  invalid: "We couldn't send your question. Write at least 10 characters. If you add an email address, check that it's valid.",
  wait: "We've received too many questions. Try again in an hour.",
  lost: "We couldn't send your question. Try again."
}
