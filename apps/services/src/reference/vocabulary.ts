import { createTermIndex, splitWords } from "@camber/domain/search"

export interface SearchTerm {
  readonly term: string
  readonly category_id: string | null
}

/** The shop's search terms in memory. There are only a few thousand, so they fit in memory, and no keystroke needs a query. */
export interface Vocabulary {
  /** The terms, sorted by weight with the heaviest first. */
  readonly terms: ReadonlyArray<SearchTerm>
  /**
   * Returns the terms that contain words beginning with the typed words. Terms that begin with the typed text come first, then terms with
   * higher weight.
   */
  readonly beginning: (typed: string, limit: number) => ReadonlyArray<SearchTerm>
  /** Returns whether any search term contains the word. */
  readonly knows: (word: string) => boolean
  /** Replaces each unknown word with the most similar known word; returns null if none is similar. */
  readonly correct: (words: ReadonlyArray<string>) => string | null
}

/** Maximum word length to correct. Longer words are not typos, and the computation time grows with the square of the length. */
const LONGEST_WORD = 32

/** Minimum similarity of a correction, from 0 (nothing in common) to 1 (equal). */
const leastLikeness = 0.3

/** Creates the vocabulary of `terms`, which must be sorted by weight, highest first. Between equally good terms, this order decides. */
export const vocabulary = (terms: ReadonlyArray<SearchTerm>): Vocabulary => {
  const index = createTermIndex(terms.map(({ term }) => term))
  const known = new Map(terms.flatMap(({ term }) => splitWords(term).map((word) => [word, getTrigrams(word)] as const)))

  const beginning = (typed: string, limit: number): ReadonlyArray<SearchTerm> =>
    index.matching(typed, limit).flatMap((place) => terms[place] ?? [])

  const nearest = (word: string): string => {
    if (known.has(word) || word.length > LONGEST_WORD) return word
    const swapped = swappedPairs(word).find((candidate) => known.has(candidate))
    if (swapped !== undefined) return swapped
    const typed = getTrigrams(word)
    let best = { word, likeness: leastLikeness }
    for (const [candidate, trigrams] of known) {
      const likeness = getLikeness(typed, trigrams)
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

/**
 * Returns all variants of the word in which two neighboring letters are swapped. Such swaps are the most common typo, and in short words
 * trigrams do not detect them well.
 */
const swappedPairs = (word: string): ReadonlyArray<string> =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.slice(at, at + 1) + word.slice(at + 2))

/** Returns every run of three letters, with two blanks before the word and one after it, so that the beginning of the word counts more. */
const getTrigrams = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)))
}

/** Returns the share of trigrams that two words have in common. */
const getLikeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared += 1
  return shared / (a.size + b.size - shared)
}
