import english from "dictionary-en"
import createSpelling from "nspell"

/** Excludes words with capitals or punctuation, which the search never contains. */
const isPlain = (word: string): boolean => /^[a-z]+$/.test(word)

/** Reads the English dictionary as sorted lines. Takes about half a second, so call it in a builder thread. */
export const readDictionary = (): string => Object.keys(createSpelling(english).data).filter(isPlain).sort().join("\n")
