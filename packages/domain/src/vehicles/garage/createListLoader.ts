import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { engineDropdown, facetOptions, raceTypeDropdown, ymm } from "../vehicle/calls.ts"
import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { EngineIds, MakeId, ModelId, ModelYear } from "../vehicle/model.ts"
import type { FacetAnswers, FormRequest, PrefillLists, PrefillRequest } from "./flow.ts"

/** Response to any form request. */
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
type ListEffect = Effect.Effect<LoadedLists, CallError, Http>

const fetchVehicleLists = (year: number | null, make: number | null, model: number | null) =>
  Effect.map(
    callService(ymm, {
      year: year as ModelYear | null,
      make: make as MakeId | null,
      model: model as ModelId | null,
      selectedFacetData: []
    }),
    (answer) => answer.ymm
  )

const fetchEngineLists = (engineIds: EngineIds | null) =>
  Effect.map(callService(engineDropdown, { engineIds, selectedFacetData: [] }), (answer) => answer.engineDropdown)

const fetchRaceTypes = Effect.map(
  callService(raceTypeDropdown, { raceTypeId: null, selectedFacetData: [] }),
  (answer) => answer.raceTypeDropdown.raceTypes
)

/** Loads a vehicle's lists, the race types and the engine picker's lists in parallel. */
const fetchPrefillLists = Effect.fnUntraced(function* ({ project, step }: PrefillRequest) {
  const { engineIds, isStockEngine, vehicle } = project
  const carEffect = vehicle && Effect.map(fetchVehicleLists(vehicle.year, vehicle.makeId, vehicle.modelId), (lists) => toCarLists(lists))
  const raceCarEffect = step !== "UPDATE_PROJECT_ADD_RACETYPE" ? undefined : Effect.map(fetchRaceTypes, (raceTypes) => ({ raceTypes }))
  const isPicked = vehicle === undefined || isStockEngine === false
  const engineEffect =
    isPicked && (engineIds !== undefined || vehicle === undefined)
      ? Effect.map(fetchEngineLists(engineIds ?? null), ({ displacements, families, makes }) => ({
          engineMakes: makes,
          families,
          displacements
        }))
      : undefined
  const parts = yield* Effect.all(
    [carEffect, raceCarEffect, engineEffect].filter((part) => part !== undefined),
    { concurrency: "unbounded" }
  )
  return parts.reduce<PrefillLists>((cache, part) => ({ ...cache, ...part }), noLists)
})

const toCarLists = (lists: typeof ymm.result.Type.ymm) => {
  const { options, prioritized } = mergeMakes(lists)
  return { years: lists.years, makes: options, prioritized, models: lists.models, stockEngines: lists.stockEngines }
}

const load = (request: FormRequest): ListEffect => {
  switch (request.field) {
    case "year":
      return Effect.map(fetchVehicleLists(null, null, null), ({ years }) => ({ ...nothing, options: years }))
    case "make":
      return Effect.map(fetchVehicleLists(request.year, null, null), (lists) => ({ ...nothing, ...mergeMakes(lists) }))
    case "model":
      return Effect.map(fetchVehicleLists(request.year, request.makeId, null), ({ models }) => ({ ...nothing, options: models }))
    case "stockEngine": {
      const { makeId, modelId, year } = request.vehicle
      return Effect.map(fetchVehicleLists(year, makeId, modelId), ({ stockEngines }) => ({ ...nothing, options: stockEngines }))
    }
    case "raceType":
      return Effect.map(fetchRaceTypes, (options) => ({ ...nothing, options }))
    case "engineMake":
      return Effect.map(fetchEngineLists(null), ({ makes }) => ({ ...nothing, options: makes }))
    case "engineFamily":
      return Effect.map(fetchEngineLists(request.engineIds), ({ families }) => ({ ...nothing, options: families }))
    case "engineDisplacement":
      return Effect.map(fetchEngineLists(request.engineIds), ({ displacements }) => ({ ...nothing, options: displacements }))
    case "known":
      return Effect.map(fetchPrefillLists(request), (cache) => ({ ...nothing, known: cache }))
    case "facets":
      return Effect.map(callService(facetOptions, { names: request.names }), (answer) => ({ ...nothing, facets: answer.facetOptions }))
  }
}

/** Returns the makes with the most popular makes first (GAR-32). */
const mergeMakes = ({
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

/** Creates a loader that caches each list for the lifetime of the page (GAR-66 to GAR-68). */
export const createListLoader = (http: Http["Service"]): ((request: FormRequest) => Effect.Effect<LoadedLists, CallError>) => {
  const cache = new Map<string, LoadedLists>()
  return (request) => {
    const key = JSON.stringify(request)
    const cached = cache.get(key)
    return cached === undefined
      ? load(request).pipe(
          Effect.tap((answer) => Effect.sync(() => cache.set(key, answer))),
          Effect.provideService(Http, http)
        )
      : Effect.succeed(cached)
  }
}
