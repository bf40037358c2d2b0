/** A number option, clamped to its range and rounded to thousandths, so that similar values result in the same image. */
export interface Range {
  readonly min: number
  readonly max: number
  readonly default: number
}

/** An option whose value is one of a list. */
export interface Choice<Value extends string | number = string | number> {
  readonly values: readonly Value[]
  readonly default: Value
}

export type Options = Readonly<Record<string, Range | Choice>>

/** Options as a caller passes them, for instance from catalog data or a query. Any value may be missing or invalid. */
export type RawOptions = Readonly<Record<string, string | number | boolean>>

/** Resolved options, which a drawing function receives. */
export type Values<O extends Options> = { readonly [K in keyof O]: O[K] extends Choice<infer Value> ? Value : number }

/** Creates a number option from `min` to `max`. */
export const num = (min: number, max: number, initial: number): Range => ({ min, max, default: initial })

/** Creates an option with a list of values; the first is the default. */
export const pick = <const Listed extends readonly [string | number, ...(string | number)[]]>(
  ...values: Listed
): Choice<Listed[number]> => ({
  values,
  default: values[0]
})

const clamp = (range: Range, raw: string | number | boolean | undefined): number => {
  const value = raw === "" || typeof raw === "boolean" ? Number.NaN : Number(raw)
  return Number.isFinite(value) ? Math.round(Math.min(range.max, Math.max(range.min, value)) * 1000) / 1000 : range.default
}

/** Resolves an option's raw value: clamps numbers, and uses the default for missing or unknown values. */
export const resolve = (option: Range | Choice, raw: string | number | boolean | undefined): string | number =>
  "values" in option ? (option.values.find((value) => String(value) === String(raw)) ?? option.default) : clamp(option, raw)

/** Resolves every option of a drawing. */
export const resolveAll = <O extends Options>(options: O, raw: RawOptions): Values<O> =>
  Object.fromEntries(Object.entries(options).map(([name, option]) => [name, resolve(option, raw[name])])) as Values<O>
