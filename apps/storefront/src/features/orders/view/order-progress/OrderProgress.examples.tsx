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
  )
}
