import { joinTokens, type Token, tokenize } from "./tokens.ts"
import { findSimilarWords, type DeletionIndex, buildDeletionIndex } from "./findSimilarWords.ts"
import { sortInSteps } from "./sortInSteps.ts"
import { NO_RULES, type Translation, type VocabularyRules } from "./VocabularyRules.ts"

/** Creates a dictionary lookup by binary search in sorted lines, because a set would take ten times the memory. */
export const createDictionary = (lines: string): ((word: string) => boolean) => {
  const startOfLine = (at: number): number => lines.lastIndexOf("\n", at - 1) + 1
  const lineAt = (start: number): string => {
    const end = lines.indexOf("\n", start)
    return lines.slice(start, end < 0 ? lines.length : end)
  }
  return (word) => {
    let [low, high] = [0, lines.length]
    while (low < high) {
      const start = startOfLine((low + high) >>> 1)
      const line = lineAt(start)
      if (line === word) return word !== ""
      if (line < word) low = start + line.length + 1
      else high = start
    }
    return false
  }
}

/** A meaning of a phrase. An ambiguous phrase has several senses, each with a weight that states how often it is meant. */
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
  /** Goods that the shop does not sell; `near` is the closest product type. */
  | { readonly kind: "notCarried"; readonly near: string | null }
  /** Goods that belong to another kind of shop, such as 'golf cart' or 'refrigerator'. They do so even beside the name of a part. */
  | { readonly kind: "elsewhere" }
  /** A brand that the shop does not sell; `near` is its best-known product type. `brand` is null for a generic name ('lexan'). */
  | { readonly kind: "foreignBrand"; readonly brand: string | null; readonly near: string | null }

export interface Sense {
  readonly meaning: Meaning
  readonly weight: number
  /** The query must contain one of these phrases; empty for no condition. */
  readonly context: ReadonlyArray<string>
}

export interface LexiconEntry {
  readonly term: string
  readonly meaning: Meaning
  readonly weight: number
  readonly context?: ReadonlyArray<string>
  /** A word of another language: used only if the shop's language has no meaning for it, and never for correction or completion. */
  readonly isForeign?: boolean
}

/** The vocabulary of a shop, built once per catalog version. */
export interface Lexicon {
  readonly getSenses: (phrase: string) => ReadonlyArray<Sense>
  /** Returns whether a word has a meaning, or occurs in a vocabulary phrase or product text. */
  readonly isKnown: (word: string) => boolean
  /** Returns whether a word is in the dictionary. */
  readonly isWord: (word: string) => boolean
  /** Lists the possible full words of an abbreviation, the likeliest first. */
  readonly getExpansions: (short: string) => ReadonlyArray<string>
  /** Lists known words that contain the letters of an unknown word in the same order, most common first: 'spk' may mean 'spark'. */
  readonly findAbbreviated: (short: string) => ReadonlyArray<string>
  /** Returns the English translation of a foreign phrase; `isSure` is false if the phrase also exists in English. */
  readonly translate: (phrase: string) => Omit<Translation, "foreign"> | null
  readonly rules: VocabularyRules
  /** Returns whether a word is the head noun of any name: 'clip', 'pack'. */
  readonly isHead: (word: string) => boolean
  /** Returns whether a word is the head noun of a name of the product type: 'strip' for weatherstripping. */
  readonly isHeadOf: (word: string, slug: string) => boolean
  /** Lists known words of similar spelling or sound, the likeliest first. */
  readonly findSimilar: (word: string) => ReadonlyArray<string>
  /** Lists the most common words with a prefix. */
  readonly findByPrefix: (begun: string) => ReadonlyArray<string>
}

export const MAX_PHRASE_WORDS = 6

/** Creates a lexicon. `words` are additional known words, for example from titles. @internal */
export const createLexicon = (
  entries: Iterable<LexiconEntry>,
  words: Iterable<string> = [],
  rules: VocabularyRules = NO_RULES
): Lexicon => {
  const steps = createLexiconInSteps(entries, words, rules)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

/** Number of entries or words per step. A step takes a few milliseconds. */
const ENTRIES_PER_STEP = 300
const WORDS_PER_STEP = 5_000

/** Creates a lexicon in steps of a few milliseconds. */
export function* createLexiconInSteps(
  entries: Iterable<LexiconEntry>,
  words: Iterable<string>,
  rules: VocabularyRules = NO_RULES
): Generator<undefined, Lexicon> {
  const senses = new Map<string, Array<Sense>>()
  const foreign = new Map<string, Array<Sense>>()
  const counts = new Map<string, number>()
  const joined = new Map<string, string>()
  const heads = new Map<string, Set<string>>()
  let taken = 0
  for (const { context = [], isForeign = false, meaning, term, weight } of entries) {
    if (++taken % ENTRIES_PER_STEP === 0) yield
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
      const last = getHead(tokens.at(-1)?.text ?? "")
      heads.set(last, (heads.get(last) ?? new Set()).add(phrase))
    }
    for (const token of tokens) if (isWord(token)) counts.set(token.text, (counts.get(token.text) ?? 0) + (meaning.kind === "type" ? 2 : 1))
  }
  for (const word of words) {
    if (++taken % WORDS_PER_STEP === 0) yield
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  for (const word of foreign.keys()) if (!senses.has(word)) counts.delete(word)
  const byDeletion: DeletionIndex = yield* buildDeletionIndex(counts)
  const sorted = yield* sortInSteps([...counts.keys()])

  const expansions = new Map(rules.abbreviations.map((own) => [own.short, own.words]))
  const translations = new Map(rules.translations.map(({ foreign: phrase, ...english }) => [joinTokens(phrase), english]))
  const isDictionaryWord = createDictionary(rules.dictionary)

  const exactly = (phrase: string): ReadonlyArray<Sense> =>
    senses.get(phrase) ?? senses.get(joined.get(phrase) ?? "") ?? foreign.get(phrase) ?? none
  return {
    getSenses: (phrase) => {
      const found = exactly(phrase)
      if (found.length > 0) return found
      const together = phrase.includes(" ") ? exactly(phrase.replaceAll(" ", "")) : none
      if (together.length > 0) return together
      return (
        listSingulars(phrase)
          .map(exactly)
          .find((those) => those.length > 0) ?? none
      )
    },
    isKnown: (word) => counts.has(word) || foreign.has(word) || listSingulars(word).some((one) => counts.has(one)),
    isWord: isDictionaryWord,
    getExpansions: (short) => expansions.get(short) ?? none,
    translate: (phrase) => {
      const english = translations.get(phrase)
      if (english === undefined) return null
      // Foreign words such as 'stop' and 'cola' are English words too.
      const isEnglish = senses.has(phrase) || phrase.split(" ").every(isDictionaryWord)
      return isEnglish ? { ...english, isSure: false } : english
    },
    rules,
    isHead: (word) => (heads.get(getHead(word))?.size ?? 0) >= MIN_NAMES_OF_NOUN,
    isHeadOf: (word, slug) =>
      [...(heads.get(getHead(word)) ?? [])].some((phrase) =>
        exactly(phrase).some(({ meaning, weight }) => meaning.kind === "type" && weight >= CLEAR_WEIGHT && meaning.slugs.includes(slug))
      ),
    findSimilar: (word) => findSimilarWords(byDeletion, word),
    findAbbreviated: (short) => {
      const letters = new RegExp(`^${Array.from(short).join("\\p{L}*")}\\p{L}*$`, "u")
      const found: Array<string> = []
      for (let at = lowerBound(sorted, short.charAt(0)); sorted[at]?.startsWith(short.charAt(0)) === true; at++) {
        const word = sorted[at]!
        if (word.length > short.length && letters.test(word)) found.push(word)
      }
      return found.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)).slice(0, MAX_ABBREVIATED)
    },
    findByPrefix: (begun) => {
      const found: Array<string> = []
      for (let at = lowerBound(sorted, begun); at < sorted.length && (sorted[at] ?? "").startsWith(begun); at++)
        found.push(sorted[at] ?? "")
      return found.toSorted((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0)).slice(0, MAX_COMPLETIONS)
    }
  }
}

const none: ReadonlyArray<never> = []
/** A single array for the tens of thousands of senses without a condition, to save memory. */
const alone: ReadonlyArray<string> = []
const MAX_COMPLETIONS = 12
/** A name with at least this weight clearly means a product type. */
const CLEAR_WEIGHT = 0.6
const MAX_ABBREVIATED = 24
/**
 * Minimum number of names in which a last word without a plural must occur to count as a noun. For example, 'drag' in 'et drag' (tires) is
 * not a noun.
 */
const MIN_NAMES_OF_NOUN = 2
const getHead = (word: string): string => listSingulars(word)[0] ?? word
const isWord = ({ text, value }: Token): boolean => value === null && /^\p{L}/u.test(text)

/** Lists possible singulars: 'boxes' may be 'boxe' or 'box', 'assemblies' may be 'assembly'. */
const listSingulars = (phrase: string): ReadonlyArray<string> => {
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
