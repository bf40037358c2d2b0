import type { Examples } from "@camber/ui/examples/Examples.ts"
import { OrderProgress } from "./OrderProgress.tsx"

export const examples: Examples = {
  "On its way": (
    <OrderProgress
      steps={[
        { label: "Placed", date: "November 21", state: "done" },
        { label: "Shipped", date: "November 23", state: "now" },
        { label: "Delivered", state: "ahead" }
      ]}
    />
  ),
  "Waiting for payment": (
    <OrderProgress
      steps={[
        { label: "Waiting for payment", date: "November 21", state: "waits" },
        { label: "Shipped", state: "ahead" },
        { label: "Delivered", state: "ahead" }
      ]}
    />
  )
}
