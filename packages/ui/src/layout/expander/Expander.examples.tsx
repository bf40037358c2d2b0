import type { Examples } from "../../../examples/Examples.ts"
import { Expander } from "./Expander.tsx"

export const examples: Examples = {
  "Several in a row": (
    <div>
      <Expander title="How long does shipping take?" open>
        Most parts leave the same day.
      </Expander>
      <Expander title="Can I return a part that was mounted?">Within 90 days, as long as it is clean.</Expander>
      <Expander title="What does it mean when a part may fit my vehicle and engine, and I am asked to complete the options of my vehicle?">
        That a property of your car decides which we do not know yet.
      </Expander>
    </div>
  )
}
