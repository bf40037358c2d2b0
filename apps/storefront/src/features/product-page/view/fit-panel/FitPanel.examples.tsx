import type { Examples } from "@camber/ui/examples/Examples.ts"
import { camaro, verdicts } from "@camber/ui/examples/samples.ts"
import { FitPanel } from "./FitPanel.tsx"

export const examples: Examples = Object.fromEntries(
  verdicts.map((verdict) => [
    verdict.label,
    <FitPanel key={verdict.label} {...verdict} plate={{ vehicle: camaro, engine: "5.7L V8" }} why="listed for 1967-1969 Camaro only." />
  ])
)
