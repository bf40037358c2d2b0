import type { Examples } from "@camber/ui/examples/Examples.ts"
import { CheckoutHead } from "./CheckoutHead.tsx"

export const examples: Examples = {
  "At its second step": (
    <CheckoutHead
      phone="1-800-555-0100"
      current="delivery"
      steps={[
        { id: "address", label: "Address" },
        { id: "delivery", label: "Delivery" },
        { id: "pay", label: "Review & Pay" }
      ]}
    />
  )
}
