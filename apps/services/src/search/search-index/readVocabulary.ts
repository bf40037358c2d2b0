import { readVocabularyEntries, readVocabularyRules, type Vocabulary, type VocabularyTable } from "@camber/search/search-index"
import { readDictionary } from "./readDictionary.ts"

/** Reads the whole vocabulary at once. The shop itself reads it in batches, in a builder thread. */
export const readVocabulary = (table: VocabularyTable): Vocabulary => ({
  entries: readVocabularyEntries(table),
  rules: readVocabularyRules(table, readDictionary())
})
