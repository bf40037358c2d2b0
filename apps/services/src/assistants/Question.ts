import { Schema } from "effect"
import { Label, MAX_LABEL_LENGTH, outputList, outputText, Paragraph } from "./outputs.ts"
import { VehicleFacts } from "../cart/VehicleFacts.ts"

/** Maximum choices of one question. The longest list of a real catalog, the engine makes, is shorter. */
export const MAX_CHOICES = 60

/** One answer to a question. Exactly one of the other fields says what to pass in the next call. */
export const Choice = Schema.Struct({
  label: Label,
  vehicle: Schema.optionalKey(VehicleFacts),
  words: Schema.optionalKey(outputText(MAX_LABEL_LENGTH, "Pass these words to find_vehicle.")),
  product: Schema.optionalKey(outputText(MAX_LABEL_LENGTH, "Pass this SKU as the product."))
})
export interface Choice extends Schema.Struct.Type<typeof Choice.fields> {}

/** The one fact that is missing. Ask the shopper, then repeat the call with the chosen answer. */
export const Question = Schema.Struct({
  asks: outputText(MAX_LABEL_LENGTH, "Vehicle, RaceType, Engine, Options, or the name of a measurement."),
  text: Paragraph,
  choices: outputList(Choice, MAX_CHOICES, "Possible answers. Empty if the answer is free text for find_vehicle.")
})
export interface Question extends Schema.Struct.Type<typeof Question.fields> {}
