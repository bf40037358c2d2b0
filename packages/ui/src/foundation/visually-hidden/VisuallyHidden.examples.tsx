import type { Examples } from "../../../examples/Examples.ts"
import { VisuallyHidden } from "./VisuallyHidden.tsx"

export const examples: Examples = {
  "For assistive technology alone": (
    <p>
      4.6 <VisuallyHidden>out of 5 stars</VisuallyHidden>
    </p>
  )
}
