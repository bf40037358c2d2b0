import type { ProductChoices } from "@camber/domain/catalog"
import type { Verdict } from "@camber/domain/fitment"
import { callService } from "@camber/domain/ports"
import {
  answerEngine,
  answerFacet,
  answerRaceType,
  answerStockEngine,
  declineFacet,
  type EngineIds,
  engineDropdown,
  facetOptions,
  type Project,
  RaceTypeId,
  raceTypeDropdown,
  ymm
} from "@camber/domain/vehicle"
import { Effect, Schema } from "effect"
import { toFacts, VehicleFacts } from "../cart/VehicleFacts.ts"
import { Label, MAX_LABEL_LENGTH, outputList, outputText, Paragraph } from "./outputs.ts"

/** Maximum choices of one question. The longest list of a real catalog, the engine makes, is shorter. */
const MAX_CHOICES = 60

/** One answer to a question. Exactly one of the other fields says what to pass in the next call. */
const Choice = Schema.Struct({
  label: Label,
  vehicle: Schema.optionalKey(VehicleFacts),
  words: Schema.optionalKey(outputText(MAX_LABEL_LENGTH, "Pass these words to find_vehicle.")),
  product: Schema.optionalKey(outputText(MAX_LABEL_LENGTH, "Pass this SKU as the product."))
})
interface Choice extends Schema.Struct.Type<typeof Choice.fields> {}

/** The one fact that is missing. Ask the shopper, then repeat the call with the chosen answer. */
export const Question = Schema.Struct({
  asks: outputText(MAX_LABEL_LENGTH, "Vehicle, RaceType, Engine, Options, or the name of a measurement."),
  text: Paragraph,
  choices: outputList(Choice, MAX_CHOICES, "Possible answers. Empty if the answer is free text for find_vehicle.")
})
export interface Question extends Schema.Struct.Type<typeof Question.fields> {}

const NOT_SURE = "I don't know"

/**
 * Creates the question whose answer the verdict waits for, with the answers that the shop knows. Null if no answer could change the
 * verdict. Every choice carries the whole vehicle after that answer.
 */
export const createQuestion = Effect.fnUntraced(function* (verdict: Verdict, project: Project, product: ProductChoices) {
  const { asks, prompt, reason } = verdict
  if (prompt === null) return null
  if (reason?.rule === "chooseOptions") return askForOptions(product)
  if (prompt === "Vehicle")
    return { asks: prompt, text: "Which vehicle is the part for? Pass the shopper's words or the VIN to find_vehicle.", choices: [] }
  if (prompt === "RaceType") return yield* askForRaceType(project)
  if (prompt === "Engine") return yield* asks.includes("stock") ? askForStockEngine(project) : askForInstalledEngine(project)
  const [name] = asks
  return name === undefined ? askForOptions(product) : yield* askForFacet(name, project)
})

const toChoice = (label: string, project: Project): Choice => ({ label, vehicle: toFacts(project) })

const withDecline = (asks: string, text: string, choices: ReadonlyArray<Choice>, declined: Project): Question => ({
  asks,
  text,
  choices: [...choices.slice(0, MAX_CHOICES - 1), toChoice(NOT_SURE, declined)]
})

const askForOptions = ({ variants }: ProductChoices): Question => ({
  asks: "Options",
  text: "Only some options fit. Which one does the shopper want?",
  choices: variants
    .filter(({ fits, isPurchaseable }) => fits !== false && isPurchaseable)
    .slice(0, MAX_CHOICES)
    .map(({ optionValues, skuVariantNumber }) => ({ label: optionValues.join(", "), product: skuVariantNumber }))
})

const askForRaceType = Effect.fnUntraced(function* (project: Project) {
  const { raceTypes } = (yield* callService(raceTypeDropdown, { raceTypeId: null, selectedFacetData: [] })).raceTypeDropdown
  const choices = raceTypes.map(({ displayName, optionId }) => toChoice(displayName, answerRaceType(project, RaceTypeId.make(optionId))))
  return withDecline("RaceType", "Which class does the car race in?", choices, declineFacet(project, "RaceType"))
})

/** Lists the engines that the maker offered in this vehicle or race type. */
const listFactoryEngines = Effect.fnUntraced(function* ({ raceTypeId, vehicle }: Project) {
  const options =
    vehicle === undefined
      ? (yield* callService(raceTypeDropdown, { raceTypeId: raceTypeId ?? null, selectedFacetData: [] })).raceTypeDropdown.stockEngines
      : (yield* callService(ymm, { year: vehicle.year, make: vehicle.makeId, model: vehicle.modelId, selectedFacetData: [] })).ymm
          .stockEngines
  return options.flatMap(({ displayName, engineIds }) => (engineIds === null ? [] : [{ displayName, engineIds }]))
})

/** After a swap only the replaced engine is missing. Otherwise a factory engine answers for both engines. */
const askForStockEngine = Effect.fnUntraced(function* (project: Project) {
  const engines = yield* listFactoryEngines(project)
  const declined = declineFacet(project, "StockEngine")
  if (project.isStockEngine === false) {
    const choices = engines.map(({ displayName, engineIds }) => toChoice(displayName, answerEngine(project, "stock", engineIds)))
    return withDecline("StockEngine", "Which engine did the car have before the swap?", choices, declined)
  }
  const choices = engines.map(({ displayName, engineIds }) => toChoice(displayName, answerAsBuilt(project, engineIds)))
  const swapped = toChoice("The engine was swapped", { ...project, isStockEngine: false })
  return withDecline("StockEngine", "Which engine did the maker fit, and is it still in the car?", [...choices, swapped], declined)
})

const answerAsBuilt = (project: Project, ids: EngineIds): Project => answerStockEngine(answerEngine(project, "installed", ids))

/** A car with its own engine has one of the maker's. Any other engine is found by make, family and displacement. */
const askForInstalledEngine = Effect.fnUntraced(function* (project: Project) {
  const text = "Which engine is in the car now?"
  const declined = declineFacet(project, "Engine")
  const hasCar = project.vehicle !== undefined || project.raceTypeId !== undefined
  if (hasCar && project.isStockEngine !== false && project.engineIds === undefined) {
    const engines = yield* listFactoryEngines(project)
    const choices = engines.map(({ displayName, engineIds }) => toChoice(displayName, answerAsBuilt(project, engineIds)))
    return withDecline("Engine", text, [...choices, toChoice("Another engine", { ...project, isStockEngine: false })], declined)
  }
  const { engineIds = {} } = project
  const lists = (yield* callService(engineDropdown, { engineIds, selectedFacetData: [] })).engineDropdown
  const { displacements, families, makes } = lists
  if (engineIds.engineSeriesId !== undefined) {
    const choices = displacements.map((option) => toChoice(option.displayName, answerEngine(project, "installed", option.engineIds)))
    return withDecline("Engine", "Which displacement?", choices, declined)
  }
  const options = families.length > 0 ? families : makes
  const choices = options.map((option) => toChoice(option.displayName, { ...project, engineIds: option.engineIds }))
  return withDecline("Engine", text, choices, declined)
})

const askForFacet = Effect.fnUntraced(function* (name: string, project: Project) {
  const [options] = (yield* callService(facetOptions, { names: [name] })).facetOptions
  const choices = (options?.values ?? []).map(({ value, valueId }) => toChoice(value, answerFacet(project, { name, valueId })))
  return withDecline(name, `What is the car's ${name.toLowerCase()}?`, choices, declineFacet(project, name))
})
