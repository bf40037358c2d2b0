import type { CatalogFacts, ParsedVehicle } from "./ParsedQuery.ts"
import type { Span } from "./spans.ts"
import type { Token } from "./tokens.ts"
import { parseYears } from "./parseYears.ts"

interface Candidate {
  readonly car: ParsedVehicle
  readonly score: number
  readonly used: ReadonlyArray<Span>
}

/** Maximum number of vehicles with the same name. A name that more vehicles share is ignored. */
const MAX_VEHICLES = 24

/** Minimum score of a vehicle. A name with a lower score requires a year or a make in addition. */
const MIN_SCORE = 0.6

/** Finds the vehicle of a query: a model by name, nickname, generation or body code, with or without years. */
export const findVehicle = (
  spans: ReadonlyArray<Span>,
  tokens: ReadonlyArray<Token>,
  facts: CatalogFacts,
  isNumberOfPart: (value: number) => boolean
): { readonly car: ParsedVehicle | null; readonly used: ReadonlySet<Span> } => {
  const makes = spans.flatMap((span) =>
    span.senses.flatMap(({ meaning, weight }) => (meaning.kind === "make" ? [{ span, make: meaning.make, weight }] : []))
  )
  const doubt = (span: Span): number => getPenalty(span, isNumberOfPart)
  const models = removeRepeated(spans).flatMap((span) =>
    span.senses.flatMap(({ meaning, weight }) => (meaning.kind === "model" ? [{ span, ...meaning, weight: weight - doubt(span) }] : []))
  )
  const generations = removeRepeated(spans).flatMap((span) => {
    const own = span.senses.flatMap(({ meaning, weight }) => (meaning.kind === "generation" ? [{ span, ...meaning, weight }] : []))
    return own.map((one) => ({ ...one, same: own }))
  })
  const years = tokens.flatMap((_, at) => parseYears(tokens, at) ?? [])
  const names = [...makes, ...models, ...generations].map(({ span }) => span)
  const spanAt = (at: number): Span | undefined => spans.find(({ end, start }) => start <= at && at < end)
  // A year at the start of the query may be separated from its vehicle: '67 ls swap camaro'.
  const isInFront = (start: number): boolean => start === 0 && spanAt(0)?.senses.length === 0 && /^[04-9]/.test(tokens[0]?.text ?? "")
  // Numbers within names are not years: 'sn 95'.
  const isWithin = (start: number): boolean => names.some((span) => span.start < start && start < span.end)
  const meantYears =
    years.find(({ isShort }) => !isShort) ??
    years.find(({ end, start }) => !isWithin(start) && names.some((span) => span.end === start || span.start === end)) ??
    // A name may itself contain the year: '57 chevy'.
    years.find(({ end, start }) => names.some((span) => span.start === start && span.end > end)) ??
    years.find(({ start }) => isInFront(start))
  const yearSpans = meantYears === undefined ? [] : spans.filter((span) => span.start < meantYears.end && span.end > meantYears.start)

  const candidate = (
    make: string,
    model: string,
    given: { readonly from: number; readonly to: number } | null,
    score: number,
    used: ReadonlyArray<Span>,
    also: ParsedVehicle["otherModels"] = []
  ): Candidate | null => {
    const built = [{ make, model }, ...also].flatMap((own) => facts.getYears(own.make, own.model))
    const isNamed = makes.find((named) => named.make === make)
    if (makes.length > 0 && isNamed === undefined && !makes.every(({ weight }) => weight < MIN_SCORE)) score -= 1
    const asked = meantYears ?? given
    const inBoth = meantYears !== undefined && given !== null && meantYears.from <= given.to && meantYears.to >= given.from
    const [from, to] = [asked?.from ?? 0, asked?.to ?? Infinity]
    const within = built.filter((year) => year >= from && year <= to)
    if (within.length === 0) return null
    // If several models have the same name, the model with the most years counts.
    const share = (facts.getYears(make, model).filter((year) => within.includes(year)).length / within.length) * 0.01
    const whole = share + score + (meantYears === undefined ? 0 : 0.5) + (isNamed === undefined ? 0 : 0.4) + (inBoth ? 0.2 : 0)
    if (whole < MIN_SCORE) return null
    const all = [...used, ...(isNamed === undefined ? [] : [isNamed.span]), ...yearSpans]
    return {
      car: {
        make,
        model,
        from: Math.min(...within),
        to: Math.max(...within),
        isDated: (asked ?? null) !== null,
        otherModels: also,
        raw: getRawTextOfSpans(all)
      },
      score: whole,
      used: all
    }
  }

  const candidates = [
    ...models.map(({ make, model, span, weight }) => candidate(make, model, null, weight, [span])),
    ...generations.flatMap(({ from, make, models: own, same: sharing, span, to, weight }) =>
      own.map((model) => {
        const byName = models.find((named) => named.model === model && named.make === make && named.span !== span)
        // A name that too many vehicles share is ignored: 'third gen' alone may mean any vehicle.
        if (byName === undefined && sharing.length > MAX_VEHICLES) return null
        // A word that is also a model name ('foxbody') means the generation, not all years of the model.
        const inOne = models.find((named) => named.model === model && named.make === make && named.span === span)
        const alone = (inOne === undefined ? weight - 0.1 : Math.max(weight, inOne.weight) + 0.05) - doubt(span)
        const score = byName === undefined ? alone : Math.max(0.7, weight) + 0.3
        const isMeant = (other: string): boolean => makes.length === 0 || makes.some((named) => named.make === other)
        const same = byName === undefined ? sharing.filter((other) => isMeant(other.make)) : []
        const also = same.flatMap((other) => other.models.map((one) => ({ make: other.make, model: one })))
        return candidate(
          make,
          model,
          { from: Math.min(from, ...same.map((other) => other.from)), to: Math.max(to, ...same.map((other) => other.to)) },
          score,
          [span, ...(byName === undefined ? [] : [byName.span])],
          also.filter((one) => one.make !== make || one.model !== model)
        )
      })
    )
  ].filter((found) => found !== null)
  const sorted = candidates.toSorted((one, other) => other.score - one.score)
  const [best] = sorted
  if (best === undefined) return { car: null, used: new Set() }
  const isSpan = meantYears !== undefined && meantYears.from < meantYears.to
  return { car: isSpan ? withSuccessors(best, sorted) : best.car, used: new Set(best.used) }
}

/** Maximum difference between the scores of two models with the same name for which the query means both. */
const MAX_SCORE_GAP = 0.6

/** Adds successive models with the same name: '73-87 c10' means two models of the table. */
const withSuccessors = ({ car, score, used }: Candidate, candidates: ReadonlyArray<Candidate>): ParsedVehicle => {
  const known = new Set([car, ...car.otherModels].map(({ model }) => model))
  const others = candidates.filter(
    (other) =>
      other.used[0] === used[0] && other.car.make === car.make && other.score > score - MAX_SCORE_GAP && !known.has(other.car.model)
  )
  const cars = [car, ...others.map((other) => other.car)]
  return {
    ...car,
    from: Math.min(...cars.map(({ from }) => from)),
    to: Math.max(...cars.map(({ to }) => to)),
    otherModels: [
      ...new Map([...car.otherModels, ...others.map((other) => other.car)].map(({ make, model }) => [model, { make, model }])).values()
    ]
  }
}

/** Removes repeated phrases. */
const removeRepeated = (spans: ReadonlyArray<Span>): ReadonlyArray<Span> =>
  [...Map.groupBy(spans, ({ tokens }) => tokens.map(({ text }) => text).join(" ")).values()].flatMap((same) => same.slice(0, 1))

/** Computes the penalty for a name that also means something else, or is an ordinary word ('coupe'). */
const getPenalty = ({ senses, tokens }: Span, isNumberOfPart: (value: number) => boolean): number => {
  // A number alone, such as '350', more likely means an engine than a vehicle.
  const number = tokens.length === 1 ? (tokens[0]?.value ?? null) : null
  if (number !== null && isNumberOfPart(number)) return 0.5
  if (number !== null && senses.some(({ meaning, weight }) => meaning.kind === "family" && weight >= 0.3)) return 0.5
  if (senses.some(({ meaning, weight }) => hasOtherMeaning(meaning.kind) && weight >= 0.3)) return 0.5
  return senses.some(({ meaning }) => meaning.kind === "chatter") ? 0.3 : 0
}

const hasOtherMeaning = (kind: Span["senses"][number]["meaning"]["kind"]): boolean =>
  kind === "type" || kind === "value" || kind === "notCarried" || kind === "race" || kind === "brand" || kind === "foreignBrand"

const getRawTextOfSpans = (spans: ReadonlyArray<Span>): string =>
  [...new Set(spans)]
    .toSorted((one, other) => one.start - other.start)
    .flatMap(({ tokens }) => tokens.map(({ raw }) => raw))
    .join(" ")
