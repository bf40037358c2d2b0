import type { Result } from "@camber/domain/calculators"
import type { CalculatorFigure } from "./view/calculator-results/CalculatorResults.tsx"

/** Returns the texts of results. A percent sign belongs to the number. */
export const toFigures = (results: ReadonlyArray<Result>): ReadonlyArray<CalculatorFigure> =>
  results.map(({ name, output: { label, note, unit }, text }) => ({
    name,
    label,
    text: text !== null && unit === "%" ? `${text}%` : text,
    unit: unit === "%" ? "" : unit,
    note
  }))
