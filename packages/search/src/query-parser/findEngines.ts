import type { Lexicon } from "./Lexicon.ts"
import type { ParsedEngineFamily, ParsedProductType, ParsedQuery, CatalogFacts } from "./ParsedQuery.ts"
import { hasMeaning, getMeanings } from "./senses.ts"
import type { Span } from "./spans.ts"
import { isMeasure, getRawText, type Token } from "./tokens.ts"

/** Finds engines by name or displacement. A number that the part itself may have is not an engine: '350 lb springs'. */
export const findEngines = (
  spans: ReadonlyArray<Span>,
  types: ReadonlyArray<ParsedProductType>,
  make: string | null,
  car: ParsedQuery["vehicle"],
  facts: CatalogFacts
): { readonly families: ReadonlyArray<ParsedEngineFamily>; readonly raw: string; readonly used: ReadonlySet<Span> } => {
  const used = new Set<Span>()
  const weights = new Map<string, number>()
  for (const span of spans) {
    const senses = span.senses.filter(({ meaning }) => meaning.kind === "family")
    if (senses.length === 0 || span.tokens.some(isFraction)) continue
    if (
      hasMeaning(span, "value") &&
      types.some(({ slug }) => getMeanings(span, "value").some(({ attribute, value }) => facts.hasValue(slug, attribute, value)))
    )
      continue
    const bare = span.tokens.length === 1 ? (span.tokens[0]?.value ?? null) : null
    if (bare !== null && types.some(({ slug }) => facts.hasNumber(slug, bare))) continue
    const ofMake = senses.filter(({ meaning }) => meaning.kind === "family" && make !== null && meaning.make === make)
    const ofAny = senses.filter(({ meaning }) => meaning.kind === "family" && meaning.make === "")
    const asked = ofMake.length > 0 ? ofMake : ofAny.length > 0 ? ofAny : senses
    const inYears = asked.filter(
      ({ meaning }) => car === null || (meaning.kind === "family" && meaning.from <= car.to && meaning.to >= car.from)
    )
    for (const { meaning, weight } of inYears.length > 0 ? inYears : asked)
      if (meaning.kind === "family") weights.set(meaning.family, Math.max(weight, weights.get(meaning.family) ?? 0))
    used.add(span)
  }
  const best = Math.max(0, ...weights.values())
  const families = [...weights]
    .map(([family, weight]) => ({ family, weight }))
    .filter(({ weight }) => weight >= best * MIN_SHARE)
    .toSorted((one, other) => other.weight - one.weight)
  return { families, raw: [...used].map(({ tokens }) => getRawText(tokens, 0, tokens.length)).join(" "), used }
}

/** Finds the engine at the start of a part's name: 'ls swap headers' are headers for an LS. */
export const findLeadingEngine = (lexicon: Lexicon, span: Span): ReadonlyArray<Span> => {
  for (let length = span.tokens.length - 1; length > 0; length--) {
    const tokens = span.tokens.slice(0, length)
    const senses = tokens.some(isMeasure)
      ? []
      : lexicon
          .getSenses(tokens.map(({ text }) => text).join(" "))
          .filter(({ context, meaning }) => meaning.kind === "family" && context.length === 0)
    if (senses.length > 0) return [{ start: span.start, end: span.start + length, tokens, senses }]
  }
  return []
}

/** Returns whether a number is a fraction, which is a size and never a displacement. */
const isFraction = ({ raw, value }: Token): boolean => value !== null && raw.includes("/")

/** Engine families with less than this share of the highest weight are ignored. */
const MIN_SHARE = 0.3
