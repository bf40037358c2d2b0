import type { Examples } from "../../../examples/Examples.ts"
import { InlineAlert } from "../../feedback/notice/InlineAlert.tsx"
import { FadeIn } from "./FadeIn.tsx"

export const examples: Examples = {
  "As the page comes": (
    <FadeIn>
      <InlineAlert tone="good">The vehicle is in your garage.</InlineAlert>
    </FadeIn>
  )
}
