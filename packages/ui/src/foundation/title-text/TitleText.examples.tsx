import type { Examples } from "../../../examples/Examples.ts"
import { TitleText } from "./TitleText.tsx"

export const examples: Examples = {
  "Words with a hyphen": (
    <h2>
      <TitleText text="Disc brakes on a first-generation Camaro, start to finish" />
    </h2>
  ),
  "A name with a hyphen": (
    <h2>
      <TitleText text="Corner Carver Street Tire G-235, 235/60R15" />
    </h2>
  )
}
