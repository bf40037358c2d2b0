import { type Lexicon, MAX_PHRASE_WORDS } from "./Lexicon.ts"
import { getRawText, type Token, tokenize } from "./tokens.ts"

/**
 * Replaces foreign phrases with their English translation, so that the same rules apply to both. The longest phrase is replaced first. The
 * tokens keep their raw words. A phrase that may be a name or an English word is replaced only beside a phrase that is clearly foreign:
 * 'volante de carreras', but not 'Aston Martin Volante'.
 */
export const translate = (lexicon: Lexicon, typed: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const found: Array<Found> = []
  for (let at = 0; at < typed.length;) {
    const phrase = findPhrase(lexicon, typed, at)
    if (phrase !== null) found.push(phrase)
    at = phrase?.end ?? at + 1
  }
  const isForeign = found.some(({ isSure }) => isSure)
  if (!isForeign) return typed
  return typed.flatMap((token, at) => {
    const phrase = found.find(({ end, start }) => start <= at && at < end)
    if (phrase === undefined) return [token]
    if (phrase.start < at) return []
    const raw = getRawText(typed, phrase.start, phrase.end)
    return tokenize(phrase.english).map((english, place) => ({ ...english, raw: place === 0 ? raw : "" }))
  })
}

interface Found {
  readonly start: number
  readonly end: number
  readonly english: string
  readonly isSure: boolean
}

const findPhrase = (lexicon: Lexicon, tokens: ReadonlyArray<Token>, start: number): Found | null => {
  for (let end = Math.min(tokens.length, start + MAX_PHRASE_WORDS); end > start; end--) {
    const words = tokens.slice(start, end).map(({ text }) => text)
    const translation = lexicon.translate(words.join(" "))
    if (translation !== null) return { start, end, ...translation }
  }
  return null
}
