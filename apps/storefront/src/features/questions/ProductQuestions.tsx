import type { ProductPage } from "@camber/domain/catalog"
import { questionHref } from "@camber/domain/questions"
import { LinkButton, SectionHead, isSamePageLink } from "@camber/ui"
import { createElement, useState } from "react"
import type { LazyComponent } from "../../foundation/late/LazyComponent.ts"
import { useLazyComponent } from "../../foundation/late/useLazyComponent.ts"
import { formatShortDate } from "../../foundation/page/format.ts"
import type { AskQuestionProps } from "./AskQuestion.tsx"

const asking: LazyComponent<AskQuestionProps> = async () => ({ default: (await import("./AskQuestion.tsx")).AskQuestion })

/** Renders the shoppers' questions about a part and their answers. The form is inline; without scripts it is a separate page (NAV-119). */
const ProductQuestions = ({ product: { card, questions } }: { readonly product: ProductPage }) => {
  const [isAsking, setAsking] = useState(false)
  const href = questionHref(card.skuBaseNumber)
  const Ask = useLazyComponent(isAsking, asking, () => location.assign(href))
  return (
    <section className="block" id="questions" aria-labelledby="questions-title">
      <SectionHead
        id="questions-title"
        title="Questions"
        action={
          !Ask && (
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
      {Ask && <div ref={focusField}>{createElement(Ask, { skuBaseNumber: card.skuBaseNumber, productPageUrl: null, before: null })}</div>}
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
