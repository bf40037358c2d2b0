import type { VocabularyRules } from "../query-parser/index.ts"
import type { VocabularyTable } from "./readVocabularyEntries.ts"

/** Words without a plural form. */
const FUNCTION_WORDS = new Set(["de", "del", "la", "el", "para", "y", "a", "en", "con"])

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "")

const toPlural = (word: string): string => {
  if (FUNCTION_WORDS.has(word) || word.endsWith("s")) return word
  if (/[aeiouáéíóú]$/.test(word)) return `${word}s`
  return word.endsWith("z") ? `${word.slice(0, -1)}ces` : `${withoutAccents(word)}es`
}

const otherEndings: Readonly<Record<string, string>> = { o: "a", a: "o" }

/** Returns the other gender of an adjective: 'trasero' and 'trasera'. */
const toOtherGender = (word: string): string => word.slice(0, -1) + (otherEndings[word.slice(-1)] ?? word.slice(-1))

/** Lists the spellings of a Spanish term: plurals, the other gender of a single word, and each of these without accents. */
const listSpellings = (term: string): ReadonlyArray<string> => {
  const words = term.split(" ")
  const [first = "", ...rest] = words
  const genders = words.length === 1 ? [toOtherGender(term)] : []
  const plurals = [words.map(toPlural), [toPlural(first), ...rest], [...words.slice(0, -1), toPlural(words.at(-1) ?? "")]].map((own) =>
    own.join(" ")
  )
  const all = [term, ...plurals, ...genders, ...genders.map(toPlural)]
  return [...new Set(all.flatMap((spelling) => [spelling, withoutAccents(spelling)]))]
}

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

/** Reads the translations in all spellings. If a spelling is itself a translated term, that translation takes precedence. */
const readTranslations = (table: VocabularyTable): VocabularyRules["translations"] => {
  const rows = table("translations", ["term", "english", "sure"])
  const own = new Set(rows.map(({ term }) => term))
  return rows.flatMap(({ english, sure, term }) =>
    listSpellings(term)
      .filter((foreign) => foreign === term || !own.has(foreign))
      .map((foreign) => ({ foreign, english, isSure: sure === "yes" }))
  )
}
