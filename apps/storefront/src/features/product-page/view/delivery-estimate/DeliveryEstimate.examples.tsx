import type { Examples } from "@camber/ui/examples/Examples.ts"
import { DeliveryEstimate, type DeliveryEstimateProps } from "./DeliveryEstimate.tsx"

const known: DeliveryEstimateProps = {
  countries: [
    { value: "US", label: "United States" },
    { value: "CA", label: "Canada" }
  ],
  country: "US",
  onSubmit: () => undefined
}

export const examples: Examples = {
  "Nothing known": <DeliveryEstimate {...known} />,
  Answered: <DeliveryEstimate {...known} postalCode="90210" answer="Get it Tue, Nov 24" />,
  "No such code": <DeliveryEstimate {...known} error="Enter a five-digit US ZIP code, such as 90210." />
}
