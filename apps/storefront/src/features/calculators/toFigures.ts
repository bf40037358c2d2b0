import type { Result } from "@camber/domain/calculators"
import type { CalculatorFigure } from "./view/calculator-results/CalculatorResults.tsx"

/** Returns the texts of results. A percent sign and an AN size belong to the number. */
export const toFigures = (results: ReadonlyArray<Result>): ReadonlyArray<CalculatorFigure> =>
  results.map(({ name, output: { label, none, note, unit }, text }) => ({
    name,
    label,
    text: text === null ? null : unit === "%" ? `${text}%` : unit === "AN" ? `AN-${text}` : text,
    unit: unit === "%" || unit === "AN" ? "" : unit,
    none: none ?? "Not possible with these figures",
    note
  }))
