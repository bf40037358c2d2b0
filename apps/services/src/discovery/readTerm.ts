import { meantWords } from "@camber/domain/search"
import { trims } from "../products/searchWords.ts"
import type { Reference } from "../reference/Reference.ts"
import type { Vehicle } from "../reference/vehicleTree.ts"
import { engineInSearch } from "./engineInSearch.ts"
import { vehicleInSearch } from "./vehicleInSearch.ts"

/** What a term says, for listings and suggestions alike. */
export interface Reading {
  /** All that is meant, in order; empty for a term without a letter or a digit. */
  readonly words: ReadonlyArray<string>
  readonly vehicle: Vehicle | null
  /** The engine families that it names; empty for none. */
  readonly seriesIds: ReadonlyArray<number>
  /** The words without the vehicle, with the engine: what is searched once the vehicle is chosen. */
  readonly besideVehicle: ReadonlyArray<string>
  /** The words without vehicle and engine: what the part is called. */
  readonly rest: ReadonlyArray<string>
}

/** Reads a term: 'brake pad for 69 camaro' names a 1969 Camaro and brake pads, '350 headers' an engine and headers. */
export const readTerm = (reference: Reference, term: string): Reading => {
  const words = meantWords(term)
  const named = vehicleInSearch(reference.vehicles, words)
  const besideVehicle = named === null ? words : named.words.filter((word) => !trims.has(word))
  const engine = engineInSearch(reference, besideVehicle)
  return {
    words,
    vehicle: named?.vehicle ?? null,
    seriesIds: engine?.seriesIds ?? [],
    besideVehicle,
    rest: engine?.words ?? besideVehicle
  }
}

/** '1969 Chevrolet Camaro' */
export const vehicleName = ({ make, model, year }: Vehicle): string => `${year} ${make.name} ${model.name}`

/** A term with its unknown words replaced by the known ones most like them; what names a car or an engine stays. null where none is. */
export const correctedTerm = (reference: Reference, term: string): string | null => {
  const { besideVehicle, rest, vehicle } = readTerm(reference, term)
  const corrected = reference.vocabulary.correct(rest)
  if (corrected === null) return null
  const engine = besideVehicle.filter((word) => !rest.includes(word))
  return [...(vehicle === null ? [] : [vehicleName(vehicle)]), ...engine, corrected].join(" ")
}
