import { MAX_STAFF_TEXT_LENGTH, type ReviewVerdict, type StaffReview } from "@camber/domain/staff"
import { InlineAlert, ReviewList } from "@camber/ui"
import { AnswerForm } from "./view/staff-answer/AnswerForm.tsx"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame, formatTimestamp } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useSave } from "./useSave.ts"

export const load = loadStaffPage
export const handle = staffHandle("Reviews")

/** Renders the reviews that await moderation. */
export const Component = () => {
  const { brandName } = useStore(SettingsStore)
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.reviews))
  const { busy, outcome, write } = useSave(fetched)
  const judge = ({ author }: StaffReview, verdict: ReviewVerdict) =>
    void write({
      subject: `The review of ${author}`,
      done: doneText[verdict.status],
      left: `The review of ${author} was already handled by someone else, or rewritten. We changed nothing.`,
      command: (use) => use.Staff.use((staff) => staff.judgeReview(verdict))
    })
  return (
    <StaffFrame name="Reviews" note="up to 200 waiting for approval" fetched={fetched}>
      {(reviews) => (
        <>
          {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
          {reviews.length === 0 && <p className="staff__empty">No open reviews.</p>}
          <div>
            {reviews.map((review) => {
              const { author, product, reviewId, writtenAt } = review
              return (
                <AnswerForm
                  key={`${reviewId} ${writtenAt}`}
                  label={`Review of ${author}`}
                  product={product}
                  when={formatTimestamp(writtenAt)}
                  wordsLabel="Our reply to the review, or the reason for rejecting it"
                  limit={MAX_STAFF_TEXT_LENGTH}
                  isBusy={busy !== null}
                  actions={[
                    {
                      label: "Publish",
                      onDo: (words) => judge(review, { reviewId, writtenAt, status: "published", words: words || null })
                    },
                    {
                      label: "Turn down",
                      needsWords: "Write the reason. The author will read it.",
                      onDo: (words) => judge(review, { reviewId, writtenAt, status: "declined", words })
                    }
                  ]}
                >
                  <ReviewList
                    shopName={brandName}
                    reviews={[{ ...review, date: formatTimestamp(review.writtenAt), verifiedVehicle: null, staffAnswer: null }]}
                  />
                </AnswerForm>
              )
            })}
          </div>
        </>
      )}
    </StaffFrame>
  )
}

const doneText: Readonly<Record<ReviewVerdict["status"], string>> = {
  published: "Review published. Shoppers see it within two minutes. We notified the author.",
  declined: "Review turned down. The author can read the reason."
}
