import type { Examples } from "@camber/ui/examples/Examples.ts"
import { PushQuestion } from "./PushQuestion.tsx"

const nothing = () => undefined
const kinds = ["Order Updates", "Back in Stock", "Price Drops", "Answers to Questions"].map((displayName, index) => ({
  type: String(index),
  displayName,
  granted: true
}))

export const examples: Examples = {
  "All kinds, chosen": <PushQuestion permissions={kinds} onAccept={nothing} onDismiss={nothing} />,
  "A very long kind": (
    <PushQuestion
      permissions={[
        { type: "long", displayName: "Everything that happens to what you have ordered, asked for or put on a list", granted: false }
      ]}
      onAccept={nothing}
      onDismiss={nothing}
    />
  )
}
