/** Words without a plural form. */
const FUNCTION_WORDS = new Set(["de", "del", "la", "el", "para", "y", "a", "en", "con"])

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "")

const toPlural = (word: string): string => {
  if (FUNCTION_WORDS.has(word) || word.endsWith("s")) return word
  if (/[aeiouáéíóú]$/.test(word)) return `${word}s`
  return word.endsWith("z") ? `${word.slice(0, -1)}ces` : `${withoutAccents(word)}es`
}

const otherEndings: Readonly<Record<string, string>> = { o: "a", a: "o" }

/** The other gender of an adjective: 'trasero' and 'trasera'. */
const toOtherGender = (word: string): string => word.slice(0, -1) + (otherEndings[word.slice(-1)] ?? word.slice(-1))

/** Lists the spellings of a Spanish term: plurals, the other gender of a single word, and all without accents. */
export const listSpellings = (term: string): ReadonlyArray<string> => {
  const words = term.split(" ")
  const [first = "", ...rest] = words
  const genders = words.length === 1 ? [toOtherGender(term)] : []
  const plurals = [words.map(toPlural), [toPlural(first), ...rest], [...words.slice(0, -1), toPlural(words.at(-1) ?? "")]].map((own) =>
    own.join(" ")
  )
  const all = [term, ...plurals, ...genders, ...genders.map(toPlural)]
  return [...new Set(all.flatMap((spelling) => [spelling, withoutAccents(spelling)]))]
}
