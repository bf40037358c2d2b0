import type { Examples } from "../../../examples/Examples.ts"
import { verdicts } from "../../../examples/samples.ts"
import { FitLine, FitLineInline } from "./FitLine.tsx"

export const examples: Examples = {
  "Every answer": (
    <div>
      {verdicts.map((verdict) => (
        <FitLine key={verdict.label} {...verdict} />
      ))}
    </div>
  ),
  "In a line of text": (
    <div>
      {verdicts.map((verdict) => (
        <FitLineInline key={verdict.label} {...verdict} />
      ))}
    </div>
  )
}
