import { wordsOf } from "@camber/domain/search"
import { vehicleNicknames } from "../products/searchWords.ts"
import type { Vehicle, VehicleTree } from "../reference/vehicleTree.ts"

type Words = ReadonlyArray<string>

/** A search that names a vehicle: `words` are what is left of it. */
export interface VehicleSearch {
  readonly vehicle: Vehicle
  readonly words: Words
}

interface NamedModel {
  readonly make: Vehicle["make"]
  readonly model: Vehicle["model"]
  readonly makeName: Words
  readonly name: Words
}

/** 'F-150' is also written 'f 150' and 'f150', and a 'C10 Pickup' is a C10. */
const spellingsOf = ({ name, slug }: Vehicle["model"]): ReadonlyArray<Words> => {
  const written = wordsOf(name)
  const short = written.filter((word) => word !== "pickup")
  return [written, slug.split("-"), [slug.replaceAll("-", "")], ...(short.length > 0 ? [short] : [])]
}

const namedModels = new WeakMap<VehicleTree, ReadonlyArray<NamedModel>>()
/** Each model by each of its spellings: the longest first, then the most popular. Made once for a catalogue. */
const modelsOf = (vehicles: VehicleTree): ReadonlyArray<NamedModel> => {
  const known = namedModels.get(vehicles)
  if (known !== undefined) return known
  const models = vehicles.makes
    .flatMap((make) =>
      vehicles
        .modelsOf(make.make_id)
        .flatMap((model) => spellingsOf(model).map((name) => ({ make, model, makeName: make.slug.split("-"), name })))
    )
    .toSorted((one, other) => other.name.length - one.name.length || other.model.popularity - one.model.popularity)
  namedModels.set(vehicles, models)
  return models
}

/** A last word shorter than this may become too many models. */
const shortestBeginning = 3

/** Whether the word is the one wanted, or the last of the search and the beginning of it. */
const meets = (words: Words, at: number, wanted: string): boolean => {
  const word = words[at]
  return word === wanted || (at === words.length - 1 && word !== undefined && word.length >= shortestBeginning && wanted.startsWith(word))
}

const beginsAt = (words: Words, start: number, sequence: Words): boolean =>
  sequence.every((word, index) => meets(words, start + index, word))

const without = (words: Words, sequence: Words): Words => {
  const start = words.findIndex((_, at) => beginsAt(words, at, sequence))
  return start < 0 ? words : words.toSpliced(start, sequence.length)
}

/** Two digits from here on are of the last century: the first model years of the shop's cars. */
const firstShortYear = 30

interface NamedYear {
  readonly year: number
  readonly at: number
  readonly isShort: boolean
}

/** The years that words may name: those of four digits, then those of two, '69. */
const yearsIn = (words: Words): ReadonlyArray<NamedYear> => {
  const all = words.map((word, at) => ({ word, at }))
  const full = all.filter(({ word }) => /^(?:19|20)\d\d$/.test(word)).map(({ at, word }) => ({ year: Number(word), at, isShort: false }))
  const short = all
    .filter(({ word }) => /^\d\d$/.test(word))
    .map(({ at, word }) => ({ year: Number(word) + (Number(word) < firstShortYear ? 2000 : 1900), at, isShort: true }))
  return [...full, ...short]
}

/** A year of two digits may be anything, so it stands right before make or model, or, of the last century, right behind the model. */
const isBeside = (words: Words, { at, year }: NamedYear, { makeName, name }: NamedModel): boolean =>
  beginsAt(words, at + 1, name) ||
  beginsAt(words, at + 1, makeName) ||
  (year < 2000 && at >= name.length && name.every((word, index) => words[at - name.length + index] === word))

/**
 * The vehicle that a search names by year and model, '1969 camaro brake rotor', with or without its make, and by nicknames too; the last
 * word may be begun, '1969 cama', and the year have two digits, '69 camaro'. Null when no year or no model of that year is named.
 */
export const vehicleInSearch = (vehicles: VehicleTree, typed: Words): VehicleSearch | null => {
  const words = typed.map((word) => vehicleNicknames.get(word) ?? word)
  for (const named of yearsIn(words)) {
    const others = words.toSpliced(named.at, 1)
    for (const candidate of modelsOf(vehicles)) {
      const { make, makeName, model, name } = candidate
      const rest = without(others, name)
      if (rest === others || (named.isShort && !isBeside(words, named, candidate))) continue
      const vehicle = vehicles.find(named.year, make.make_id, model.model_id)
      if (vehicle !== undefined) return { vehicle, words: without(rest, makeName) }
    }
  }
  return null
}
