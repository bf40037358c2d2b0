import { Schema } from "effect"
import { Label, outputList, Paragraph } from "./outputs.ts"
import type { Question } from "./createQuestion.ts"
import { getFitmentExtension } from "./ucpProfile.ts"

/** Outstanding actions in the form of UCP, by the name of their type. `constraints` state what the next request must contain. */
export const Actions = Schema.Record(
  Schema.String,
  outputList(
    Schema.Struct({
      id: Label,
      config: Schema.Struct({ text: Paragraph, request_constraints: Schema.Struct({ path: Label, required: outputList(Label, 1) }) })
    }),
    1
  )
).check(Schema.isMaxProperties(1))
export type Actions = typeof Actions.Type

/** Fields of the vehicle that answer each question. All other questions ask for a measurement. */
const fields: Readonly<Record<string, string>> = {
  Vehicle: "vehicle",
  RaceType: "raceTypeId",
  Engine: "engineIds",
  StockEngine: "stockEngineIds"
}

/**
 * Describes the missing fact as an action of the shop's fitment extension. Undefined if there is no question or no extension, or if the
 * question is about an option, which is not a fact about the vehicle.
 */
export const toActions = (question: Question | null, origin: string): Actions | undefined => {
  const extension = getFitmentExtension(origin)
  if (question === null || extension === null || question.asks === "Options") return undefined
  const required = [fields[question.asks] ?? "facets"]
  const config = { text: question.text, request_constraints: { path: "$.vehicle", required } }
  return { [`${extension}.vehicle_fact_needed`]: [{ id: question.asks, config }] }
}
