import type { Lexicon } from "./Lexicon.ts"
import { getRawText, tokenize } from "./tokens.ts"

/** Lists completions of the last word, the most common first, each as the whole text. */
export const getCompletions = (lexicon: Lexicon, text: string): ReadonlyArray<string> => {
  const typed = tokenize(text)
  const last = typed.at(-1)
  if (last === undefined || last.value !== null) return []
  const before = getRawText(typed, 0, typed.length - 1)
  return lexicon.findByPrefix(last.text).map((word) => (before === "" ? word : `${before} ${word}`))
}
