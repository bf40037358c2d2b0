import type { VocabularyRules } from "../query-parser/index.ts"
import { listSpellings } from "./spanishSpellings.ts"
import type { VocabularyTable } from "./readVocabularyEntries.ts"

const splitCell = (cell: string): ReadonlyArray<string> => (cell === "" ? [] : cell.split("|"))

/** Reads the vocabulary's rules: abbreviations, kits, race parts, symptoms and translations. `dictionary` has one word per line. */
export const readVocabularyRules = (table: VocabularyTable, dictionary: string): VocabularyRules => ({
  abbreviations: table("abbreviations", ["short", "words"]).map(({ short, words }) => ({ short, words: splitCell(words) })),
  kits: table("kits", ["kit", "parts", "subjects"]).map(({ kit, parts }) => ({ kit, parts: splitCell(parts) })),
  raceParts: table("race_parts", ["street", "race", "races"]).map(({ race, races, street }) => ({ street, race, races: splitCell(races) })),
  symptoms: table("symptoms", ["signs", "places", "types"]).map(({ places, signs, types }) => ({
    signs: splitCell(signs),
    places: splitCell(places),
    types: splitCell(types)
  })),
  translations: readTranslations(table),
  dictionary
})

/** Reads the translations in all spellings. A translated term outranks another term's spelling. */
const readTranslations = (table: VocabularyTable): VocabularyRules["translations"] => {
  const rows = table("translations", ["term", "english", "sure"])
  const own = new Set(rows.map(({ term }) => term))
  return rows.flatMap(({ english, sure, term }) =>
    listSpellings(term)
      .filter((foreign) => foreign === term || !own.has(foreign))
      .map((foreign) => ({ foreign, english, isSure: sure === "yes" }))
  )
}
