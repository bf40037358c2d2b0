import { Schema } from "effect"
import { VehicleFacts } from "./VehicleFacts.ts"

/** One answer to a question. Exactly one of the other fields says what to pass in the next call. */
export const Choice = Schema.Struct({
  label: Schema.String,
  vehicle: Schema.optionalKey(VehicleFacts),
  words: Schema.optionalKey(Schema.String).annotateKey({ description: "Pass these words to find_vehicle." }),
  product: Schema.optionalKey(Schema.String).annotateKey({ description: "Pass this SKU as the product." })
})
export interface Choice extends Schema.Struct.Type<typeof Choice.fields> {}

/** The one fact that is missing. Ask the shopper, then repeat the call with the chosen answer. */
export const Question = Schema.Struct({
  asks: Schema.String.annotateKey({ description: "Vehicle, RaceType, Engine, Options, or the name of a measurement." }),
  text: Schema.String,
  choices: Schema.Array(Choice).annotateKey({ description: "Possible answers. Empty if the answer is free text for find_vehicle." })
})
export interface Question extends Schema.Struct.Type<typeof Question.fields> {}

/** Maximum choices of one question. The longest list of a real catalog, the engine makes, is shorter. */
export const MAX_CHOICES = 60
