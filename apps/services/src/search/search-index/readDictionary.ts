import english from "dictionary-en"
import createSpelling from "nspell"

/** Words that differ from a part's name by a slip, and which shoppers hardly ever mean: 'break' before pads is told by its neighbors. */
const isPlain = (word: string): boolean => /^[a-z]+$/.test(word)

/** Reads the English dictionary as sorted lines. Takes about half a second: call it in a builder thread. */
export const readDictionary = (): string => Object.keys(createSpelling(english).data).filter(isPlain).sort().join("\n")
