import type { SymptomRule } from "./VocabularyRules.ts"
import type { Token } from "./tokens.ts"

/** Product types that may fix a described symptom, and the tokens that describe it. */
export interface Symptom {
  readonly types: ReadonlyArray<string>
  readonly tokens: ReadonlySet<number>
}

/** Maximum number of words between the words of a sign, as in 'runs really hot'. */
const MAX_GAP = 2

/** Finds the described symptoms, those with the most matching words first. */
export const findSymptoms = (rules: ReadonlyArray<SymptomRule>, tokens: ReadonlyArray<Token>): ReadonlyArray<Symptom> => {
  // A unit counts as a word, because it may describe when a fault occurs: '4000 rpm'.
  const stems = tokens.map(({ text, unit }) => toStem(unit === "rpm" ? unit : text))
  return listRulesOf(rules, stems)
    .flatMap(({ places, signs, types }): ReadonlyArray<Symptom> => {
      const sign = findAll(stems, signs)
      const place = sign.length === 0 ? [] : findAll(stems, places)
      return sign.length === 0 || (places.length > 0 && place.length === 0) ? [] : [{ types, tokens: new Set([...sign, ...place]) }]
    })
    .toSorted((one, other) => other.tokens.size - one.tokens.size)
}

const rulesByStem = new WeakMap<ReadonlyArray<SymptomRule>, ReadonlyMap<string, ReadonlyArray<number>>>()

/** Lists the rules with a sign that starts with a word of the query, in the order of the table. */
const listRulesOf = (rules: ReadonlyArray<SymptomRule>, stems: ReadonlyArray<string>): ReadonlyArray<SymptomRule> => {
  const byStem = rulesByStem.get(rules) ?? indexByStem(rules)
  rulesByStem.set(rules, byStem)
  const found = new Set(stems.flatMap((stem) => byStem.get(stem) ?? []))
  return [...found].toSorted((one, other) => one - other).flatMap((at) => rules[at] ?? [])
}

const indexByStem = (rules: ReadonlyArray<SymptomRule>): ReadonlyMap<string, ReadonlyArray<number>> => {
  const byStem = new Map<string, Array<number>>()
  for (const [at, { signs }] of rules.entries())
    for (const stem of new Set(signs.map((sign) => toStems(sign)[0] ?? ""))) byStem.set(stem, [...(byStem.get(stem) ?? []), at])
  return byStem
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

/** Removes the ending of a word, so that 'squeals', 'squealing' and 'squealed' become equal. */
const toStem = (word: string): string => {
  const ending = endings.find((own) => word.endsWith(own) && !word.endsWith("ss") && word.length - own.length >= MIN_STEM_LENGTH)
  const stem = ending === undefined ? word : word.slice(0, -ending.length)
  // Also removes a doubled consonant: 'slipping' becomes 'slip'.
  return ending !== undefined && ending.length > 1 && /([bdgklmnprt])\1$/.test(stem) ? stem.slice(0, -1) : stem
}
