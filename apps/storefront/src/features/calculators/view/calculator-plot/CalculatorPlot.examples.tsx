import { createPlot, findCalculator, readInputs, toValues } from "@camber/domain/calculators"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { toPlotProps } from "../../resultProps.ts"
import { CalculatorPlot } from "./CalculatorPlot.tsx"

const plotOf = (id: string) => {
  const calculator = findCalculator(id)!
  return toPlotProps(createPlot(calculator, toValues(readInputs(calculator, {}))!)!)
}

export const examples: Examples = {
  "Rpm by speed": <CalculatorPlot {...plotOf("gear-rpm-speed")} />,
  "Ratio by chamber": <CalculatorPlot {...plotOf("compression-ratio")} />
}
