import * as Fitment from "@camber/domain/fitment/commands"
import { callService } from "@camber/domain/ports"
import { answerFacet, answerFactoryEngine, declineFacet, facetOptions, getSelectedProject, type Project, ymm } from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Result } from "../desk/events.ts"
import type { Choice } from "../desk/model.ts"
import { reject } from "./describeFailure.ts"

/** Asks for the fact that decides whether a part fits the selected car, with the answers that the shop knows. */
export const askFact = Effect.fnUntraced(function* (skuBaseNumber: string) {
  const project = yield* getSelectedProject
  if (project === null) return yield* reject("Which car is it? Type it on the call screen, or press F2.")
  const question = (yield* Fitment.explain(skuBaseNumber, project))?.question ?? null
  if (question === null) return yield* reject("No question is open for this part.")
  const [name] = question.asks
  if (question.prompt === "Engine") return yield* askForEngine(project)
  if (question.prompt === "AdditionalFacets" && name !== undefined) return yield* askForFacet(name, project)
  return yield* reject("Only some options fit. Press Enter to choose one.")
})

const NOT_SURE = "Caller does not know"

const toChoice = (label: string, project: Project): Choice => ({ label, task: { _tag: "ChangeCar", project } })

const askForFacet = Effect.fnUntraced(function* (name: string, project: Project) {
  const [options] = (yield* callService(facetOptions, { names: [name] })).facetOptions
  const choices = (options?.values ?? []).map(({ value, valueId }) => toChoice(value, answerFacet(project, { name, valueId })))
  const title = `What is the car's ${name.toLowerCase()}?`
  return { _tag: "Asked", title, choices: [...choices, toChoice(NOT_SURE, declineFacet(project, name))] } satisfies Result
})

/** The engines that the maker offered in this car. */
const askForEngine = Effect.fnUntraced(function* (project: Project) {
  const { vehicle } = project
  if (vehicle === undefined) return yield* reject("Add the engine on the web: this car has no list of engines.")
  const lists = (yield* callService(ymm, { year: vehicle.year, make: vehicle.makeId, model: vehicle.modelId, selectedFacetData: [] })).ymm
  const choices = lists.stockEngines.flatMap(({ displayName, engineIds }) =>
    engineIds === null ? [] : [toChoice(displayName, answerFactoryEngine(project, engineIds))]
  )
  const title = "Which engine did the maker fit, and is it still in the car?"
  return { _tag: "Asked", title, choices: [...choices, toChoice(NOT_SURE, declineFacet(project, "Engine"))] } satisfies Result
})
