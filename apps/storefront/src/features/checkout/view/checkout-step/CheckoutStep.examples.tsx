import type { Examples } from "@camber/ui/examples/Examples.ts"
import { CheckoutStep } from "./CheckoutStep.tsx"

export const examples: Examples = {
  "Two steps": (
    <div>
      <CheckoutStep id="first" number={1} title="Ship to">
        <p>12 Mill Road, Akron, OH 44308</p>
      </CheckoutStep>
      <CheckoutStep id="second" number={2} title="Shipping, with a name that is far longer than any step should ever have">
        <p>Enter a ZIP code to see this.</p>
      </CheckoutStep>
    </div>
  )
}
