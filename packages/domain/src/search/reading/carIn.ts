import type { ShelfFacts } from "./readQuery.ts"
import type { NamedCar } from "./QueryReading.ts"
import type { Span } from "./spans.ts"
import type { Token } from "./tokens.ts"

interface Years {
  readonly from: number
  readonly to: number
  readonly start: number
  readonly end: number
  /** Two digits may be anything: they are a year only beside the car's name. */
  readonly isShort: boolean
}

interface Candidate {
  readonly car: NamedCar
  readonly score: number
  readonly used: ReadonlyArray<Span>
}

/** Two digits from here on are of the last century. */
const FIRST_SHORT = 30
const FIRST_YEAR = 1900
const LAST_YEAR = 2035

const yearOf = (digits: string): number =>
  digits.length === 2 ? Number(digits) + (Number(digits) < FIRST_SHORT ? 2000 : 1900) : Number(digits)
const isYear = (year: number): boolean => year >= FIRST_YEAR && year <= LAST_YEAR

const yearsAt = (tokens: ReadonlyArray<Token>, at: number): Years | null => {
  const text = tokens[at]?.text ?? ""
  const range = /^(\d{4}|\d{2})-(\d{4}|\d{2})$/.exec(text)
  if (range !== null) {
    const [from, to] = [yearOf(range[1] ?? ""), yearOf(range[2] ?? "")]
    return isYear(from) && isYear(to) && from <= to ? { from, to, start: at, end: at + 1, isShort: false } : null
  }
  if (!/^(?:\d{4}|\d{2})$/.test(text)) return null
  const from = yearOf(text)
  if (!isYear(from)) return null
  const isShort = text.length === 2
  const next = tokens[at + 2]?.text ?? ""
  if (["to", "thru", "through", "until"].includes(tokens[at + 1]?.text ?? "") && /^(?:\d{4}|\d{2})$/.test(next)) {
    const to = yearOf(next)
    if (isYear(to) && to >= from) return { from, to, start: at, end: at + 3, isShort: false }
  }
  return { from, to: from, start: at, end: at + 1, isShort }
}

/** The least that names a car beyond doubt; less needs a year or a make beside it. */
const SURE = 0.6

/**
 * The car that a search names: a model by its name or nickname, by a generation or a body code, with a year, a span of years or none. A beginning never
 * names one.
 */
export const carIn = (
  spans: ReadonlyArray<Span>,
  tokens: ReadonlyArray<Token>,
  facts: ShelfFacts
): { readonly car: NamedCar | null; readonly used: ReadonlySet<Span> } => {
  const makes = spans.flatMap((span) =>
    span.senses.flatMap(({ meaning, weight }) => (meaning.kind === "make" ? [{ span, make: meaning.make, weight }] : []))
  )
  const models = spans.flatMap((span) =>
    span.senses.flatMap(({ meaning, weight }) =>
      meaning.kind === "model"
        ? [{ span, ...meaning, weight, isAlso: span.senses.some((other) => isOther(other.meaning.kind) && other.weight >= 0.3) }]
        : []
    )
  )
  const generations = spans.flatMap((span) =>
    span.senses.flatMap(({ meaning, weight }) => (meaning.kind === "generation" ? [{ span, ...meaning, weight }] : []))
  )
  const years = tokens.flatMap((_, at) => yearsAt(tokens, at) ?? [])
  const names = [...makes, ...models, ...generations].map(({ span }) => span)
  const meantYears = years.find(({ end, isShort, start }) => !isShort || names.some((span) => span.end === start || span.start === end))
  const yearSpans = meantYears === undefined ? [] : spans.filter((span) => span.start < meantYears.end && span.end > meantYears.start)

  const candidate = (
    make: string,
    model: string,
    given: { readonly from: number; readonly to: number } | null,
    score: number,
    used: ReadonlyArray<Span>,
    also: NamedCar["also"] = []
  ): Candidate | null => {
    const built = facts.yearsOf(make, model)
    const isNamed = makes.find((named) => named.make === make)
    if (makes.length > 0 && isNamed === undefined && !makes.every(({ weight }) => weight < SURE)) score -= 1
    const asked = meantYears ?? given
    const inBoth = meantYears !== undefined && given !== null && meantYears.from <= given.to && meantYears.to >= given.from
    const [from, to] = [asked?.from ?? 0, asked?.to ?? Infinity]
    const within = built.filter((year) => year >= from && year <= to)
    if (within.length === 0) return null
    const whole = score + (meantYears === undefined ? 0 : 0.5) + (isNamed === undefined ? 0 : 0.4) + (inBoth ? 0.2 : 0)
    if (whole < SURE) return null
    const all = [...used, ...(isNamed === undefined ? [] : [isNamed.span]), ...yearSpans]
    return {
      car: { make, model, from: Math.min(...within), to: Math.max(...within), also, raw: rawOfSpans(all) },
      score: whole,
      used: all
    }
  }

  const candidates = [
    ...models.map(({ isAlso, make, model, span, weight }) => candidate(make, model, null, isAlso ? weight - 0.5 : weight, [span])),
    ...generations.flatMap(({ from, make, models: own, span, to, weight }) =>
      own.map((model) => {
        const byName = models.find((named) => named.model === model && named.make === make && named.span !== span)
        // One word that names the model too ('foxbody') is surer of the generation than of the model at large.
        const inOne = models.find((named) => named.model === model && named.make === make && named.span === span)
        const alone = inOne === undefined ? weight - 0.1 : Math.max(weight, inOne.weight) + 0.05
        const score = byName === undefined ? alone : Math.max(0.7, weight) + 0.3
        const also =
          byName === undefined
            ? generations
                .filter((other) => other.span === span)
                .flatMap((other) => other.models.map((one) => ({ make: other.make, model: one })))
            : []
        return candidate(
          make,
          model,
          { from, to },
          score,
          [span, ...(byName === undefined ? [] : [byName.span])],
          also.filter((one) => one.make !== make || one.model !== model)
        )
      })
    )
  ].filter((found) => found !== null)
  const [best] = candidates.toSorted((one, other) => other.score - one.score)
  return best === undefined ? { car: null, used: new Set() } : { car: best.car, used: new Set(best.used) }
}

const isOther = (kind: Span["senses"][number]["meaning"]["kind"]): boolean =>
  kind === "type" || kind === "value" || kind === "notCarried" || kind === "race" || kind === "brand"

const rawOfSpans = (spans: ReadonlyArray<Span>): string =>
  [...new Set(spans)]
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ tokens }) => tokens.map(({ raw }) => raw))
    .join(" ")
