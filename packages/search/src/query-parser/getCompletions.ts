import type { Lexicon } from "./Lexicon.ts"
import { getRawText, tokenize } from "./tokens.ts"

/** What a text may become as its last word is typed on: the commonest first, the whole text each. */
export const getCompletions = (lexicon: Lexicon, text: string): ReadonlyArray<string> => {
  const typed = tokenize(text)
  const last = typed.at(-1)
  if (last === undefined || last.value !== null) return []
  const before = getRawText(typed, 0, typed.length - 1)
  return lexicon.findByPrefix(last.text).map((word) => (before === "" ? word : `${before} ${word}`))
}
