import {
  type CarReading,
  decodeVin,
  describeProject,
  facetOptions,
  type DropdownOption,
  type ModelYear,
  parseVin,
  type Project,
  type ProjectDescription,
  readCar,
  type VinAnswer,
  ymm
} from "@camber/domain/vehicle"
import { createResolver, type Resolver } from "./createResolver.ts"
import type { MemoryCatalog, MemoryVehicle } from "./MemoryCatalog.ts"

/** Returns a project's names and URLs; null if the shop does not know the vehicle. */
export type Describe = (project: Project) => ProjectDescription | null

/** Lists the values of a facet that occur in the conditions of the shop's parts, sorted by id. */
const listFacetValues = (parts: MemoryCatalog["parts"], name: string): ReadonlyMap<number, string> =>
  new Map(
    parts
      .flatMap(({ applications }) => applications.flatMap(({ facets }) => facets))
      .filter((facet) => facet.name === name)
      .flatMap(({ values }) => values.map((value) => [value.id, value.name] as const))
  )

/** Creates the function that names projects. */
export const createDescribe =
  ({ parts, vehicles }: MemoryCatalog): Describe =>
  ({ facets, vehicle }) => {
    const known = vehicles.find(
      ({ makeId, modelId, year }) => year === vehicle?.year && makeId === vehicle.makeId && modelId === vehicle.modelId
    )
    if (vehicle !== undefined && known === undefined) return null
    return {
      year: known?.year ?? null,
      make: known?.make ?? null,
      model: known?.model ?? null,
      vehicleBaseId: known?.vehicleBaseId ?? null,
      raceType: null,
      body: null,
      engine: null,
      stockEngine: null,
      facetValues: facets.map(({ name, valueId }) => ({ name, value: listFacetValues(parts, name).get(valueId) ?? "" })),
      shopUrl: "/shop/all?fits=1",
      searchUrl: "/search?fits=1",
      customerProjectUrl: null,
      clearSelectionUrl: "/shop/all"
    }
  }

/** Returns the model year of a VIN. The VIN can be parsed, because the call accepts no others. */
const readYear = (vin: string): ModelYear => {
  const parsed = parseVin(vin)
  if (parsed._tag !== "Vin") throw new Error(`VIN cannot be parsed: ${parsed._tag}`)
  return parsed.year
}

const toOption = (displayName: string, optionId: number, vehicle?: MemoryVehicle): DropdownOption => ({
  displayName,
  optionId,
  vehicleBaseId: vehicle?.vehicleBaseId ?? null,
  shopUrl: null,
  searchUrl: null,
  customerProjectUrl: null,
  engineIds: null
})

const toUnique = (options: ReadonlyArray<DropdownOption>): ReadonlyArray<DropdownOption> =>
  options.filter(({ optionId }, at) => options.findIndex((other) => other.optionId === optionId) === at)

/**
 * Creates the resolvers of the trait service: lists of vehicles (without engines), facet values, names of projects, and lookups by words
 * and VIN.
 */
export const createVehicleResolvers = ({ parts, vehicles }: MemoryCatalog, describe: Describe): ReadonlyArray<Resolver> => [
  createResolver(facetOptions, ({ names }) => ({
    facetOptions: names.flatMap((name) => {
      const values = listFacetValues(parts, name)
      return values.size === 0 ? [] : [{ name, values: Array.from(values, ([valueId, value]) => ({ valueId, value })) }]
    })
  })),
  createResolver(ymm, ({ make, year }) => {
    const ofYear = vehicles.filter((vehicle) => vehicle.year === year)
    return {
      ymm: {
        years: toUnique(vehicles.map((vehicle) => toOption(String(vehicle.year), vehicle.year))).toSorted(
          (a, b) => b.optionId - a.optionId
        ),
        prioritizedMakes: [],
        makes: toUnique(ofYear.map((vehicle) => toOption(vehicle.make, vehicle.makeId))),
        models: ofYear
          .filter(({ makeId }) => makeId === make)
          .map((vehicle) => ({
            ...toOption(vehicle.model, vehicle.modelId, vehicle),
            shopUrlWithFacets: null,
            searchUrlWithFacets: null,
            marketId: null,
            superMarketId: null
          })),
        stockEngines: []
      }
    }
  }),
  createResolver(describeProject, ({ project }) => ({ describeProject: describe(project) })),
  createResolver(decodeVin, ({ vin }) => {
    const found = vehicles.find(({ vins }) => vins?.includes(vin))
    const answer: VinAnswer =
      found === undefined
        ? { _tag: "VinUnknown", year: readYear(vin) }
        : { _tag: "VinFound", vehicle: { year: found.year, makeId: found.makeId, modelId: found.modelId }, engineIds: null }
    return { decodeVin: answer }
  }),
  createResolver(readCar, ({ words }): { readonly readCar: CarReading } => {
    const { cars, unread } = findNamed(vehicles, words)
    const [car, ...others] = cars
    if (car === undefined) return { readCar: { _tag: "CarUnclear", choices: [] } }
    const getName = ({ make, model, year }: typeof car) => `${year} ${make} ${model}`
    const choices = [car, ...others].map((each) => ({ label: getName(each), words: getName(each) }))
    if (others.length > 0) return { readCar: { _tag: "CarUnclear", choices } }
    const { makeId, modelId, year } = car
    const vehicle = { year, makeId, modelId }
    return { readCar: { _tag: "CarFound", vehicle, name: getName(car), engineName: null, engineIds: null, unread } }
  })
]

/** Finds the vehicles that match all words which name a year, a make or a model: '69 camaro. Ignores other words. */
const findNamed = (vehicles: ReadonlyArray<MemoryVehicle>, text: string) => {
  const names = vehicles.map((car) => ({ car, parts: toWords(`${car.year} ${String(car.year).slice(2)} ${car.make} ${car.model}`) }))
  const isName = (word: string) => names.some(({ parts }) => parts.includes(word))
  const words = toWords(text)
  const read = words.filter(isName)
  const cars = read.length === 0 ? [] : names.filter(({ parts }) => read.every((word) => parts.includes(word))).map(({ car }) => car)
  return { cars, unread: words.filter((word) => !isName(word)).join(" ") }
}

const toWords = (text: string): ReadonlyArray<string> => text.toLowerCase().match(/[a-z0-9]+/g) ?? []
