import type { Examples } from "@camber/ui/examples/Examples.ts"
import { MeetLine } from "./MeetLine.tsx"

export const examples: Examples = {
  "Every answer": (
    <div>
      <MeetLine tone="meets" label="Meets" text="The clutch disc and this transmission go together: 26 teeth, 1.125 in on both." />
      <MeetLine
        tone="clashes"
        label="Does not meet"
        text="The clutch disc has 10 teeth, this transmission has 26 teeth: they do not go together."
        advice="A disc of the same diameter with the other hub is made for nearly every shaft."
      />
      <MeetLine
        tone="unknown"
        label="Not known"
        text="We do not know the bolt circle of the flexplate. Measure it and double the radius."
      />
    </div>
  )
}
