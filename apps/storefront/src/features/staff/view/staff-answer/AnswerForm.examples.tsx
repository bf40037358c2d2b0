import type { Examples } from "@camber/ui/examples/Examples.ts"
import { ReviewList } from "@camber/ui"
import { AnswerForm } from "./AnswerForm.tsx"

const nothing = () => undefined
const form = {
  label: "Review of June",
  product: { title: "Ironvale Slotted Brake Rotor", href: "/item/ironvale-slotted-brake-rotor/2" },
  when: "Mar 2, 2026, 9:12 AM",
  wordsLabel: "Our answer, or the reason",
  limit: 1000,
  isBusy: false,
  actions: [
    { label: "Publish", onDo: nothing },
    { label: "Turn down", onDo: nothing, needsWords: "Please write why." }
  ]
} as const
const review = {
  reviewId: 1,
  title: "Quiet",
  stars: 4,
  author: "June",
  date: "Mar 2, 2026",
  text: "Quieter than the stock rotor.",
  verifiedVehicle: null,
  car: "1969 Chevrolet Camaro",
  fitted: "yes",
  staffAnswer: null
} as const

export const examples: Examples = {
  "A review": (
    <AnswerForm {...form}>
      <ReviewList shopName="Camber" reviews={[review]} />
    </AnswerForm>
  ),
  "One without spaces": (
    <AnswerForm {...form}>
      <ReviewList
        shopName="Camber"
        reviews={[{ ...review, title: "x".repeat(100), text: "Louder".repeat(150), author: "y".repeat(60), car: "z".repeat(80) }]}
      />
    </AnswerForm>
  ),
  "A question, being answered": (
    <AnswerForm {...form} label="Question" actions={[{ label: "Answer", onDo: nothing }]} isBusy>
      <p>Does the hat rust?</p>
    </AnswerForm>
  )
}
