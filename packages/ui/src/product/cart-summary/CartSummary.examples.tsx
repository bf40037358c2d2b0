import type { Examples } from "../../../examples/Examples.ts"
import { LinkButton } from "../../controls/button/Button.tsx"
import { CartSummary } from "./CartSummary.tsx"

const call = (
  <LinkButton href="tel:1-800-555-0100" variant="primary" size="large" block>
    Call 1-800-555-0100
  </LinkButton>
)

export const examples: Examples = {
  "With a total": (
    <CartSummary count="4 items" total="$1,248.97">
      {call}
    </CartSummary>
  ),
  "With a code": (
    <CartSummary
      count="4 items"
      subtotal="$1,248.97"
      rows={[{ label: "Promo code 7KQ2-M9XD", value: "-$10.00", saves: true }]}
      total="$1,238.97"
      saved="$160.00"
    >
      {call}
    </CartSummary>
  ),
  Loading: <CartSummary>{call}</CartSummary>
}
