import type { ProductPage } from "@camber/domain/catalogue"
import { questionHref } from "@camber/domain/questions"
import { LinkButton, SectionHead } from "@camber/ui"
import { shownDate } from "../reviews/shownReview.ts"

/** What shoppers asked about a part, each with the answer, and where to ask (NAV-119). */
const ProductQuestions = ({ product: { card, questions } }: { readonly product: ProductPage }) => (
  <section className="block" id="questions" aria-labelledby="questions-title">
    <SectionHead
      id="questions-title"
      title="Questions"
      action={
        <LinkButton size="small" href={questionHref(card.skuBaseNumber)}>
          Ask a Question
        </LinkButton>
      }
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
              {answer} <span className="mute">{shownDate(askedOn)}</span>
            </dd>
          </div>
        ))}
      </dl>
    )}
  </section>
)

export default ProductQuestions
