import { type CarReading, findEngineInWords, MAX_CAR_WORDS_LENGTH, readCar } from "@camber/domain/vehicle"
import { type ParsedQuery, parseQuery } from "@camber/search/query-parser"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { loadEngines, toWireEngineIds } from "../vehicle-lookup/dropdowns.ts"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"
import type { IndexSnapshot } from "./searchCatalog.ts"

type WireReading = typeof CarReading.Encoded

/** Maximum number of cars that a question lists individually. It exceeds the number of years of any model. */
const MAX_CARS = 100
/** Maximum number of models for which a question lists each year. */
const MAX_DATED_MODELS = 2

interface NamedCar {
  readonly year: number
  readonly make: string
  readonly model: string
}

/** Creates the `readCar` field: it finds the vehicle and the factory engine that words describe, with the query parser of the search. */
export const carInWordsField = (store: ResolverContext, catalogue: Pick<CatalogIndexes, "search">): RootField =>
  createResolver(readCar, "readCar", async ({ words }): Promise<WireReading> => {
    const indexes = await catalogue.search(await store.reference())
    const { searchIndex } = indexes
    const query = parseQuery(searchIndex.lexicon, searchIndex.facts, words)
    const cars = listCars(indexes, query)
    const [car, ...others] = cars
    if (car === undefined) return NO_CAR
    return others.length === 0
      ? describeCar(store, indexes, car, query.remainder)
      : { _tag: "CarUnclear", choices: listChoices(cars, query) }
  })

/** Lists the vehicles that the words may describe, by model and year. */
const listCars = ({ searchIndex: { facts } }: IndexSnapshot, { vehicle }: ParsedQuery): ReadonlyArray<NamedCar> =>
  vehicle === null
    ? []
    : [{ make: vehicle.make, model: vehicle.model }, ...vehicle.otherModels].flatMap(({ make, model }) =>
        facts
          .getYears(make, model)
          .filter((year) => year >= vehicle.from && year <= vehicle.to)
          .map((year) => ({ year, make, model }))
      )

/** Result for words that describe no vehicle of the catalog. */
const NO_CAR: WireReading = { _tag: "CarUnclear", choices: [] }

const formatCar = ({ make, model, year }: NamedCar): string => `${year} ${make} ${model}`

/**
 * Lists the years of one or two models; if there are more models, lists the models. The query of each choice keeps the words about the
 * engine.
 */
const listChoices = (
  cars: ReadonlyArray<NamedCar>,
  { remainder }: ParsedQuery
): Extract<WireReading, { _tag: "CarUnclear" }>["choices"] => {
  const withRemainder = (name: string): string => {
    const whole = `${name} ${remainder}`.trim()
    return whole.length > MAX_CAR_WORDS_LENGTH ? name : whole
  }
  const models = [...Map.groupBy(cars, ({ make, model }) => `${make} ${model}`)]
  const choices =
    models.length <= MAX_DATED_MODELS
      ? cars.toSorted((a, b) => a.year - b.year).map((car) => ({ label: formatCar(car), words: withRemainder(formatCar(car)) }))
      : models.map(([name, own]) => ({ label: name, words: withRemainder(formatSpan(name, own)) }))
  return choices.slice(0, MAX_CARS)
}

/** Formats a model with the years that are still possible: '1967-1969 Chevrolet Camaro'. */
const formatSpan = (name: string, cars: ReadonlyArray<NamedCar>): string => {
  const years = cars.map(({ year }) => year)
  const [from, to] = [Math.min(...years), Math.max(...years)]
  return `${from === to ? from : `${from}-${to}`} ${name}`
}

const describeCar = async (
  { database }: ResolverContext,
  { reference, searchIndex }: IndexSnapshot,
  car: NamedCar,
  remainder: string
): Promise<WireReading> => {
  const ids = searchIndex.modelIdsByName.get(`${car.make}|${car.model}`.toLowerCase())
  const vehicle = ids && reference.vehicles.find(car.year, ids.makeId, ids.modelId)
  if (vehicle === undefined) return NO_CAR
  const engines = (await loadEngines(database, vehicle)).map((row) => ({ displayName: row.display_name, liters: row.displacement_l, row }))
  const named = findEngineInWords(engines, remainder)
  return {
    _tag: "CarFound",
    vehicle: { year: vehicle.year, makeId: vehicle.make.make_id, modelId: vehicle.model.model_id },
    name: `${vehicle.year} ${vehicle.make.name} ${vehicle.model.name}`,
    engineName: named?.engine.displayName ?? null,
    engineIds: named?.isNamed === true ? toWireEngineIds(named.engine.row) : null,
    unread: named?.unread ?? remainder
  }
}
