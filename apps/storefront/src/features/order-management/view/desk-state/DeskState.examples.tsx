import type { Examples } from "@camber/ui/examples/Examples.ts"
import { DeskState } from "./DeskState.tsx"

export const examples: Examples = {
  "All of them": (
    <p>
      <DeskState tone="go" text="To pack" /> <DeskState tone="wait" text="Awaiting payment" /> <DeskState tone="ok" text="Paid" />{" "}
      <DeskState tone="bad" text="Canceled" />
    </p>
  )
}
