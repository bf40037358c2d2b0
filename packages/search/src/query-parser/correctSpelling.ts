import { isSkeleton } from "./expandAbbreviations.ts"
import { type Lexicon, MAX_PHRASE_WORDS, type Meaning } from "./Lexicon.ts"
import type { Token } from "./tokens.ts"

export interface CorrectionOptions {
  /**
   * Whether the query has words of another language, which the dictionary does not contain. In such a query, only names of vehicles are
   * corrected.
   */
  readonly isForeign: boolean
  /** Whether the last word may be incomplete. */
  readonly isTyping: boolean
}

/**
 * Corrects misspelled tokens. An unmatched word is replaced with the likeliest known word. Candidates that form a product name with the
 * neighbors come first; if a neighbor is unmatched too, its own candidates count ('brak pds'). Then come candidates with a clear meaning. A
 * known word is replaced only if that forms a product name with its neighbor ('break pads'). While typing, an incomplete last word is
 * completed.
 */
export const correctSpelling = (
  shared: Lexicon,
  typed: ReadonlyArray<Token>,
  { isForeign, isTyping }: CorrectionOptions
): ReadonlyArray<Token> => {
  const lexicon = memoizeLookups(isForeign ? limitToVehicles(shared) : shared)
  const tokens = typed.flatMap((token) => (isTyping && token === typed.at(-1) ? [token] : splitYear(lexicon, token)))
  const words = tokens.map(({ text }) => text)
  const isText = (at: number): boolean => tokens[at]?.value === null && /^\p{L}+$/u.test(words[at] ?? "")
  const isUnmatched = (at: number): boolean => isText(at) && !isMatched(lexicon, words, at, isTyping && at === tokens.length - 1)
  // The second pass over the tokens uses the corrections of neighbors: 'brke rotr'.
  for (const turn of [...tokens, ...tokens].keys()) {
    const at = turn % tokens.length
    const word = words[at] ?? ""
    if (!isText(at)) continue
    const isLast = isTyping && at === tokens.length - 1
    if (!isUnmatched(at)) {
      const meant = findContextualWord(lexicon, words, at)
      if (meant !== undefined) words[at] = meant
    } else {
      const begun = at === tokens.length - 1 && word.length >= MIN_BEGINNING ? lexicon.findByPrefix(word) : []
      const near = listNear(lexicon, word)
      const candidates = isLast ? [...begun, ...near] : [...near, ...listSplits(lexicon, word), ...begun]
      const inPhrase = [...candidates, ...listAbbreviated(lexicon, word)]
      const guesses = [at - 1, at + 1].filter(isUnmatched).map((other): NeighborGuesses => {
        const neighbor = words[other] ?? ""
        return { isBefore: other < at, words: [...listNear(lexicon, neighbor), ...listAbbreviated(lexicon, neighbor)] }
      })
      words[at] =
        inPhrase.find((candidate) => makesPhrase(lexicon, words, at, candidate)) ??
        inPhrase.find((candidate) => guesses.some((neighbor) => makesNameWithGuess(lexicon, candidate, neighbor))) ??
        candidates.find(
          (candidate) =>
            isLast ||
            begun.includes(candidate) ||
            word.length >= LONG_LENGTH ||
            ((word.length >= MEDIUM_LENGTH || isLikelyTypo(word, candidate)) && hasClearMeaning(lexicon, candidate))
        ) ??
        word
    }
  }
  return tokens.flatMap((token, at) => {
    const word = words[at] ?? token.text
    if (word === token.text) return [token]
    // A completion does not count as a correction, so the word stays as typed.
    if (isTyping && at === tokens.length - 1 && word.startsWith(token.text)) return [{ ...token, text: word }]
    return word.split(" ").map((text) => ({ ...token, text, raw: text }))
  })
}

/**
 * Returns whether the vocabulary knows a word. An ordinary word is correct even if the catalog does not contain it, unless the word may be
 * incomplete.
 */
const isMatched = (lexicon: Lexicon, words: ReadonlyArray<string>, at: number, isIncomplete: boolean): boolean => {
  const word = words[at] ?? ""
  return (
    lexicon.isKnown(word) ||
    lexicon.getSenses(word).length > 0 ||
    isInPhrase(lexicon, words, at) ||
    (!isIncomplete && !isBegun(lexicon, words, at) && lexicon.isWord(word))
  )
}

const listNear = (lexicon: Lexicon, word: string): ReadonlyArray<string> =>
  lexicon.findSimilar(word).filter((candidate) => !isUseless(lexicon, candidate))

/** Lists words for which a word may be an abbreviation. They count only within a product name. */
const listAbbreviated = (lexicon: Lexicon, word: string): ReadonlyArray<string> =>
  isSkeleton(lexicon, word) ? lexicon.findAbbreviated(word) : []

/** Candidates for an unmatched neighbor. */
interface NeighborGuesses {
  readonly isBefore: boolean
  readonly words: ReadonlyArray<string>
}

/**
 * Returns whether a candidate forms a product's name with a candidate of its unmatched neighbor. Because both words are guesses, the name
 * must be certain.
 */
const makesNameWithGuess = (lexicon: Lexicon, candidate: string, { isBefore, words }: NeighborGuesses): boolean =>
  words.some((guess) =>
    lexicon
      .getSenses(isBefore ? `${guess} ${candidate}` : `${candidate} ${guess}`)
      .some(({ meaning, weight }) => meaning.kind === "type" && weight >= CERTAIN_WEIGHT)
  )

/** Returns a lexicon that searches the vocabulary once for each word. Use it for only one query. */
const memoizeLookups = (lexicon: Lexicon): Lexicon => ({
  ...lexicon,
  findSimilar: memoize(lexicon.findSimilar),
  findAbbreviated: memoize(lexicon.findAbbreviated)
})

const limitToVehicles = (lexicon: Lexicon): Lexicon => {
  const isVehicle = (word: string): boolean =>
    lexicon.getSenses(word).some(({ meaning }) => meaning.kind === "model" || meaning.kind === "make")
  return { ...lexicon, findSimilar: (word) => lexicon.findSimilar(word).filter(isVehicle), findAbbreviated: () => [] }
}

const memoize = (find: (word: string) => ReadonlyArray<string>): ((word: string) => ReadonlyArray<string>) => {
  const found = new Map<string, ReadonlyArray<string>>()
  return (word) => {
    const known = found.get(word) ?? find(word)
    found.set(word, known)
    return known
  }
}

/** Returns whether a word is part of a known compound: 'spark' in 'spark plug' if only 'sparkplug' is known. */
const isInKnownCompound = (lexicon: Lexicon, words: ReadonlyArray<string>, at: number): boolean =>
  listPhrasesAround(words, at, words[at] ?? "").some((phrase) => lexicon.getSenses(phrase).length > 0)

const MAX_BEGINNING = 4

/** Returns whether a short last word is more likely the start of a part's name than a complete word: 'slotted bra'. */
const isBegun = (lexicon: Lexicon, words: ReadonlyArray<string>, at: number): boolean =>
  at === words.length - 1 &&
  (words[at] ?? "").length <= MAX_BEGINNING &&
  words.slice(0, -1).some((word) => lexicon.getSenses(word).some(({ meaning }) => meaning.kind === "value"))

/** Returns whether a word is correct within a known phrase: 'agua' in 'bomba de agua'. */
const isInPhrase = (lexicon: Lexicon, words: ReadonlyArray<string>, at: number): boolean => {
  for (let start = Math.max(0, at - MAX_PHRASE_WORDS + 1); start <= at; start++)
    for (let end = Math.max(at + 1, start + 2); end <= Math.min(words.length, start + MAX_PHRASE_WORDS); end++)
      if (lexicon.getSenses(words.slice(start, end).join(" ")).length > 0) return true
  return false
}

const listPhrasesAround = (words: ReadonlyArray<string>, at: number, word: string): ReadonlyArray<string> => [
  ...(at > 0 ? [`${words[at - 1]} ${word}`] : []),
  ...(at + 1 < words.length ? [`${word} ${words[at + 1]}`] : []),
  ...(at + 2 < words.length ? [`${word} ${words[at + 1]} ${words[at + 2]}`] : [])
]

const makesPhrase = (lexicon: Lexicon, words: ReadonlyArray<string>, at: number, word: string, least = CLEAR_WEIGHT): boolean =>
  listPhrasesAround(words, at, word).some((phrase) =>
    lexicon
      .getSenses(phrase)
      .some(({ meaning, weight }) => meaning.kind !== "chatter" && (least < CERTAIN_WEIGHT || meaning.kind === "type") && weight >= least)
  )

/** Splits a year from a vehicle name: '69camaro'. */
const splitYear = (lexicon: Lexicon, token: Token): ReadonlyArray<Token> => {
  const [, year = "", name = "", word = "", behind = ""] =
    /^(?:((?:19|20)?\d{2})(\p{L}{4,})|(\p{L}{4,})((?:19|20)?\d{2}))$/u.exec(token.text) ?? []
  if (year + behind === "" || lexicon.isKnown(token.text)) return [token]
  const isName = (text: string): boolean => [text, ...lexicon.findSimilar(text)].some((near) => lexicon.getSenses(near).length > 0)
  if (!isName(name + word)) return [token]
  const two = year === "" ? [word, behind] : [year, name]
  return two.map((text) => ({ text, raw: text, value: /^\d/.test(text) ? Number(text) : null, unit: null }))
}

const MIN_BEGINNING = 3
const CLEAR_WEIGHT = 0.6
/** Minimum weight of a product name for which a known word is replaced. */
const CERTAIN_WEIGHT = 0.9
/**
 * Minimum length of an unknown word for which a weak match is accepted. A shorter word is more likely a different word than a misspelling.
 */
const LONG_LENGTH = 8
const MEDIUM_LENGTH = 6

/** Returns whether a word has a clear meaning: one meaning with a high weight, or several vehicles with the same name. */
const hasClearMeaning = (lexicon: Lexicon, word: string): boolean => {
  const senses = lexicon.getSenses(word)
  return (
    senses.some(({ weight }) => weight >= CLEAR_WEIGHT) ||
    sumWeights(senses.filter(({ meaning }) => meaning.kind === "model")) >= CLEAR_WEIGHT
  )
}
const sumWeights = (senses: ReadonlyArray<{ readonly weight: number }>): number => senses.reduce((sum, { weight }) => sum + weight, 0)

/**
 * Returns whether a word must not be used as a correction, because it is a stop word or names goods that the shop does not sell. For
 * example, 'wearever' is not corrected to 'whatever'.
 */
const isUseless = (lexicon: Lexicon, word: string): boolean => {
  const senses = lexicon.getSenses(word)
  return senses.length > 0 && senses.every(({ meaning }) => uselessKinds.has(meaning.kind))
}
const uselessKinds: ReadonlySet<Meaning["kind"]> = new Set(["chatter", "notCarried"])

/** Finds a similar word that forms a product name with a neighbor, if the known word does not. */
const findContextualWord = (lexicon: Lexicon, words: ReadonlyArray<string>, at: number): string | undefined => {
  const word = words[at] ?? ""
  if (isInKnownCompound(lexicon, words, at)) return undefined
  // Does not correct names of goods that the shop does not sell: 'seat heater kit' does not mean 'seat header kit'.
  if (lexicon.getSenses(word).some(({ meaning }) => meaning.kind === "notCarried")) return undefined
  const isTelling = lexicon.getSenses(word).some(({ weight }) => weight >= CLEAR_WEIGHT)
  // A word beside a complete product name describes that product: in 'caliper rear right', 'right' does not mean 'light'.
  if (isTelling && words.some((_, other) => Math.abs(other - at) > 1 && isPart(lexicon, words, other))) return undefined
  // An ordinary word is replaced only if two letters are swapped: beside 'exhaust', 'tuck' does not mean 'tick'.
  const isOrdinary = lexicon.isWord(word) && !isTelling
  return lexicon
    .findSimilar(word)
    .filter((candidate) => !isOrdinary || hasSameLetters(word, candidate))
    .find((candidate) => makesPhrase(lexicon, words, at, candidate, isTelling ? CERTAIN_WEIGHT : CLEAR_WEIGHT))
}

const isPart = (lexicon: Lexicon, words: ReadonlyArray<string>, at: number): boolean =>
  [words[at] ?? "", words.slice(at, at + 2).join(" ")].some((phrase) =>
    lexicon.getSenses(phrase).some(({ meaning, weight }) => meaning.kind === "type" && weight >= CLEAR_WEIGHT)
  )

const hasSameLetters = (word: string, other: string): boolean =>
  Array.from(word).toSorted().join("") === Array.from(other).toSorted().join("")

/** Returns whether an edit is likely in a short word: a missing, doubled or swapped letter, but not a different letter. */
const isLikelyTypo = (word: string, meant: string): boolean =>
  word[0] === meant[0] && (word.length !== meant.length || hasSameLetters(word, meant))

/** Splits two known words that were typed as one. */
const listSplits = (lexicon: Lexicon, word: string): ReadonlyArray<string> => {
  if (word.length < 7 || word.length > 24) return []
  const cuts = Array.from({ length: word.length - 5 }, (_, at) => [word.slice(0, at + 3), word.slice(at + 3)] as const)
  return cuts.filter(([one, other]) => lexicon.getSenses(`${one} ${other}`).length > 0).map(([one, other]) => `${one} ${other}`)
}
