import type { Application } from "../../vehicles/fitment/application.ts"
import { getNextPrompts } from "../../vehicles/fitment/rules.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import type { PieceQuestion } from "./model.ts"

/**
 * What to ask about a piece of which nothing is known to fit, by all statements on what its shelf has: the first question whose answer could
 * make one of them hold. Null where no answer could: then nothing fits.
 */
export const getFirstQuestion = (statements: ReadonlyArray<Application>, project: Project): PieceQuestion | null =>
  getNextPrompts(statements, project)[0] ?? null

const all = new Intl.ListFormat("en-US", { type: "conjunction" })

/** 'Tell us your rear axle'; without anything that the question would name it asks for what is missing of the vehicle. */
export const formatQuestion = ({ asks, prompt }: PieceQuestion): string => `Tell us your ${subjectOf(prompt, asks)}`

const subjectOf = (prompt: PieceQuestion["prompt"], asks: PieceQuestion["asks"]): string => {
  switch (prompt) {
    case "Vehicle":
      return "vehicle"
    case "RaceType":
      return "race type"
    case "Engine":
      return asks.includes("installed") ? "engine" : "stock engine"
    case "AdditionalFacets":
      return asks.length === 0 ? "vehicle's details" : all.format(asks.map((name) => name.toLowerCase()))
  }
}
