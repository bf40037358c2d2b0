import { joinTokens, type Token, tokenize } from "./tokens.ts"
import { findSimilarWords, type DeletionIndex, buildDeletionIndex } from "./findSimilarWords.ts"
import { sortInSteps } from "./sortInSteps.ts"

/** What a phrase may mean. Ambiguous phrases have several senses, each with its weight: the share of speakers who mean it. */
export type Meaning =
  | { readonly kind: "type"; readonly slugs: ReadonlyArray<string> }
  | { readonly kind: "value"; readonly attribute: string; readonly value: string }
  | { readonly kind: "family"; readonly family: string; readonly make: string; readonly from: number; readonly to: number }
  | { readonly kind: "configuration"; readonly configuration: string }
  | { readonly kind: "race"; readonly slug: string }
  | { readonly kind: "brand"; readonly brand: string }
  | { readonly kind: "make"; readonly make: string }
  | { readonly kind: "model"; readonly make: string; readonly model: string }
  | {
      readonly kind: "generation"
      readonly make: string
      readonly models: ReadonlyArray<string>
      readonly from: number
      readonly to: number
    }
  | { readonly kind: "chatter" }
  /** Goods that the shop does not sell; `near` is the product type that comes closest. */
  | { readonly kind: "notCarried"; readonly near: string | null }
  /** What makes the search one for another kind of shop, whatever part is named beside it: 'golf cart', 'refrigerator'. */
  | { readonly kind: "elsewhere" }
  /** A maker whose parts the shop does not sell; `near` is the product type that it is known for. `brand` is null for a mere name of goods ('lexan'). */
  | { readonly kind: "foreignBrand"; readonly brand: string | null; readonly near: string | null }

export interface Sense {
  readonly meaning: Meaning
  readonly weight: number
  /** One of these phrases has to stand in the search too; empty where none has to. */
  readonly context: ReadonlyArray<string>
}

/** A line of the shop's vocabulary. */
export interface LexiconEntry {
  readonly term: string
  readonly meaning: Meaning
  readonly weight: number
  readonly context?: ReadonlyArray<string>
  /**
   * Of another language than the shop's: understood as it is spelled, where the shop's own has no meaning for it. No slip is put right into it, and
   * nothing begun becomes it.
   */
  readonly isForeign?: boolean
}

/** The words that a shop understands. Built once for a catalogue; looking up costs no more than a few maps. */
export interface Lexicon {
  readonly getSenses: (phrase: string) => ReadonlyArray<Sense>
  /** Whether a word means something, or stands in any phrase of the shop's language or in what the shop says of its parts. */
  readonly isKnown: (word: string) => boolean
  /** Whether it is what some part or other thing is called by at the end of its name: 'clip', 'pack'. */
  readonly isHead: (word: string) => boolean
  /** Known words that a slip of the finger or the ear could have made this of, the likeliest first. */
  readonly findSimilar: (word: string) => ReadonlyArray<string>
  /** The commonest words that begin so. */
  readonly findByPrefix: (begun: string) => ReadonlyArray<string>
}

/** Words of a phrase at most. */
export const MAX_PHRASE_WORDS = 6

/** `words` are known beside those of the entries, such as the words of titles. */
export const createLexicon = (entries: Iterable<LexiconEntry>, words: Iterable<string> = []): Lexicon => {
  const steps = createLexiconInSteps(entries, words)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Entries taken between two pauses, and words that are only counted: some milliseconds. */
const AT_ONCE = 300
const WORDS_AT_ONCE = 5_000

/** As `lexiconOf`, but in steps of a few milliseconds, between which a process can answer others. */
export function* createLexiconInSteps(entries: Iterable<LexiconEntry>, words: Iterable<string>): Generator<undefined, Lexicon> {
  const senses = new Map<string, Array<Sense>>()
  const foreign = new Map<string, Array<Sense>>()
  const counts = new Map<string, number>()
  const joined = new Map<string, string>()
  const heads = new Map<string, Set<string>>()
  let taken = 0
  for (const { context = [], isForeign = false, meaning, term, weight } of entries) {
    if (++taken % AT_ONCE === 0) yield
    const tokens = tokenize(term)
    const phrase = tokens.map(({ text }) => text).join(" ")
    if (phrase === "" || tokens.length > MAX_PHRASE_WORDS) continue
    const sense = { meaning, weight, context: context.length === 0 ? alone : context.map(joinTokens) }
    const language = isForeign ? foreign : senses
    const known = language.get(phrase)
    if (known === undefined) language.set(phrase, [sense])
    else known.push(sense)
    if (isForeign) continue
    if (tokens.length > 1) joined.set(phrase.replaceAll(" ", ""), phrase)
    if (tokens.length > 1 && (meaning.kind === "type" || meaning.kind === "notCarried")) {
      const last = headOf(tokens.at(-1)?.text ?? "")
      heads.set(last, (heads.get(last) ?? new Set()).add(phrase))
    }
    for (const token of tokens) if (isWord(token)) counts.set(token.text, (counts.get(token.text) ?? 0) + (meaning.kind === "type" ? 2 : 1))
  }
  for (const word of words) {
    if (++taken % WORDS_AT_ONCE === 0) yield
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const word of foreign.keys()) if (!senses.has(word)) counts.delete(word)
  const byDeletion: DeletionIndex = yield* buildDeletionIndex(counts)
  const sorted = yield* sortInSteps([...counts.keys()])

  const exactly = (phrase: string): ReadonlyArray<Sense> =>
    senses.get(phrase) ?? senses.get(joined.get(phrase) ?? "") ?? foreign.get(phrase) ?? none
  return {
    getSenses: (phrase) => {
      const found = exactly(phrase)
      if (found.length > 0) return found
      const together = phrase.includes(" ") ? exactly(phrase.replaceAll(" ", "")) : none
      if (together.length > 0) return together
      return (
        singulars(phrase)
          .map(exactly)
          .find((those) => those.length > 0) ?? none
      )
    },
    isKnown: (word) => counts.has(word) || foreign.has(word) || singulars(word).some((one) => counts.has(one)),
    isHead: (word) => (heads.get(headOf(word))?.size ?? 0) >= NAMED_OFTEN,
    findSimilar: (word) => findSimilarWords(byDeletion, word),
    findByPrefix: (begun) => {
      const found: Array<string> = []
      for (let at = lowerBound(sorted, begun); at < sorted.length && (sorted[at] ?? "").startsWith(begun); at++)
        found.push(sorted[at] ?? "")
      return found.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)).slice(0, MOST_BEGUN)
    }
  }
}

const none: ReadonlyArray<Sense> = []
/** Most senses need no word beside them, and there are tens of thousands. */
const alone: ReadonlyArray<string> = []
const MOST_BEGUN = 12
/** What ends one name alone, and has no plural, need be no noun: 'et drag' are tires. */
const NAMED_OFTEN = 2
const headOf = (word: string): string => singulars(word)[0] ?? word
const isWord = ({ text, value }: Token): boolean => value === null && /^\p{L}/u.test(text)

/** A plural's singulars: 'boxes' may be 'boxe' or 'box', 'assemblies' 'assembly'. */
const singulars = (phrase: string): ReadonlyArray<string> => {
  if (phrase.length < 4 || !phrase.endsWith("s") || phrase.endsWith("ss")) return []
  return [
    phrase.slice(0, -1),
    ...(phrase.endsWith("es") ? [phrase.slice(0, -2)] : []),
    ...(phrase.endsWith("ies") ? [`${phrase.slice(0, -3)}y`] : [])
  ]
}

const lowerBound = (sorted: ReadonlyArray<string>, wanted: string): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((sorted[middle] ?? "") < wanted) low = middle + 1
    else high = middle
  }
  return low
}
