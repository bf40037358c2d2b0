import type { Examples } from "@camber/ui/examples/Examples.ts"
import { PriceBreakdown } from "./PriceBreakdown.tsx"

export const examples: Examples = {
  Everything: (
    <PriceBreakdown
      lines={[
        { label: "List price", amount: "$779.00" },
        { label: "You save", amount: "$90.00" },
        { label: "Price", amount: "$689.00", isSum: true },
        { label: "Core charge, refunded with your old part", amount: "$120.00" },
        { label: "You pay with the order", amount: "$809.00", isSum: true },
        { label: "Mail-in rebate from the manufacturer", amount: "-$69.00" },
        { label: "After rebate", amount: "$620.00", isSum: true }
      ]}
    />
  )
}
