import { readVocabularyEntries, readVocabularyRules, type Vocabulary, type VocabularyTable } from "@camber/search/search-index"
import { readDictionary } from "./readDictionary.ts"

/** Reads the whole vocabulary at once; the shop reads it in parts, in a builder thread. */
export const readVocabulary = (table: VocabularyTable): Vocabulary => ({
  entries: readVocabularyEntries(table),
  rules: readVocabularyRules(table, readDictionary())
})
