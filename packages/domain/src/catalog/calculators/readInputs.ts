import type { Calculator, CalculatorInput, CarFact, Numbers } from "./model.ts"

/** Formats a number with thousands separators and a fixed number of decimals: 6500 is '6,500'. Negative zero is '0'. */
export const formatNumber = (value: number, digits: number): string => {
  const fixed = Math.abs(value).toFixed(digits)
  const [whole = "", decimals] = fixed.split(".")
  const grouped = whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ",")
  return `${value < 0 && Number(fixed) !== 0 ? "-" : ""}${grouped}${decimals === undefined ? "" : `.${decimals}`}`
}

/** Formats a number with as many decimals as it has, at most four. */
export const formatShort = (value: number): string => {
  const [, decimals = ""] = String(Number(value.toFixed(4))).split(".")
  return formatNumber(value, decimals.length)
}

/** Joins a number and its unit: '3.73 to 1', '65 mph', '5%'. */
export const withUnit = (number: string, unit: string): string => (unit === "" || unit === "%" ? number + unit : `${number} ${unit}`)

/** Maximum length of a number that is read. */
const MAX_NUMBER_LENGTH = 20

const plain = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/
const fraction = /^(?:(\d+)[- ])?(\d+)\/(\d+)$/

/**
 * Parses a number as shoppers write it: '6,500', '.030', '1-5/8', '3/4'. Returns null for anything else.
 *
 * @param text - Longer texts than `MAX_NUMBER_LENGTH` are not numbers.
 */
export const parseNumber = (text: string): number | null => {
  const bare = text.trim().replaceAll(/,(?=\d{3}(?:\D|$))/g, "")
  if (bare.length > MAX_NUMBER_LENGTH) return null
  if (plain.test(bare)) return Number(bare)
  const [, whole = "0", numerator, denominator] = fraction.exec(bare) ?? []
  return numerator === undefined || Number(denominator) === 0 ? null : Number(whole) + Number(numerator) / Number(denominator)
}

/** Texts of inputs as entered, by name. An absent input has its default. */
export type InputTexts = Readonly<Record<string, string>>
/** Facts of the selected car. */
export type CarFacts = Partial<Numbers<CarFact>>

/** An input with its text, and its value or error. */
export interface ReadInput {
  readonly name: string
  readonly input: CalculatorInput
  readonly text: string
  /** Null if there is an error. */
  readonly value: number | null
  readonly error: string | null
  /** Whether the value is a fact of the selected car. */
  readonly isFromCar: boolean
}

/** Returns the car's fact for an input; undefined if the fact is unknown or outside the input's limits. */
const getFact = ({ car, least, most }: CalculatorInput, facts: CarFacts): number | undefined => {
  const fact = car === undefined ? undefined : facts[car]
  return fact !== undefined && fact >= least && fact <= most ? fact : undefined
}

/** '5 to 250 mph'. A ratio needs no unit: '2 to 8', not '2 to 8 to 1'. */
const getLimits = ({ least, most, unit }: CalculatorInput): string =>
  `${formatShort(least)} to ${unit === "to 1" ? formatShort(most) : withUnit(formatShort(most), unit)}`

const getError = (input: CalculatorInput, value: number | null): string | null => {
  if (value === null) return `Enter a number, ${getLimits(input)}.`
  if (value < input.least || value > input.most) return `Enter ${getLimits(input)}.`
  return input.isInteger && !Number.isInteger(value) ? "Enter a whole number." : null
}

const readInput = (name: string, input: CalculatorInput, texts: InputTexts, facts: CarFacts): ReadInput => {
  const fact = getFact(input, facts)
  const initial = formatShort(fact ?? input.default)
  const text = texts[name] ?? initial
  const parsed = parseNumber(text)
  const error = getError(input, parsed)
  return { name, input, text, value: error === null ? parsed : null, error, isFromCar: fact !== undefined && parsed === fact }
}

/**
 * Decodes the inputs of a calculator. Each input has a number within its limits, or an error that names the limits. If inputs contradict
 * each other, one of them has an error.
 *
 * @param texts - Texts of the URL or the form.
 * @param facts - Facts of the selected car, which replace defaults.
 */
export const readInputs = (calculator: Calculator, texts: InputTexts, facts: CarFacts = {}): ReadonlyArray<ReadInput> => {
  const inputs = Object.entries(calculator.inputs).map(([name, input]) => readInput(name, input, texts, facts))
  const values = toValues(inputs)
  if (values === null) return inputs
  const order = Object.fromEntries(
    (calculator.ascending ?? []).flatMap(([low, high]) =>
      values[low]! > values[high]! ? [[low, `Enter at most "${calculator.inputs[high]!.label}".`]] : []
    )
  )
  const errors: Partial<Record<string, string>> = { ...order, ...calculator.check?.(values) }
  return inputs.map((input) => {
    const error = errors[input.name]
    return error === undefined ? input : { ...input, value: null, error }
  })
}

/** Returns the values by name; null if any input has an error. */
export const toValues = (inputs: ReadonlyArray<ReadInput>): Numbers | null =>
  inputs.every(({ value }) => value !== null) ? Object.fromEntries(inputs.map(({ name, value }) => [name, value!])) : null
