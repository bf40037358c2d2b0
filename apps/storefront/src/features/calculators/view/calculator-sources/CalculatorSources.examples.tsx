import { sources } from "@camber/domain/calculators"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { CalculatorSources } from "./CalculatorSources.tsx"

export const examples: Examples = {
  "Best source a manufacturer": <CalculatorSources grade="A" sources={[sources.wiseco, sources["g-mech"]]} />,
  "General knowledge": <CalculatorSources grade="G" sources={[sources["g-beam"]]} />
}
