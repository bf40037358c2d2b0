import { readVocabularyEntries, readVocabularyRules, type Vocabulary, type VocabularyTable } from "@camber/search/search-index"
import english from "dictionary-en"
import createSpelling from "nspell"

/** Whether a word has only lower-case letters. Other words never occur in a normalized query. */
const isPlain = (word: string): boolean => /^[a-z]+$/.test(word)

/** Reads the English dictionary as sorted lines. Takes about half a second, so call it in a builder thread. */
export const readDictionary = (): string => Object.keys(createSpelling(english).data).filter(isPlain).sort().join("\n")

/** Reads the whole vocabulary at once. The shop itself reads it in batches, in a builder thread. */
export const readVocabulary = (table: VocabularyTable): Vocabulary => ({
  entries: readVocabularyEntries(table),
  rules: readVocabularyRules(table, readDictionary())
})
