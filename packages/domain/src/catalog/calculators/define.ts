import type { Calculator, CalculatorDefinition, CalculatorInput, CalculatorOutput, FacetMatch, PartSearch } from "./model.ts"

/** Checks the types of a definition, then widens the names of its inputs and outputs to `string`. */
export const defineCalculator = <Input extends string, Output extends string>(
  definition: CalculatorDefinition<Input, Output>
): Calculator => definition

type InputExtras = Pick<CalculatorInput, "note" | "car">

/** Creates a number input with its unit, limits and default. */
export const input = (
  label: string,
  unit: string,
  [least, most]: readonly [least: number, most: number],
  initial: number,
  extras: InputExtras = {}
): CalculatorInput => ({ label, unit, least, most, default: initial, ...extras })

/** Creates an input for whole numbers. */
export const integer = (...parts: Parameters<typeof input>): CalculatorInput => ({ ...input(...parts), isInteger: true })

/** Creates a choice. The first one is the default. */
export const choice = (label: string, choices: ReadonlyArray<string>, extras: InputExtras = {}): CalculatorInput => ({
  ...integer(label, "", [0, choices.length - 1], 0, extras),
  choices
})

/** Creates an output with its unit and number of decimals. */
export const output = (
  label: string,
  unit: string,
  digits: number,
  note?: string,
  extras: Pick<CalculatorOutput, "none" | "names"> = {}
): CalculatorOutput => ({ label, unit, digits, ...(note !== undefined && { note }), ...extras })

/** Creates a search for parts of a type. */
export const search = (partType: string, matches: ReadonlyArray<FacetMatch> = [], note?: string): PartSearch => ({
  partType,
  matches,
  ...(note !== undefined && { note })
})

/** Matches values whose leading number is in the range: '1-3/4 in' is 1.75. */
export const range = (facet: string, from: number, to: number): FacetMatch => ({ _tag: "Range", facet, from, to })

/** Matches values within a tolerance. */
export const about = (facet: string, value: number, tolerance: number): FacetMatch => range(facet, value - tolerance, value + tolerance)

/** Matches tire sizes whose unloaded diameter is in the range: '275/60R15' is 27.99 in. */
export const tireHeight = (facet: string, from: number, to: number): FacetMatch => ({ _tag: "TireHeight", facet, from, to })

/** Matches values with one of these labels. */
export const values = (facet: string, ...labels: ReadonlyArray<string>): FacetMatch => ({ _tag: "Values", facet, values: labels })

/** Matches range labels that contain the value: '20-150 lb-ft' spans 75. */
export const spans = (facet: string, value: number): FacetMatch => ({ _tag: "Spans", facet, value })
