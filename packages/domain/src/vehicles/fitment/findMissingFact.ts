import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { answerEngine, answerFacet, answerFactoryEngine, answerRaceType, declineFacet } from "../vehicle/answers.ts"
import { engineDropdown, facetOptions, raceTypeDropdown, ymm } from "../vehicle/calls.ts"
import { type EngineIds, type Project, RaceTypeId } from "../vehicle/model.ts"
import type { Verdict } from "./model.ts"

/** An answer to a question, with the vehicle as it is known afterward. */
export interface FactChoice {
  readonly label: string
  readonly project: Project
}

/** The one fact that a verdict waits for, as a question to the shopper. */
export interface MissingFact {
  /** Vehicle, RaceType, Engine, StockEngine, Options, or the name of a facet such as Bolt Pattern. */
  readonly asks: string
  readonly text: string
  /** The answers that the shop knows. Empty for Vehicle, which words or a VIN answer, and for Options, which concern the product. */
  readonly choices: ReadonlyArray<FactChoice>
  /** The vehicle after 'I don't know', so that the question is not repeated. Null if the shopper cannot decline. */
  readonly declined: Project | null
}

/**
 * Finds the fact whose answer the verdict waits for, with the answers that the shop knows. Null if no answer could change the verdict.
 *
 * Call `explain` with the project of the chosen answer. An engine can take several questions: its make, family and displacement.
 */
export const findMissingFact = Effect.fnUntraced(function* (
  { asks, prompt, reason }: Verdict,
  project: Project
): Effect.fn.Return<MissingFact | null, CallError, Http> {
  if (prompt === null) return null
  if (reason?.rule === "chooseOptions") return whichOptions
  if (prompt === "Vehicle") return { asks: prompt, text: "Which vehicle is the part for?", choices: [], declined: null }
  if (prompt === "RaceType") return yield* askForRaceType(project)
  if (prompt === "Engine") return yield* asks.includes("stock") ? askForStockEngine(project) : askForInstalledEngine(project)
  const [name] = asks
  return name === undefined ? whichOptions : yield* askForFacet(name, project)
})

const whichOptions: MissingFact = { asks: "Options", text: "Only some options fit. Which one should it be?", choices: [], declined: null }

const createFact = (asks: string, text: string, project: Project, choices: ReadonlyArray<FactChoice>): MissingFact => ({
  asks,
  text,
  choices,
  declined: declineFacet(project, asks)
})

const askForRaceType = Effect.fnUntraced(function* (project: Project) {
  const { raceTypes } = (yield* callService(raceTypeDropdown, { raceTypeId: null, selectedFacetData: [] })).raceTypeDropdown
  const choices = raceTypes.map(({ displayName, optionId }) => ({
    label: displayName,
    project: answerRaceType(project, RaceTypeId.make(optionId))
  }))
  return createFact("RaceType", "Which class does the car race in?", project, choices)
})

const askForFacet = Effect.fnUntraced(function* (name: string, project: Project) {
  const [options] = (yield* callService(facetOptions, { names: [name] })).facetOptions
  const choices = (options?.values ?? []).map(({ value, valueId }) => ({ label: value, project: answerFacet(project, { name, valueId }) }))
  return createFact(name, `What is the car's ${name.toLowerCase()}?`, project, choices)
})

/** Lists the engines that the maker offered in this vehicle or race type, as answers. */
const listFactoryEngines = Effect.fnUntraced(function* (
  { raceTypeId, vehicle }: Project,
  answer: (ids: EngineIds) => Project
): Effect.fn.Return<ReadonlyArray<FactChoice>, CallError, Http> {
  const options =
    vehicle === undefined
      ? (yield* callService(raceTypeDropdown, { raceTypeId: raceTypeId ?? null, selectedFacetData: [] })).raceTypeDropdown.stockEngines
      : (yield* callService(ymm, { year: vehicle.year, make: vehicle.makeId, model: vehicle.modelId, selectedFacetData: [] })).ymm
          .stockEngines
  return options.flatMap(({ displayName, engineIds }) => (engineIds === null ? [] : [{ label: displayName, project: answer(engineIds) }]))
})

const withSwap = (project: Project): Project => ({ ...project, isStockEngine: false })

/** After a swap only the replaced engine is missing. Otherwise a factory engine answers for both engines. */
const askForStockEngine = Effect.fnUntraced(function* (project: Project) {
  if (project.isStockEngine === false) {
    const engines = yield* listFactoryEngines(project, (ids) => answerEngine(project, "stock", ids))
    return createFact("StockEngine", "Which engine did the car have before the swap?", project, engines)
  }
  const engines = yield* listFactoryEngines(project, (ids) => answerFactoryEngine(project, ids))
  const choices = [...engines, { label: "The engine was swapped", project: withSwap(project) }]
  return createFact("StockEngine", "Which engine did the maker fit, and is it still in the car?", project, choices)
})

/** A car with its own engine has one of the maker's. Any other engine is found by make, family and displacement. */
const askForInstalledEngine = Effect.fnUntraced(function* (project: Project) {
  const text = "Which engine is in the car now?"
  const hasCar = project.vehicle !== undefined || project.raceTypeId !== undefined
  if (hasCar && project.isStockEngine !== false && project.engineIds === undefined) {
    const engines = yield* listFactoryEngines(project, (ids) => answerFactoryEngine(project, ids))
    return createFact("Engine", text, project, [...engines, { label: "Another engine", project: withSwap(project) }])
  }
  const { engineIds = {} } = project
  const lists = (yield* callService(engineDropdown, { engineIds, selectedFacetData: [] })).engineDropdown
  if (engineIds.engineSeriesId !== undefined) {
    const choices = lists.displacements.map((option) => ({
      label: option.displayName,
      project: answerEngine(project, "installed", option.engineIds)
    }))
    return createFact("Engine", "Which displacement?", project, choices)
  }
  const options = lists.families.length > 0 ? lists.families : lists.makes
  const choices = options.map((option) => ({ label: option.displayName, project: { ...project, engineIds: option.engineIds } }))
  return createFact("Engine", text, project, choices)
})
