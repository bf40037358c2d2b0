import type { Examples } from "../../examples/Examples.ts"
import { LinkButton } from "../controls/button/Button.tsx"
import { EmptyState } from "./empty-state/EmptyState.tsx"
import { ListSkeleton } from "./skeleton/ListSkeleton.tsx"

/** Examples of the small components in this folder. */
export const examples: Examples = {
  "List skeleton: plates": <ListSkeleton label="Loading your garage" rows={3} />,
  "List skeleton: lines with a picture": <ListSkeleton label="Loading the kit" rows={2} kind="picture" />,
  "Empty state: with a way out": (
    <EmptyState title="No parts found" actions={<LinkButton href="#all">Clear all filters</LinkButton>}>
      No part has all of these properties. Take a filter away, or look without your vehicle.
    </EmptyState>
  ),
  "Empty state: alone": <EmptyState title="No messages">There are no messages to show.</EmptyState>
}
