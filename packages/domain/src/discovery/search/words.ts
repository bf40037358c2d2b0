/** More words than this add nothing to a search and much to its cost. */
const MOST_WORDS = 12

/** Words that say nothing about a part. */
const fillers = new Set(["a", "an", "and", "for", "in", "my", "of", "on", "the", "to", "with"])

/** The words of a text in small letters: letters and digits, joined by the signs that sizes and part numbers use ('5/8', '3.5', 'an-6'). */
export const splitWords = (text: string): ReadonlyArray<string> =>
  (text.toLowerCase().match(/[\p{L}\p{N}]+(?:[./-][\p{L}\p{N}]+)*/gu) ?? []).slice(0, MOST_WORDS)

/** The words that say what is searched: without 'for', 'my' and the like, unless there are no others. */
export const getInterpretedWords = (term: string): ReadonlyArray<string> => {
  const words = splitWords(term.replace(/['\u2019]/g, ""))
  const meant = words.filter((word) => !fillers.has(word))
  return meant.length === 0 ? words : meant
}
