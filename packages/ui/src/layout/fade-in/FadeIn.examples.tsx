import type { Examples } from "../../../examples/Examples.ts"
import { Notice } from "../../feedback/notice/Notice.tsx"
import { FadeIn } from "./FadeIn.tsx"

export const examples: Examples = {
  "As the page comes": (
    <FadeIn>
      <Notice tone="good">The vehicle is in your garage.</Notice>
    </FadeIn>
  )
}
