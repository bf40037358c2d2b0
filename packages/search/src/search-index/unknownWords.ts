import { CONVERSION_WORDS, KIT_WORDS, type QueryConstraint, type ParsedQuery, joinTokens } from "../query-parser/index.ts"
import type { SearchIndex } from "./SearchIndex.ts"

/** Minimum weight of an unambiguous noun. With a lower weight, an unknown word beside the noun changes its meaning. */
const SURE_NOUN_WEIGHT = 0.75
/** Minimum weight of an unambiguous name of several words. For example, 'rebuild kit' is ambiguous. */
const CLEAR_NAME_WEIGHT = 0.6

/**
 * Returns whether a query without a part has a usable word, such as a vehicle, a brand or an engine, in addition to words that no product
 * satisfies. A single option only describes an unknown part ('black gizmo'). If there are several options, one may be dropped.
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

/** Finds an unknown word beside a short noun that together with the noun means a different product: 'wheel chair', 'tonneau cover'. */
export const findDifferentProductType = (
  { corrected, noun, nounSpan: nounAt, nounWeight: sureness, types }: ParsedQuery,
  unmet: ReadonlyArray<QueryConstraint>,
  { lexicon }: SearchIndex
): QueryConstraint | undefined =>
  unmet.find(({ tokenIndex: at, kind, raw, tokens }) => {
    if (types.length === 0 || kind !== "word" || NEUTRAL_WORDS.has(raw.toLowerCase())) return false
    const [isBefore, isBehind] = [at + tokens.length === nounAt.start, at === nounAt.end]
    if (types.length > MAX_TYPES_OF_NOUN) return isBefore || isBehind
    // If the word behind is itself a noun, it names the part: 'weatherstrip clip' is a clip.
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
  // Beside a vehicle, the unknown word may be a trim.
  types.length === 0 || vehicle !== null
    ? undefined
    : unmet.find(
        ({ tokenIndex: at, kind, tokens }) =>
          kind === "word" &&
          at + tokens.length === nounAt.start &&
          tokens.every(({ text }) => text.length >= MIN_NAME_LENGTH && !lexicon.isKnown(text) && !lexicon.isWord(text))
      )

/**
 * Lists the types of the part to which an ambiguous noun belongs. This part is named before the noun: the window net in 'window net mount'.
 */
export const listOwners = (
  { nounSpan }: ParsedQuery,
  { raw, tokenIndex }: QueryConstraint,
  { facts, lexicon }: SearchIndex
): ParsedQuery["types"] =>
  tokenIndex >= nounSpan.start
    ? []
    : // A singular is part of the noun too: 'brake' of 'brakes'.
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

/** Minimum length of an unknown word that is taken as a name. Shorter words are more likely misspelled. */
const MIN_NAME_LENGTH = 4

/** Words that name a quantity or an action. Beside a noun, they do not mean a different product. */
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

/** Maximum number of product types of a part's name. A noun with more types, such as 'exhaust', is a department. */
const MAX_TYPES_OF_NOUN = 4
