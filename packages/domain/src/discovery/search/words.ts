/** More words add little to a search but much to its cost. */
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
