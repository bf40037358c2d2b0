import { findCalculator, readInputs } from "@camber/domain/calculators"
import type { Examples } from "@camber/ui/examples/Examples.ts"
import { CalculatorForm } from "./CalculatorForm.tsx"

const read = (id: string, texts: Readonly<Record<string, string>> = {}, facts = {}) => readInputs(findCalculator(id)!, texts, facts)
const nothing = () => undefined

export const examples: Examples = {
  Defaults: <CalculatorForm action="#gears" inputs={read("gear-rpm-speed")} onTexts={nothing} onSettled={nothing} />,
  "With an error, a choice and a fact of the car": (
    <CalculatorForm action="#pump" inputs={read("fuel-pump", { hp: "plenty" }, { injected: 1 })} onTexts={nothing} onSettled={nothing}>
      <p>Starts with your 1969 Chevrolet Camaro.</p>
    </CalculatorForm>
  )
}
