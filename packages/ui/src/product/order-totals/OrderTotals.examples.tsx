import type { Examples } from "../../../examples/Examples.ts"
import { OrderTotals } from "./OrderTotals.tsx"

export const examples: Examples = {
  "With a code and points": (
    <OrderTotals
      rows={[
        { label: "3 items", value: "$1,248.97" },
        { label: "Promo code SPRING-2027-FOR-EVERYONE", value: "-$124.90", saves: true },
        { label: "Rewards, 125 points", value: "-$5.00", saves: true },
        { label: "Standard shipping", value: "Free" }
      ]}
      total="$1,119.07"
    />
  ),
  Plain: (
    <OrderTotals
      rows={[
        { label: "1 item", value: "$12.00" },
        { label: "Standard shipping", value: "$9.95" }
      ]}
      total="$21.95"
    />
  )
}
