import type { Examples } from "../../../examples/Examples.ts"
import { LinkButton } from "../../controls/button/Button.tsx"
import { EmptyState } from "./EmptyState.tsx"

export const examples: Examples = {
  "With a way out": (
    <EmptyState title="No parts found" actions={<LinkButton href="#all">Clear all filters</LinkButton>}>
      No part has all of these properties. Take a filter away, or look without your vehicle.
    </EmptyState>
  ),
  Alone: <EmptyState title="No messages">There is nothing to tell.</EmptyState>
}
