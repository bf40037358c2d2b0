import type { ProductChoices } from "@camber/domain/catalog"
import type { Verdict } from "@camber/domain/fitment"
import { findMissingFact } from "@camber/domain/fitment/commands"
import type { Project } from "@camber/domain/vehicle"
import { Effect, Schema } from "effect"
import { toFacts, VehicleFacts } from "../cart/VehicleFacts.ts"
import { Label, MAX_LABEL_LENGTH, outputList, outputText, Paragraph } from "./outputs.ts"

/** Maximum choices of one question. The longest list of a real catalog, the engine makes, is shorter. */
const MAX_CHOICES = 60

/** One answer to a question. Exactly one of the other fields is set: pass it in the next call. */
const Choice = Schema.Struct({
  label: Label,
  vehicle: Schema.optionalKey(VehicleFacts),
  words: Schema.optionalKey(outputText(MAX_LABEL_LENGTH, "Pass these words to find_vehicle.")),
  product: Schema.optionalKey(outputText(MAX_LABEL_LENGTH, "Pass this SKU as the product."))
})
interface Choice extends Schema.Struct.Type<typeof Choice.fields> {}

/** A question about the missing fact. Ask the shopper, then repeat the call with the chosen answer. */
export const Question = Schema.Struct({
  asks: outputText(MAX_LABEL_LENGTH, "Vehicle, RaceType, Engine, StockEngine, Options, or the name of a measurement."),
  text: Paragraph,
  choices: outputList(Choice, MAX_CHOICES, "Possible answers. Empty if the answer is free text for find_vehicle.")
})
export interface Question extends Schema.Struct.Type<typeof Question.fields> {}

/**
 * Creates the question that the verdict depends on, with the possible answers that the shop knows. Null if no answer could change the
 * verdict. Every choice contains the value to pass in the next call: either the whole vehicle including that answer, or a variant.
 */
export const createQuestion = Effect.fnUntraced(function* (verdict: Verdict, project: Project, product: ProductChoices) {
  const fact = yield* findMissingFact(verdict, project)
  if (fact === null) return null
  const { asks, choices, declined, text } = fact
  if (asks === "Options") return { asks, text, choices: listFittingVariants(product) }
  if (asks === "Vehicle") return { asks, text: `${text} Pass the shopper's words or the VIN to find_vehicle.`, choices: [] }
  const answers = choices.slice(0, MAX_CHOICES - 1).map((choice) => toChoice(choice.label, choice.project))
  return { asks, text, choices: declined === null ? answers : [...answers, toChoice("I don't know", declined)] }
})

const toChoice = (label: string, project: Project): Choice => ({ label, vehicle: toFacts(project) })

const listFittingVariants = ({ variants }: ProductChoices): ReadonlyArray<Choice> =>
  variants
    .filter(({ fits, isPurchaseable }) => fits !== false && isPurchaseable)
    .slice(0, MAX_CHOICES)
    .map(({ optionValues, skuVariantNumber }) => ({ label: optionValues.join(", "), product: skuVariantNumber }))
