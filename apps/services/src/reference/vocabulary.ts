import { createTermIndex, splitWords } from "@camber/domain/search"

export interface SearchTerm {
  readonly term: string
  readonly category_id: string | null
}

/** The shop's search terms in memory. A few thousand fit, so that no keystroke needs a query. */
export interface Vocabulary {
  /** Heaviest first. */
  readonly terms: ReadonlyArray<SearchTerm>
  /** Returns the terms that contain all words or their prefixes: terms that begin as typed first, then by weight. */
  readonly beginning: (typed: string, limit: number) => ReadonlyArray<SearchTerm>
  /** Returns whether a word occurs in a search term. */
  readonly knows: (word: string) => boolean
  /** Replaces each unknown word with the most similar known word; returns null if none is similar. */
  readonly correct: (words: ReadonlyArray<string>) => string | null
}

/** Maximum word length to correct. Longer words are not typos, and the cost grows with the square of the length. */
const LONGEST_WORD = 32

/** Minimum similarity of a correction: 0 is nothing in common, 1 is equal. */
const leastLikeness = 0.3

/** Creates the vocabulary of `terms`, which are sorted by weight, heaviest first. That order breaks ties. */
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
 * Returns the word with each pair of neighboring letters swapped. This is the most common typo, and trigrams detect it
 * badly in short words.
 */
const swappedPairs = (word: string): ReadonlyArray<string> =>
  Array.from(word.slice(1), (letter, at) => word.slice(0, at) + letter + word.slice(at, at + 1) + word.slice(at + 2))

/** Returns every run of three letters, with two blanks before the word and one after it, so that prefixes weigh more. */
const getTrigrams = (word: string): ReadonlySet<string> => {
  const padded = `  ${word} `
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)))
}

/** Returns the share of trigrams that both words have. */
const getLikeness = (a: ReadonlySet<string>, b: ReadonlySet<string>): number => {
  let shared = 0
  for (const trigram of a) if (b.has(trigram)) shared += 1
  return shared / (a.size + b.size - shared)
}
