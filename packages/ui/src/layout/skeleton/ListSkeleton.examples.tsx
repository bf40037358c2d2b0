import type { Examples } from "../../../examples/Examples.ts"
import { ListSkeleton } from "./ListSkeleton.tsx"

export const examples: Examples = {
  Plates: <ListSkeleton label="Loading your garage" rows={3} />,
  "Lines with a picture": <ListSkeleton label="Loading the kit" rows={2} kind="picture" />
}
