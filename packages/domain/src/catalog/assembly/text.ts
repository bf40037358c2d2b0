import type { Application } from "../../vehicles/fitment/application.ts"
import { getNextPrompts } from "../../vehicles/fitment/rules.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"
import type { PieceQuestion, AssemblyChoice, AssemblyPiece } from "./model.ts"
import { getItemsForSides, type Sides } from "./assemblySet.ts"

/**
 * Returns the first question whose answer could make one of a piece's applications hold. Returns null if no answer could, so that no part
 * fits.
 */
export const getFirstQuestion = (applications: ReadonlyArray<Application>, project: Project): PieceQuestion | null =>
  getNextPrompts(applications, project)[0] ?? null

const listFormat = new Intl.ListFormat("en-US", { type: "conjunction" })

/** Formats a question that asks the shopper for a detail, such as the rear axle. Without facet names it asks for the vehicle's details. */
export const formatQuestion = ({ asks, prompt }: PieceQuestion): string => `Tell us your ${formatSubject(prompt, asks)}`

const formatSubject = (prompt: PieceQuestion["prompt"], asks: PieceQuestion["asks"]): string => {
  switch (prompt) {
    case "Vehicle":
      return "vehicle"
    case "RaceType":
      return "race type"
    case "Engine":
      return asks.includes("installed") ? "engine" : "stock engine"
    case "AdditionalFacets":
      return asks.length === 0 ? "vehicle's details" : listFormat.format(asks.map((name) => name.toLowerCase()))
  }
}

/** Formats the quantity per side: '1 left, 1 right', '2 left', '4 pieces'. Empty for a single piece without sides. */
export const quantityText = (
  { isHanded }: Pick<AssemblyPiece, "isHanded">,
  choice: Pick<AssemblyChoice, "items">,
  sides: Sides
): string => {
  const items = getItemsForSides(choice, sides)
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (!isHanded || (count === 1 && sides === "both")) return count === 1 ? "" : `${count} pieces`
  if (sides !== "both") return `${count} ${sides}`
  return `${Math.ceil(count / 2)} left, ${Math.floor(count / 2)} right`
}
