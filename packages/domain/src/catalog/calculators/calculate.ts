import { formatNumber } from "./readInputs.ts"
import type { Calculator, CalculatorOutput, Numbers, PartSearch } from "./model.ts"

/** One output. */
export interface Result {
  readonly name: string
  readonly output: CalculatorOutput
  /** Null if there is no answer for these inputs. */
  readonly value: number | null
  /** The value with its digits. Null without a value. */
  readonly text: string | null
}

export interface Calculation {
  readonly results: ReadonlyArray<Result>
  readonly searches: ReadonlyArray<PartSearch>
}

/**
 * Computes a calculator's results and the searches they lead to. Never returns a value that is not finite.
 *
 * @param values - A value for each input, within its limits.
 */
export const calculate = (calculator: Calculator, values: Numbers): Calculation => {
  const computed = calculator.compute(values)
  const results = Object.entries(calculator.outputs).map(([name, output]) => {
    const value = computed[name]!
    return Number.isFinite(value)
      ? { name, output, value, text: output.names?.[value] ?? formatNumber(value, output.digits) }
      : { name, output, value: null, text: null }
  })
  const searches = calculator.findParts({ ...values, ...computed })
  return { results, searches: searches.map((search) => ({ ...search, matches: search.matches.filter(isFinite) })) }
}

const isFinite = (match: PartSearch["matches"][number]): boolean =>
  match._tag === "Values" ||
  (match._tag === "Spans" ? Number.isFinite(match.value) : Number.isFinite(match.from) && Number.isFinite(match.to))
