import type { ProductPage } from "@camber/domain/catalog"
import { questionHref } from "@camber/domain/questions"
import { LinkButton, SectionHead, isSamePageLink } from "@camber/ui"
import { useState } from "react"
import { Lazy, type LazyComponent } from "../../foundation/lazy/Lazy.tsx"
import { formatShortDate } from "../../foundation/page/format.ts"
import type { AskQuestionProps } from "./AskQuestion.tsx"

const asking: LazyComponent<AskQuestionProps> = async () => {
  const { AskQuestion } = await import("./AskQuestion.tsx")
  return {
    default: (props) => (
      <div ref={focusField}>
        <AskQuestion {...props} />
      </div>
    )
  }
}

/** Renders the shoppers' questions about a part and their answers. The form is inline; without scripts it is a separate page (NAV-119). */
const ProductQuestions = ({ product: { card, questions } }: { readonly product: ProductPage }) => {
  const [isAsking, setAsking] = useState(false)
  const href = questionHref(card.skuBaseNumber)
  return (
    <section className="block" id="questions" aria-labelledby="questions-title">
      <SectionHead
        id="questions-title"
        title="Questions"
        action={
          !isAsking && (
            <LinkButton
              size="small"
              href={href}
              onClick={(event) => {
                if (!isSamePageLink(event)) return
                event.preventDefault()
                setAsking(true)
              }}
            >
              Ask a Question
            </LinkButton>
          )
        }
      />
      <Lazy
        load={asking}
        isWanted={isAsking}
        onFailure={() => location.assign(href)}
        props={{ skuBaseNumber: card.skuBaseNumber, productPageUrl: null, before: null }}
      />
      {questions.length === 0 ? (
        <p className="mute">No questions yet.</p>
      ) : (
        <dl className="prose">
          {questions.map(({ question, answer, askedOn }) => (
            <div key={askedOn + question + answer}>
              <dt>
                <b>{question}</b>
              </dt>
              <dd>
                {answer} <span className="mute">{formatShortDate(askedOn)}</span>
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

export default ProductQuestions

/** The focused link is removed, so the field takes the focus. */
const focusField = (place: HTMLElement | null): void => place?.querySelector("textarea")?.focus()
