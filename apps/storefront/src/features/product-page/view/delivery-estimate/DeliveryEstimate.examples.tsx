import type { Examples } from "@camber/ui/examples/Examples.ts"
import { DeliveryEstimate, type DeliveryEstimateProps } from "./DeliveryEstimate.tsx"

const told: DeliveryEstimateProps = {
  countries: [
    { value: "US", label: "United States" },
    { value: "CA", label: "Canada" }
  ],
  country: "US",
  onSubmit: () => undefined
}

export const examples: Examples = {
  "Nothing known": <DeliveryEstimate {...told} />,
  Answered: <DeliveryEstimate {...told} postalCode="90210" answer="Get it Tue, Nov 24" />,
  "No such code": <DeliveryEstimate {...told} error="Enter a US zip code of five digits, such as 90210." />
}
