import { createTermIndex, splitWords } from "@camber/domain/search"

export interface SearchTerm {
  readonly term: string
  readonly category_id: string | null
}

/** The shop's search terms in memory: a few thousand, so that a keystroke needs no query for them. */
export interface Vocabulary {
  /** The heaviest first. */
  readonly terms: ReadonlyArray<SearchTerm>
  /** The terms that hold all of the words, each at least begun: those that begin as typed first, then by weight. */
  readonly beginning: (typed: string, limit: number) => ReadonlyArray<SearchTerm>
  /** Whether a word is one of the shop's terms. */
  readonly knows: (word: string) => boolean
  /** The words with each that no term knows replaced by the known word most like it; null when none is. */
  readonly correct: (words: ReadonlyArray<string>) => string | null
}

/** What is longer is no word with a slip in it, and would cost the square of its length. */
const LONGEST_WORD = 32

/** Below this likeness a word is another word, not a slip: 0 is nothing in common, 1 is equal. */
const leastLikeness = 0.3

/** `terms` come in the order of their weight, the heaviest first; that order decides between equals. */
export const vocabulary = (terms: ReadonlyArray<SearchTerm>): Vocabulary => {
  const index = createTermIndex(terms.map(({ term }) => term))
  const known = new Map(terms.flatMap(({ term }) => splitWords(term).map((word) => [word, trigramsOf(word)] as const)))

  const beginning = (typed: string, limit: number): ReadonlyArray<SearchTerm> =>
    index.matching(typed, limit).flatMap((place) => terms[place] ?? [])

  const nearest = (word: string): string => {
    if (known.has(word) || word.length > LONGEST_WORD) return word
    const swapped = swappedPairs(word).find((candidate) => known.has(candidate))
    if (swapped !== undefined) return swapped
    const typed = trigramsOf(word)
    let best = { word, likeness: leastLikeness }
    for (const [candidate, trigrams] of known) {
      const likeness = likenessOf(typed, trigrams)
      if (likeness > best.likeness) best = { word: candidate, likeness }
    }
    return best.word
  }

  const correct = (words: ReadonlyArray<string>): string | null => {
    const corrected = words.map(nearest).join(" ")
    return corrected === words.join(" ") ? null : corrected
  }

  return { terms, beginning, knows: (word) => known.has(word), correct }
}

/** The word with each two neighbours in turn the other way round: the commonest slip, of which trigrams see little in a short word. */
const swappedPairs = (word: string): ReadonlyArray<string> =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.slice(at, at + 1) + word.slice(at + 2))

/** Every run of three letters, with two blanks before the word and one after it, so that beginnings count for more. */
const trigramsOf = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)))
}

/** The share of trigrams that both have. */
const likenessOf = (one: ReadonlySet<string>, other: ReadonlySet<string>): number => {
  let shared = 0
  for (const trigram of one) if (other.has(trigram)) shared += 1
  return shared / (one.size + other.size - shared)
}
