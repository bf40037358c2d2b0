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

/**
 * The vehicle that a search names by year and model, '1969 camaro brake rotor', with or without its make; the last word may be begun,
 * '1969 cama'. Of several models it is the one with the longest name, then the most popular. Null when no year or no model of that year
 * is named.
 */
export const vehicleInSearch = (vehicles: VehicleTree, words: ReadonlyArray<string>): VehicleSearch | null => {
  const year = words.find((word) => /^(19|20)\d\d$/.test(word))
  if (year === undefined) return null
  const rest = without(words, [year])
  const named = vehicles.makes
    .flatMap((make) => vehicles.modelsOf(make.make_id).map((model) => ({ make, model, name: wordsOfSlug(model.slug) })))
    .filter(({ name }) => indexOfSequence(rest, name) >= 0)
    .toSorted((a, b) => b.name.length - a.name.length || b.model.popularity - a.model.popularity)
  for (const { make, model, name } of named) {
    const vehicle = vehicles.find(Number(year), make.make_id, model.model_id)
    if (vehicle !== undefined) return { vehicle, words: without(without(rest, name), wordsOfSlug(make.slug)) }
  }
  return null
}
