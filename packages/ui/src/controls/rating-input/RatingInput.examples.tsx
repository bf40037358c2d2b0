import type { Examples } from "../../../examples/Examples.ts"
import { InteractiveExample } from "../../../examples/InteractiveExample.tsx"
import { RatingInput } from "./RatingInput.tsx"

const rating = (stars: number | null) => (
  <InteractiveExample initial={stars}>
    {(value, rate) => <RatingInput label="Overall rating" value={value} onRate={rate} />}
  </InteractiveExample>
)

export const examples: Examples = {
  None: rating(null),
  Three: rating(3),
  Wrong: <RatingInput label="Overall rating" value={null} onRate={() => undefined} error="Please rate this." />,
  Disabled: <RatingInput label="Overall rating" value={4} onRate={() => undefined} disabled />
}
