import type { Examples } from "@camber/ui/examples/Examples.ts"
import { DeskOrders, type DeskOrdersRow } from "./DeskOrders.tsx"

const row: DeskOrdersRow = {
  number: "3364675960",
  href: "#order",
  placed: "Nov 23, 10:42 AM",
  name: "Dana Marsh",
  email: "dana.marsh@example.com",
  place: "Reno, NV 89502",
  amount: "5 lines, 6 pieces",
  car: "1969 Chevrolet Camaro",
  total: "$663.57",
  back: null,
  money: { tone: "ok", text: "Paid" },
  state: { tone: "go", text: "To pack" },
  returns: null
}

export const examples: Examples = {
  Orders: (
    <DeskOrders
      rows={[
        row,
        {
          ...row,
          number: "3364675944",
          name: "Bjorn Lindqvist-Castellanos and Sons Restoration Works of Bar Harbor",
          email: "parts-department@lindqvist-castellanos-restoration.example",
          total: "$12,188.40",
          money: { tone: "wait", text: "Awaiting payment" },
          state: { tone: "wait", text: "Being prepared" },
          returns: "2 returns waiting"
        },
        { ...row, number: "3364675899", name: "", car: null, back: "all refunded", state: { tone: "bad", text: "Canceled" } }
      ]}
    />
  )
}
