import type { Examples } from "../../workbench/Examples.ts"
import { camaro, verdicts } from "../../workbench/samples.ts"
import { FitPanel } from "./FitPanel.tsx"

export const examples: Examples = Object.fromEntries(
  verdicts.map((verdict) => [
    verdict.label,
    <FitPanel key={verdict.label} {...verdict} plate={{ vehicle: camaro, engine: "5.7L V8" }} why="listed for 1967-1969 Camaro only." />
  ])
)
