import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { engineDropdown, facetOptions, raceTypeDropdown, ymm } from "../vehicle/calls.ts"
import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { EngineIds, MakeId, ModelId, ModelYear } from "../vehicle/model.ts"
import type { FacetAnswers, FormRequest, PrefillLists, PrefillRequest } from "./flow.ts"

/** The answer to a request of any kind. */
export interface LoadedLists {
  readonly options: ReadonlyArray<DropdownOption> | ReadonlyArray<EngineOption>
  readonly prioritized: number
  readonly facets: ReadonlyArray<FacetAnswers>
  readonly known: PrefillLists
}

const noLists: PrefillLists = {
  years: [],
  makes: [],
  prioritized: 0,
  models: [],
  stockEngines: [],
  raceTypes: [],
  engineMakes: [],
  families: [],
  displacements: []
}
const nothing: LoadedLists = { options: [], prioritized: 0, facets: [], known: noLists }
type Asking = Effect.Effect<LoadedLists, CallError, Http>

const vehicleLists = (year: number | null, make: number | null, model: number | null) =>
  Effect.map(
    callService(ymm, {
      year: year as ModelYear | null,
      make: make as MakeId | null,
      model: model as ModelId | null,
      selectedFacetData: []
    }),
    (answer) => answer.ymm
  )

const engineLists = (engineIds: EngineIds | null) =>
  Effect.map(callService(engineDropdown, { engineIds, selectedFacetData: [] }), (answer) => answer.engineDropdown)

const raceTypeList = Effect.map(
  callService(raceTypeDropdown, { raceTypeId: null, selectedFacetData: [] }),
  (answer) => answer.raceTypeDropdown.raceTypes
)

/** A car's own lists, a race car's types, and the engine's where it is of the picker's kind: all at once, each in one call. */
const knownLists = Effect.fnUntraced(function* ({ project, step }: PrefillRequest) {
  const { engineIds, isStockEngine, vehicle } = project
  const ofCar = vehicle && Effect.map(vehicleLists(vehicle.year, vehicle.makeId, vehicle.modelId), (lists) => carLists(lists))
  const ofRaceCar = step !== "UPDATE_PROJECT_ADD_RACETYPE" ? undefined : Effect.map(raceTypeList, (raceTypes) => ({ raceTypes }))
  const isPicked = vehicle === undefined || isStockEngine === false
  const ofEngine =
    isPicked && (engineIds !== undefined || vehicle === undefined)
      ? Effect.map(engineLists(engineIds ?? null), ({ displacements, families, makes }) => ({
          engineMakes: makes,
          families,
          displacements
        }))
      : undefined
  const parts = yield* Effect.all(
    [ofCar, ofRaceCar, ofEngine].filter((part) => part !== undefined),
    { concurrency: "unbounded" }
  )
  return parts.reduce<PrefillLists>((known, part) => ({ ...known, ...part }), noLists)
})

const carLists = (lists: typeof ymm.result.Type.ymm) => {
  const { options, prioritized } = makesOf(lists)
  return { years: lists.years, makes: options, prioritized, models: lists.models, stockEngines: lists.stockEngines }
}

const load = (request: FormRequest): Asking => {
  switch (request.field) {
    case "year":
      return Effect.map(vehicleLists(null, null, null), ({ years }) => ({ ...nothing, options: years }))
    case "make":
      return Effect.map(vehicleLists(request.year, null, null), (lists) => ({ ...nothing, ...makesOf(lists) }))
    case "model":
      return Effect.map(vehicleLists(request.year, request.makeId, null), ({ models }) => ({ ...nothing, options: models }))
    case "stockEngine": {
      const { makeId, modelId, year } = request.vehicle
      return Effect.map(vehicleLists(year, makeId, modelId), ({ stockEngines }) => ({ ...nothing, options: stockEngines }))
    }
    case "raceType":
      return Effect.map(raceTypeList, (options) => ({ ...nothing, options }))
    case "engineMake":
      return Effect.map(engineLists(null), ({ makes }) => ({ ...nothing, options: makes }))
    case "engineFamily":
      return Effect.map(engineLists(request.engineIds), ({ families }) => ({ ...nothing, options: families }))
    case "engineDisplacement":
      return Effect.map(engineLists(request.engineIds), ({ displacements }) => ({ ...nothing, options: displacements }))
    case "known":
      return Effect.map(knownLists(request), (known) => ({ ...nothing, known }))
    case "facets":
      return Effect.map(callService(facetOptions, { names: request.names }), (answer) => ({ ...nothing, facets: answer.facetOptions }))
  }
}

/** The makes that most shoppers drive ahead of all others (GAR-32). */
const makesOf = ({
  makes,
  prioritizedMakes
}: {
  readonly makes: ReadonlyArray<DropdownOption>
  readonly prioritizedMakes: ReadonlyArray<DropdownOption>
}): { readonly options: ReadonlyArray<DropdownOption>; readonly prioritized: number } => {
  const first = new Set(prioritizedMakes.map(({ optionId }) => optionId))
  const others = makes.filter(({ optionId }) => !first.has(optionId))
  return { options: [...prioritizedMakes, ...others], prioritized: prioritizedMakes.length }
}

/** Loads lists; one that has come is kept as long as the page lives, and not asked for again (GAR-66 to GAR-68). */
export const createListLoader = (http: Http["Service"]): ((request: FormRequest) => Effect.Effect<LoadedLists, CallError>) => {
  const known = new Map<string, LoadedLists>()
  return (request) => {
    const key = JSON.stringify(request)
    const kept = known.get(key)
    return kept === undefined
      ? load(request).pipe(
          Effect.tap((answer) => Effect.sync(() => known.set(key, answer))),
          Effect.provideService(Http, http)
        )
      : Effect.succeed(kept)
  }
}
