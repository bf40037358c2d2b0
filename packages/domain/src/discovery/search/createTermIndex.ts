/** Maximum number of words of a text. More words improve a search little but cost much time. */
const MAX_WORDS = 12

/** Words without meaning for a part search. */
const fillers = new Set(["a", "an", "and", "for", "in", "my", "of", "on", "the", "to", "with"])

/**
 * Splits a text into lower-case words of letters and digits, joined by characters that sizes and part numbers use ('5/8', '3.5', 'an-6').
 */
export const splitWords = (text: string): ReadonlyArray<string> =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)*/gu) ?? []).slice(0, MAX_WORDS)

/** Returns the words without fillers such as 'for' and 'my', or all words if there are only fillers. */
export const getInterpretedWords = (term: string): ReadonlyArray<string> => {
  const words = splitWords(term.replace(/['\u2019]/g, ""))
  const meaningful = words.filter((word) => !fillers.has(word))
  return meaningful.length === 0 ? words : meaningful
}

/** Index of search terms for lookups at each keystroke. A few thousand terms take a fraction of a millisecond. */
export interface TermIndex {
  /**
   * Returns the indexes of terms in which each typed word is the prefix of a word. Terms that start with the whole text come first,
   * otherwise in term order. Returns nothing for a text without words.
   */
  readonly matching: (typed: string, limit: number) => ReadonlyArray<number>
}

interface Entry {
  readonly at: number
  readonly lower: string
  readonly words: ReadonlyArray<string>
}

/** Creates the index. `terms` must be sorted by weight, heaviest first. */
export const createTermIndex = (terms: ReadonlyArray<string>): TermIndex => {
  const entries = terms.map((term, at): Entry => ({ at, lower: term.toLowerCase(), words: splitWords(term) }))
  // A term can only match if one of its words starts with the same letter
  const byLetter = new Map<string, Array<Entry>>()
  for (const entry of entries) {
    for (const letter of new Set(entry.words.map(firstLetter))) {
      const bucket = byLetter.get(letter)
      if (bucket === undefined) byLetter.set(letter, [entry])
      else bucket.push(entry)
    }
  }
  return {
    matching: (typed, limit) => {
      const words = splitWords(typed)
      const [rarest] = words.map((word) => byLetter.get(firstLetter(word)) ?? []).toSorted((one, other) => one.length - other.length)
      const holding = rarest?.filter((entry) => words.every((word) => entry.words.some((own) => own.startsWith(word)))) ?? []
      const beginning = typed.trimStart().toLowerCase()
      const [first, others] = [true, false].map((isFirst) => holding.filter(({ lower }) => lower.startsWith(beginning) === isFirst))
      return [...(first ?? []), ...(others ?? [])].slice(0, limit).map(({ at }) => at)
    }
  }
}

const firstLetter = (word: string): string => word.slice(0, 1)
