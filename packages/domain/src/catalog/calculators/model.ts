import type { Grade, SourceId } from "./sources.ts"

/** Groups of calculators, in the order of the index page. */
export const calculatorGroups = [
  { id: "engine", title: "Engine" },
  { id: "fuel", title: "Fuel & Air" },
  { id: "exhaust", title: "Exhaust" },
  { id: "driveline", title: "Gears & Driveline" },
  { id: "suspension", title: "Suspension" },
  { id: "brakes", title: "Brakes" },
  { id: "wheels", title: "Wheels & Tires" },
  { id: "cooling", title: "Cooling" },
  { id: "electrical", title: "Electrical" },
  { id: "tools", title: "Tools & Fasteners" }
] as const
export type CalculatorGroup = (typeof calculatorGroups)[number]["id"]

/** Facts of the selected car that can fill an input. Displacement is in cubic inches. */
export type CarFact = "bore" | "stroke" | "cylinders" | "displacement" | "injected"

/** A number that the shopper enters. Choices are numbered from 0. */
export interface CalculatorInput {
  readonly label: string
  /** Empty for a number without a unit. */
  readonly unit: string
  readonly least: number
  readonly most: number
  readonly default: number
  readonly note?: string
  readonly isInteger?: boolean
  /** Labels of a choice. The value of the input is the index of the choice. */
  readonly choices?: ReadonlyArray<string>
  readonly car?: CarFact
}

export interface CalculatorOutput {
  readonly label: string
  readonly unit: string
  /** Number of decimals that the formula supports. */
  readonly digits: number
  readonly note?: string
  /** Text if there is no answer. Default: the figures are not possible. */
  readonly none?: string
  /** Texts of values that are not written as numbers. */
  readonly names?: Readonly<Record<number, string>>
}

/** One facet of a part search. The shop selects the values of the facet that match. */
export type FacetMatch =
  | { readonly _tag: "Range"; readonly facet: string; readonly from: number; readonly to: number }
  | { readonly _tag: "TireHeight"; readonly facet: string; readonly from: number; readonly to: number }
  | { readonly _tag: "Values"; readonly facet: string; readonly values: ReadonlyArray<string> }
  | { readonly _tag: "Spans"; readonly facet: string; readonly value: number }

/** Search for the parts that a result calls for. Without matches, finds all parts of the type. */
export interface PartSearch {
  /** Plural name of the product type, as in the facet `Part type`. */
  readonly partType: string
  /** Most important first: if no part has all of them, the last matches are left out first. */
  readonly matches: ReadonlyArray<FacetMatch>
  readonly note?: string
}

export type Numbers<Name extends string = string> = Readonly<Record<Name, number>>

/** A calculator, as declared in its file. The compiler checks that the formula returns every declared output. */
export interface CalculatorDefinition<Input extends string, Output extends string> {
  /** Last segment of the calculator's address. Must not change. */
  readonly id: string
  readonly group: CalculatorGroup
  readonly title: string
  /** The question that the calculator answers. */
  readonly question: string
  readonly inputs: Readonly<Record<Input, CalculatorInput>>
  readonly outputs: Readonly<Record<Output, CalculatorOutput>>
  /** Pairs of inputs of which the first must not exceed the second. */
  readonly ascending?: ReadonlyArray<readonly [NoInfer<Input>, NoInfer<Input>]>
  /** Returns errors that depend on several inputs, by input. Each input is within its own limits. */
  readonly check?: (values: Numbers<NoInfer<Input>>) => Partial<Record<NoInfer<Input>, string>>
  /** Computes the outputs. A value that is not finite means that there is no answer. */
  readonly compute: (values: Numbers<NoInfer<Input>>) => Numbers<NoInfer<Output>>
  /** All part types that `findParts` can return, by plural name, each with the facets that it can match. */
  readonly partFacets: Readonly<Record<string, ReadonlyArray<string>>>
  readonly findParts: (values: Numbers<NoInfer<Input> | NoInfer<Output>>) => ReadonlyArray<PartSearch>
  /** The input and the output that the plot shows. */
  readonly plot?: { readonly x: NoInfer<Input>; readonly y: NoInfer<Output> }
  readonly note?: string
  /** A common mistake, in using the formula or on other pages. */
  readonly trap?: string
  /** Slug of the toolbox article about the calculation. */
  readonly article?: string
  readonly sources: ReadonlyArray<SourceId>
  readonly grade: Grade
}

/** A calculator whose input and output names are not known to the compiler. */
export type Calculator = Omit<CalculatorDefinition<string, string>, "check" | "compute" | "findParts"> & {
  readonly check?: (values: Numbers) => Partial<Readonly<Record<string, string>>>
  readonly compute: (values: Numbers) => Numbers
  readonly findParts: (values: Numbers) => ReadonlyArray<PartSearch>
}
