import { CONVERSION_WORDS, KIT_WORDS, type QueryConstraint, type ParsedQuery, joinTokens } from "../query-parser/index.ts"
import type { SearchIndex } from "./SearchIndex.ts"

/** Below this weight a noun is ambiguous, and an unknown word beside it changes its meaning. */
const SURE_NOUN_WEIGHT = 0.75
/** Below this weight, a name of several words is ambiguous: 'rebuild kit'. */
const CLEAR_NAME_WEIGHT = 0.6

/**
 * Returns whether a query without a part has a usable word besides those that no product satisfies: a vehicle, a brand or an engine. Options
 * alone describe a part that is missing ('black gizmo'), but one of several may be dropped.
 */
export const hasUsableWord = (
  { vehicle }: ParsedQuery,
  remaining: ReadonlyArray<{ readonly constraint: QueryConstraint }>,
  unmet: ReadonlyArray<QueryConstraint>
): boolean =>
  vehicle !== null ||
  remaining.some(({ constraint: { kind } }) => kind === "brand" || kind === "configuration") ||
  (remaining.length > 0 && unmet.every(({ kind }) => kind === "value" || kind === "measure"))

/** Returns whether a corrected noun is no more certain than the unknown word beside it: 'xyzzy plugh'. */
export const isUncertainCorrection = ({ corrected, noun }: ParsedQuery, { raw }: QueryConstraint, { lexicon }: SearchIndex): boolean =>
  corrected !== null && !noun.includes(" ") && !lexicon.isKnown(raw)

/** Finds an unknown word beside a short noun that makes it a different product: 'wheel chair', 'tonneau cover'. */
export const findDifferentProductType = (
  { corrected, noun, nounSpan: nounAt, nounWeight: sureness, types }: ParsedQuery,
  unmet: ReadonlyArray<QueryConstraint>,
  { lexicon }: SearchIndex
): QueryConstraint | undefined =>
  unmet.find(({ tokenIndex: at, kind, raw, tokens }) => {
    if (types.length === 0 || kind !== "word" || NEUTRAL_WORDS.has(raw.toLowerCase())) return false
    const [isBefore, isBehind] = [at + tokens.length === nounAt.start, at === nounAt.end]
    if (types.length > MAX_TYPES_OF_NOUN) return isBefore || isBehind
    // 'Weatherstrip clip' is a clip.
    if (isBehind && lexicon.isHead(raw.toLowerCase()) && !types.some(({ slug }) => lexicon.isHeadOf(raw.toLowerCase(), slug))) return true
    if (corrected !== null && !noun.includes(" ") && (isBefore || isBehind) && !lexicon.isKnown(raw)) return true
    if (noun.includes(" ")) return isBefore && sureness < CLEAR_NAME_WEIGHT
    return (isBehind && !lexicon.isKnown(raw)) || (sureness < SURE_NOUN_WEIGHT && (isBefore || isBehind))
  })

/**
 * Finds an unknown word before the noun, such as a brand, vehicle or use that the shop does not serve ('shimano brake pads', 'olive oil').
 */
export const findUnknownModifier = (
  { nounSpan: nounAt, types, vehicle }: ParsedQuery,
  unmet: ReadonlyArray<QueryConstraint>,
  { lexicon }: SearchIndex
): QueryConstraint | undefined =>
  // Beside a vehicle the word may be a trim
  types.length === 0 || vehicle !== null
    ? undefined
    : unmet.find(
        ({ tokenIndex: at, kind, tokens }) =>
          kind === "word" &&
          at + tokens.length === nounAt.start &&
          tokens.every(({ text }) => text.length >= MIN_NAME_LENGTH && !lexicon.isKnown(text) && !lexicon.isWord(text))
      )

/** Lists the types of the part before an ambiguous noun, which the noun belongs to: of a window net in 'window net mount'. */
export const listOwners = (
  { nounSpan }: ParsedQuery,
  { raw, tokenIndex }: QueryConstraint,
  { facts, lexicon }: SearchIndex
): ParsedQuery["types"] =>
  tokenIndex >= nounSpan.start
    ? []
    : // 'Brake' of 'brakes'
      ([joinTokens(raw), `${joinTokens(raw)}s`]
        .map((name) =>
          lexicon
            .getSenses(name)
            .flatMap(({ meaning, weight }) =>
              meaning.kind === "type" && weight >= SURE_NOUN_WEIGHT
                ? meaning.slugs.filter(facts.isSold).map((slug) => ({ slug, weight }))
                : []
            )
        )
        .find((types) => types.length > 0) ?? [])

/** Names an unknown word together with the noun beside it, in the order of the query. */
export const nameUnknown = (
  { noun, nounSpan, types }: ParsedQuery,
  { raw, tokenIndex }: QueryConstraint,
  owners: ParsedQuery["types"]
): ParsedQuery["notCarried"] => ({
  raw: tokenIndex < nounSpan.start ? `${raw} ${noun}` : `${noun} ${raw}`,
  near: (owners[0] ?? types[0])?.slug ?? null
})

/** Shorter words are more likely misspelled. */
const MIN_NAME_LENGTH = 4

/** Beside a noun, these words name a quantity or an action, not another product. */
const NEUTRAL_WORDS = new Set([
  ...KIT_WORDS,
  ...CONVERSION_WORDS,
  "set",
  "sets",
  "assembly",
  "pair",
  "system",
  "part",
  "parts",
  "unit",
  "rebuild",
  "rebuilt",
  "rebuilding",
  "replacement",
  "replace",
  "restoration",
  "remanufactured",
  "reproduction"
])

/** A noun with more product types is a department: 'exhaust'. */
const MAX_TYPES_OF_NOUN = 4
