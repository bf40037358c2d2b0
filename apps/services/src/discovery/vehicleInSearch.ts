import type { Vehicle, VehicleTree } from "../trait/vehicleTree.ts"

/** A search that names a vehicle: `words` are what is left of it. */
export interface VehicleSearch {
  readonly vehicle: Vehicle
  readonly words: ReadonlyArray<string>
}

const wordsOfSlug = (slug: string) => slug.split("-")

/** A last word shorter than this may become too many models. */
const shortestBeginning = 3

/** Whether the word is the one wanted, or the last of the search and the beginning of it. */
const meets = (words: ReadonlyArray<string>, at: number, wanted: string): boolean => {
  const word = words[at]
  return word === wanted || (at === words.length - 1 && word !== undefined && word.length >= shortestBeginning && wanted.startsWith(word))
}

/** Where the sequence begins among the words, or -1. */
const indexOfSequence = (words: ReadonlyArray<string>, sequence: ReadonlyArray<string>): number =>
  words.findIndex((_, start) => sequence.every((word, index) => meets(words, start + index, word)))

const without = (words: ReadonlyArray<string>, sequence: ReadonlyArray<string>): ReadonlyArray<string> => {
  const start = indexOfSequence(words, sequence)
  return start < 0 ? words : [...words.slice(0, start), ...words.slice(start + sequence.length)]
}

/** What people call makes, by the words of search. */
const makeNicknames: Readonly<Record<string, string>> = {
  caddy: "cadillac",
  chev: "chevrolet",
  chevy: "chevrolet",
  olds: "oldsmobile",
  vw: "volkswagen"
}

/** The words with nicknames of makes replaced by the makes' names. */
export const withMakeNames = (words: ReadonlyArray<string>): ReadonlyArray<string> =>
  words.map((word) => (Object.hasOwn(makeNicknames, word) ? (makeNicknames[word] ?? word) : word))

/** Two digits from here on are of the last century: the first model years of the shop's cars. */
const firstShortYear = 30

interface NamedYear {
  readonly year: number
  readonly word: string
  /** The words behind a year of two digits, which must begin with the car; undefined for one of four. */
  readonly behind?: ReadonlyArray<string>
}

/** The year that words name: one of four digits, else one of two, '69. */
const yearIn = (words: ReadonlyArray<string>): NamedYear | undefined => {
  const full = words.find((word) => /^(19|20)\d\d$/.test(word))
  if (full !== undefined) return { year: Number(full), word: full }
  const at = words.findIndex((word) => /^\d\d$/.test(word))
  const short = words[at]
  if (short === undefined) return undefined
  return { year: Number(short) + (Number(short) < firstShortYear ? 2000 : 1900), word: short, behind: words.slice(at + 1) }
}

const beginsWith = (words: ReadonlyArray<string>, sequence: ReadonlyArray<string>): boolean =>
  sequence.every((word, index) => meets(words, index, word))

/**
 * The vehicle that a search names by year and model, '1969 camaro brake rotor', with or without its make or a nickname of it; the last
 * word may be begun, '1969 cama', and the year have two digits right before make or model, '69 camaro'. Of several models it is the one
 * with the longest name, then the most popular. Null when no year or no model of that year is named.
 */
export const vehicleInSearch = (vehicles: VehicleTree, typed: ReadonlyArray<string>): VehicleSearch | null => {
  const words = withMakeNames(typed)
  const named = yearIn(words)
  if (named === undefined) return null
  const { behind, word, year } = named
  const rest = without(words, [word])
  const models = vehicles.makes
    .flatMap((make) => vehicles.modelsOf(make.make_id).map((model) => ({ make, model, name: wordsOfSlug(model.slug) })))
    .filter(({ name }) => indexOfSequence(rest, name) >= 0)
    .filter(({ make, name }) => behind === undefined || beginsWith(behind, name) || beginsWith(behind, wordsOfSlug(make.slug)))
    .toSorted((a, b) => b.name.length - a.name.length || b.model.popularity - a.model.popularity)
  for (const { make, model, name } of models) {
    const vehicle = vehicles.find(year, make.make_id, model.model_id)
    if (vehicle !== undefined) return { vehicle, words: without(without(rest, name), wordsOfSlug(make.slug)) }
  }
  return null
}
