import type { Examples } from "@camber/ui/examples/Examples.ts"
import { DeliverTo } from "./DeliverTo.tsx"

const nowhere = () => {}

export const examples: Examples = {
  "No zip yet": <DeliverTo onSubmit={nowhere} />,
  "With a zip": <DeliverTo zipCode="90210" onSubmit={nowhere} />,
  Wrong: <DeliverTo zipCode="90210" error="Enter a five-digit US ZIP code, such as 90210." onSubmit={nowhere} />
}
