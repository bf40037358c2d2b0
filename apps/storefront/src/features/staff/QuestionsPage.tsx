import { MAX_STAFF_TEXT_LENGTH, type StaffQuestion } from "@camber/domain/staff"
import { InlineAlert } from "@camber/ui"
import { AnswerForm } from "./view/staff-answer/AnswerForm.tsx"
import { formatShortDate } from "../../foundation/page/format.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useSave } from "./useSave.ts"

export const load = loadStaffPage
export const handle = staffHandle("Questions")

/** Renders the unanswered questions. */
export const Component = () => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.questions))
  const { busy, outcome, write } = useSave(fetched)
  const answer = ({ product, questionId }: StaffQuestion, words: string) =>
    void write({
      subject: `The question about ${product.title}`,
      done: "Question answered. Shoppers see the answer within two minutes.",
      left: leftText(product.title),
      command: (use) => use.Staff.use((staff) => staff.answerQuestion({ questionId, answer: words }))
    })
  const turnDown = ({ product, questionId }: StaffQuestion) =>
    void write({
      subject: `The question about ${product.title}`,
      done: "Question turned down. Shoppers won't see it.",
      left: leftText(product.title),
      command: (use) => use.Staff.use((staff) => staff.turnDownQuestion(questionId))
    })
  return (
    <StaffFrame name="Questions" note="up to 200 unanswered" fetched={fetched}>
      {(questions) => (
        <>
          {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
          {questions.length === 0 && <p className="staff__empty">No open questions.</p>}
          <div>
            {questions.map((asked) => (
              <AnswerForm
                key={asked.questionId}
                label={`Question: ${asked.question}`}
                product={asked.product}
                when={formatShortDate(asked.askedOn)}
                wordsLabel="Answer"
                limit={MAX_STAFF_TEXT_LENGTH}
                isBusy={busy !== null}
                actions={[
                  { label: "Answer", needsWords: "Write the answer.", onDo: (words) => answer(asked, words) },
                  // Staff can turn down only a visitor's question: the catalog's questions all deserve an answer.
                  ...(asked.questionId < 0 ? [{ label: "Turn down", onDo: () => turnDown(asked) }] : [])
                ]}
              >
                <p>{asked.question}</p>
              </AnswerForm>
            ))}
          </div>
        </>
      )}
    </StaffFrame>
  )
}

const leftText = (product: string) =>
  `The question about ${product} was already answered or turned down by someone else. We changed nothing.`
