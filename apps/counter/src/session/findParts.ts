import { getKnownNumber, type ProductCard, productOptions } from "@camber/domain/catalog"
import * as Garage from "@camber/domain/garage/commands"
import { callService } from "@camber/domain/ports"
import type { InterpretedVehicle, Listing } from "@camber/domain/search"
import * as Search from "@camber/domain/search/commands"
import { answerVehicle, getSelectedProject, type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Result } from "../desk/events.ts"
import type { Cars, Choice, FoundParts } from "../desk/model.ts"
import { toCars } from "./cars.ts"
import { reject } from "./describeFailure.ts"

/** Maximum number of model years in a question. */
const MAX_YEARS = 40

/**
 * Finds parts for search words. If the words name one car, adds and selects the car first. If they match several cars, asks which one.
 *
 * @param showsAll - Also lists parts that do not fit the car.
 */
export const findParts = Effect.fnUntraced(function* (text: string, showsAll: boolean, page = 1) {
  const listing = yield* search(text, showsAll, page)
  const vehicle = listing.understood?.vehicle ?? null
  if (vehicle === null) return yield* toResult(listing, text, showsAll, null)
  const remainder = listing.understood?.remainder ?? ""
  const meanings = listing.read?.cars ?? []
  const project = yield* getSelectedProject
  if (isSameCar(project, vehicle)) return yield* findForCar(remainder, showsAll, yield* Garage.load)
  if (meanings.length > 0)
    return ask(
      "Which car is it?",
      meanings.map(({ label, query }) => ({ label, task: { _tag: "FindParts", text: query, showsAll } }))
    )
  if (vehicle.year !== vehicle.yearTo) return askYear(vehicle, remainder, showsAll)
  const { makeId, modelId, year } = vehicle
  return yield* findForCar(remainder, showsAll, yield* Garage.addProject(answerVehicle(UNKNOWN_PROJECT, { year, makeId, modelId })))
})

/** Finds parts for the selected car by the words that do not name the car. Without such words, only returns the cars. */
const findForCar = Effect.fnUntraced(function* (words: string, showsAll: boolean, garage: Garage.GarageContents) {
  const cars = toCars(garage)
  if (words === "") return { _tag: "CarsChanged", cars } satisfies Result
  return yield* toResult(yield* search(words, showsAll), words, showsAll, cars)
})

const search = Effect.fnUntraced(function* (text: string, showsAll: boolean, page = 1) {
  const listing = yield* Search.query(text, { page, ...(showsAll && { fits: false }) })
  return listing ?? (yield* reject("No page matches these words. Try other words."))
})

const isSameCar = (project: Project | null, { makeId, modelId, year, yearTo }: InterpretedVehicle): boolean => {
  const car = project?.vehicle
  return car !== undefined && car.makeId === makeId && car.modelId === modelId && car.year >= year && car.year <= yearTo
}

const ask = (title: string, choices: ReadonlyArray<Choice>) => ({ _tag: "Asked", title, choices }) satisfies Result

const askYear = ({ make, model, year, yearTo }: InterpretedVehicle, remainder: string, showsAll: boolean) =>
  ask(
    `Which model year of the ${make} ${model}?`,
    Array.from({ length: Math.min(MAX_YEARS, yearTo - year + 1) }, (_, at) => {
      const text = `${year + at} ${make} ${model} ${remainder}`.trim()
      return { label: String(year + at), task: { _tag: "FindParts", text, showsAll } }
    })
  )

/** Maximum number of concurrent requests. */
const CONCURRENCY = 6

/**
 * Finds the SKU of a product whose number the shop generated, because callers and boxes show only the SKU. Returns nothing if the request
 * fails.
 */
const findNumber = ({ skuBaseNumber }: ProductCard) =>
  callService(productOptions, { skuOrSkuBase: skuBaseNumber, project: null }).pipe(
    Effect.map(({ productOptions: found }) => {
      const [first, ...others] = found?.variants ?? []
      return first === undefined
        ? []
        : [[skuBaseNumber, `${first.skuVariantNumber}${others.length > 0 ? ` +${others.length}` : ""}`] as const]
    }),
    Effect.orElseSucceed(() => [])
  )

const toResult = Effect.fnUntraced(function* (listing: Listing, text: string, showsAll: boolean, cars: Cars | null) {
  const { cards, fit, page, pageCount, total } = listing
  const hidden = fit !== null && fit.isNarrowed ? fit.all - fit.fitting : 0
  const unnumbered = cards.filter((card) => getKnownNumber({ ...card, skuVariantNumber: null }) === null)
  const numbers = Object.fromEntries((yield* Effect.forEach(unnumbered, findNumber, { concurrency: CONCURRENCY })).flat())
  const found: FoundParts = { text, cards, numbers, total, hidden, showsAll, page, pageCount }
  return { _tag: "PartsFound", found, cars } satisfies Result
})
