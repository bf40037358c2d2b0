import { calculate, findCalculator, readInputs, toValues } from "@camber/domain/calculators"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { toFigures } from "../../resultProps.ts"
import { CalculatorResults } from "./CalculatorResults.tsx"

const figuresOf = (id: string, texts: Readonly<Record<string, string>> = {}) => {
  const calculator = findCalculator(id)!
  const values = toValues(readInputs(calculator, texts))
  return values === null ? null : toFigures(calculate(calculator, values).results)
}

export const examples: Examples = {
  Results: <CalculatorResults figures={figuresOf("gear-rpm-speed")} />,
  "With notes": <CalculatorResults figures={figuresOf("cam-timing")} />,
  "No answer": <CalculatorResults figures={figuresOf("wire-gauge", { amps: "200", feet: "100" })} />,
  "Wrong inputs": <CalculatorResults figures={null} />
}
