/** Words that stay as they are in a plural. */
const JOINTS = new Set(["de", "del", "la", "el", "para", "y", "a", "en", "con"])

const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "")

const toPlural = (word: string): string =>
  JOINTS.has(word) || /s$/.test(word)
    ? word
    : /[aeiouáéíóú]$/.test(word)
      ? `${word}s`
      : /z$/.test(word)
        ? `${word.slice(0, -1)}ces`
        : `${withoutAccents(word)}es`

/** The other gender of an adjective: 'trasero' and 'trasera'. */
const toOtherGender = (word: string): string =>
  /o$/.test(word) ? `${word.slice(0, -1)}a` : /a$/.test(word) ? `${word.slice(0, -1)}o` : word

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
