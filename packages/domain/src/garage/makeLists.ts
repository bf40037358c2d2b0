import { Effect } from "effect"
import { ask } from "../ports/Call.ts"
import { type CallError, Http } from "../ports/Http.ts"
import { engineDropdown, facetOptions, raceTypeDropdown, ymm } from "../vehicle/calls.ts"
import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { EngineIds, MakeId, ModelId, ModelYear } from "../vehicle/model.ts"
import type { FacetAnswers, FacetRequest, ListRequest } from "./flow.ts"

/** The answer to a request of either kind. */
export interface ListAnswer {
  readonly options: ReadonlyArray<DropdownOption> | ReadonlyArray<EngineOption>
  readonly prioritized: number
  readonly facets: ReadonlyArray<FacetAnswers>
}

const nothing: ListAnswer = { options: [], prioritized: 0, facets: [] }
type Asking = Effect.Effect<ListAnswer, CallError, Http>

const vehicleLists = (year: number | null, make: number | null, model: number | null) =>
  Effect.map(
    ask(ymm, { year: year as ModelYear | null, make: make as MakeId | null, model: model as ModelId | null, selectedFacetData: [] }),
    (answer) => answer.ymm
  )

const engineLists = (engineIds: EngineIds | null) =>
  Effect.map(ask(engineDropdown, { engineIds, selectedFacetData: [] }), (answer) => answer.engineDropdown)

const load = (request: ListRequest | FacetRequest): Asking => {
  switch (request.field) {
    case "year":
      return Effect.map(vehicleLists(null, null, null), ({ years }) => ({ ...nothing, options: years }))
    case "make":
      return Effect.map(vehicleLists(request.year, null, null), makesOf)
    case "model":
      return Effect.map(vehicleLists(request.year, request.makeId, null), ({ models }) => ({ ...nothing, options: models }))
    case "stockEngine": {
      const { makeId, modelId, year } = request.vehicle
      return Effect.map(vehicleLists(year, makeId, modelId), ({ stockEngines }) => ({ ...nothing, options: stockEngines }))
    }
    case "raceType":
      return Effect.map(ask(raceTypeDropdown, { raceTypeId: null, selectedFacetData: [] }), ({ raceTypeDropdown: { raceTypes } }) => ({
        ...nothing,
        options: raceTypes
      }))
    case "engineMake":
      return Effect.map(engineLists(null), ({ makes }) => ({ ...nothing, options: makes }))
    case "engineFamily":
      return Effect.map(engineLists(request.engineIds), ({ families }) => ({ ...nothing, options: families }))
    case "engineDisplacement":
      return Effect.map(engineLists(request.engineIds), ({ displacements }) => ({ ...nothing, options: displacements }))
    case "facets":
      return Effect.map(ask(facetOptions, { names: request.names }), (answer) => ({ ...nothing, facets: answer.facetOptions }))
  }
}

/** The makes that most shoppers drive ahead of all others (GAR-32). */
const makesOf = ({
  makes,
  prioritizedMakes
}: {
  readonly makes: ReadonlyArray<DropdownOption>
  readonly prioritizedMakes: ReadonlyArray<DropdownOption>
}): ListAnswer => {
  const first = new Set(prioritizedMakes.map(({ optionId }) => optionId))
  const others = makes.filter(({ optionId }) => !first.has(optionId))
  return { ...nothing, options: [...prioritizedMakes, ...others], prioritized: prioritizedMakes.length }
}

/** Loads lists; one that has come is kept as long as the page lives, and not asked for again (GAR-66 to GAR-68). */
export const makeLists = (http: Http["Service"]): ((request: ListRequest | FacetRequest) => Effect.Effect<ListAnswer, CallError>) => {
  const known = new Map<string, ListAnswer>()
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
