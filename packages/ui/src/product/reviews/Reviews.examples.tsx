import type { Examples } from "../../../examples/Examples.ts"
import { QuestionForm } from "./QuestionForm.tsx"
import { RatingHistogram } from "./RatingHistogram.tsx"
import { ReviewForm } from "./ReviewForm.tsx"
import { ReviewList } from "./ReviewList.tsx"

const story = "Spindles stayed on the car. The caliper brackets lined up without shims, and the hoses clear the frame at full lock."

export const examples: Examples = {
  Histogram: <RatingHistogram mean={4.6} reviewCount={128} counts={[92, 22, 8, 2, 4]} />,
  Form: (
    <ReviewForm
      action=""
      skuBaseNumber="CAM-1"
      limits={{ title: 100, text: 4000, car: 80, author: 60 }}
      car="1969 Chevrolet Camaro"
      errorsOf={() => ({})}
    />
  ),
  "A question": (
    <QuestionForm
      action=""
      skuBaseNumber="CAM-1"
      limits={{ question: 1000, emailAddress: 254 }}
      errorsOf={() => ({ question: "Write at least 10 characters." })}
      isBusy={false}
      onSend={() => undefined}
    />
  ),
  "None yet": <RatingHistogram mean={0} reviewCount={0} counts={[0, 0, 0, 0, 0]} />,
  List: (
    <ReviewList
      shopName="Camber"
      reviews={[
        {
          reviewId: 1,
          title: "Bolted on in one Saturday",
          stars: 5,
          author: "Terry W.",
          date: "2 weeks ago",
          verifiedVehicle: "1969 Camaro, 350",
          car: null,
          fitted: null,
          text: story,
          staffAnswer: null
        },
        {
          reviewId: 2,
          title: "Read the wheel note",
          stars: 4,
          author: "J. Alvarado",
          date: "1 month ago",
          verifiedVehicle: null,
          car: "1970 Chevrolet Nova",
          fitted: "changes",
          text: story,
          staffAnswer: "We suggest the 7/8 in. bore."
        }
      ]}
    />
  )
}
