import type { SymptomRule } from "./VocabularyRules.ts"
import type { Token } from "./tokens.ts"

/** Product types that may fix a described symptom, and the tokens that describe it. */
export interface Symptom {
  readonly types: ReadonlyArray<string>
  readonly tokens: ReadonlySet<number>
}

/** Maximum number of words between the words of a sign: 'runs really hot'. */
const MAX_GAP = 2

/** Finds the symptom with the most matching words; null if there is none. */
export const findSymptom = (rules: ReadonlyArray<SymptomRule>, tokens: ReadonlyArray<Token>): Symptom | null => {
  const stems = tokens.map(({ text }) => toStem(text))
  let best: Symptom | null = null
  for (const { places, signs, types } of rules) {
    const [sign, place] = [findAll(stems, signs), findAll(stems, places)]
    if (sign.length === 0 || (places.length > 0 && place.length === 0)) continue
    const found = new Set([...sign, ...place])
    if (found.size > (best?.tokens.size ?? 0)) best = { types, tokens: found }
  }
  return best
}

const findAll = (stems: ReadonlyArray<string>, phrases: ReadonlyArray<string>): ReadonlyArray<number> =>
  phrases.flatMap((phrase) => findPhrase(stems, toStems(phrase)) ?? [])

/** Finds words in order, with small gaps between them. */
const findPhrase = (stems: ReadonlyArray<string>, words: ReadonlyArray<string>): ReadonlyArray<number> | null => {
  for (let start = stems.indexOf(words[0] ?? ""); start >= 0; start = stems.indexOf(words[0] ?? "", start + 1)) {
    const places = [start]
    for (const word of words.slice(1)) {
      const last = places.at(-1) ?? start
      const next = stems.indexOf(word, last + 1)
      if (next < 0 || next > last + 1 + MAX_GAP) break
      places.push(next)
    }
    if (places.length === words.length) return places
  }
  return null
}

const known = new Map<string, ReadonlyArray<string>>()
const toStems = (phrase: string): ReadonlyArray<string> => {
  const own = known.get(phrase) ?? phrase.split(" ").map(toStem)
  known.set(phrase, own)
  return own
}

const MIN_STEM_LENGTH = 3
const endings = ["ing", "ed", "es", "s", "y", "e"]

/** Removes word endings, so that 'squeals', 'squealing' and 'squealed' are equal. */
const toStem = (word: string): string => {
  const ending = endings.find((own) => word.endsWith(own) && !word.endsWith("ss") && word.length - own.length >= MIN_STEM_LENGTH)
  const stem = ending === undefined ? word : word.slice(0, -ending.length)
  // 'slipping' becomes 'slip'
  return ending !== undefined && ending.length > 1 && /([bdgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}
