import { type Lexicon, MAX_PHRASE_WORDS } from "./Lexicon.ts"
import type { Token } from "./tokens.ts"

/** A word with at least this weight has its own meaning, so it is not expanded. */
const CLEAR_WEIGHT = 0.6

/** Expands abbreviations with a slash or hyphen, which tokens cannot contain: 'w/', 'p/s', 't-belt'. */
export const expandSlashes = ({ getExpansions }: Lexicon, text: string): string =>
  text
    .replace(
      /(?<![\p{L}\p{N}/])(\p{L}{1,2}[/-]\p{L}{0,7})(?![\p{L}\p{N}/-])/giu,
      (short: string) => getExpansions(short.toLowerCase())[0] ?? short
    )
    .replace(/(?<![\p{L}\p{N}/])(\p{L}\/)(?=\p{L}{3})/giu, (short: string) => `${getExpansions(short.toLowerCase())[0] ?? short} `)

/**
 * Replaces parts-counter abbreviations with their full words: 'brg' with 'bearing'. If several words are possible, chooses the one that
 * forms a part's name with its neighbors: 'int' is 'intake' before 'mani', and 'interior' before 'door panel'.
 */
export const expandAbbreviations = (lexicon: Lexicon, typed: ReadonlyArray<Token>): ReadonlyArray<Token> => {
  const choices = typed.map(({ text }, at) => {
    const isPlain = hasClearMeaning(lexicon, text) || isInName(lexicon, typed, at)
    const listed = lexicon.getExpansions(text)
    if (listed.length === 0 && isSkeleton(lexicon, text) && !isInName(lexicon, typed, at)) return [text, ...lexicon.findAbbreviated(text)]
    return listed.length === 0 ? [text] : isPlain || !isClear(lexicon, text, listed) ? [text, ...listed] : listed
  })
  const chosen = choices.map((own, at) =>
    own.length === 1 ? own[0]! : (own.find((word) => makesName(lexicon, choices, at, word)) ?? own[0]!)
  )
  return typed.flatMap((token, at) => {
    const words = chosen[at]!
    if (words === token.text) return [token]
    const [first = "", ...more] = words.split(" ")
    return [{ ...token, text: first }, ...more.map((text) => ({ ...token, text, raw: "" }))]
  })
}

/** Returns whether an unknown word has only consonants, like many abbreviations. */
export const isSkeleton = (lexicon: Lexicon, word: string): boolean =>
  /^[b-df-hj-np-tv-xz]{3,6}$/.test(word) && !lexicon.isKnown(word) && !lexicon.isWord(word) && lexicon.getSenses(word).length === 0

/** Returns whether an abbreviation is unambiguous. Two letters are ambiguous unless they name a side or position. */
const isClear = (lexicon: Lexicon, short: string, [first = ""]: ReadonlyArray<string>): boolean =>
  short.length > 2 || lexicon.getSenses(first).some(({ meaning, weight }) => meaning.kind === "value" && weight >= CLEAR_WEIGHT)

const hasClearMeaning = (lexicon: Lexicon, word: string): boolean =>
  lexicon.getSenses(word).some(({ meaning, weight }) => meaning.kind !== "model" && weight >= CLEAR_WEIGHT)

/** Returns whether the abbreviation is already part of a name with its neighbors: 'lt1', 'rr sway bar'. */
const isInName = (lexicon: Lexicon, tokens: ReadonlyArray<Token>, at: number): boolean => {
  for (let start = Math.max(0, at - MAX_PHRASE_WORDS + 1); start <= at; start++)
    for (let end = Math.max(at + 1, start + 2); end <= Math.min(tokens.length, start + MAX_PHRASE_WORDS); end++) {
      const phrase = tokens.slice(start, end).map(({ text }) => text)
      if (lexicon.getSenses(phrase.join(" ")).length > 0) return true
    }
  return false
}

const makesName = (lexicon: Lexicon, choices: ReadonlyArray<ReadonlyArray<string>>, at: number, word: string): boolean => {
  const before = choices[at - 1] ?? []
  const behind = choices[at + 1] ?? []
  const next = choices[at + 2] ?? []
  const phrases = [
    ...before.map((one) => `${one} ${word}`),
    ...behind.map((one) => `${word} ${one}`),
    ...behind.flatMap((one) => next.map((other) => `${word} ${one} ${other}`)),
    ...before.flatMap((one) => behind.map((other) => `${one} ${word} ${other}`))
  ]
  return phrases.some((phrase) =>
    lexicon
      .getSenses(phrase)
      .some(({ meaning, weight }) => (meaning.kind === "type" || meaning.kind === "notCarried") && weight >= CLEAR_WEIGHT)
  )
}
