import type { Project } from "../../vehicle/model.ts"
import type { GarageEvent } from "../flow.ts"
import type { GarageField } from "../form.ts"
import type { GarageStep } from "../state.ts"

export const steps: ReadonlyArray<GarageStep> = [
  "EXISTING_PROJECTS",
  "ADD_YMM",
  "ADD_RACETYPE",
  "ADD_ENGINE",
  "UPDATE_PROJECT_ADD_ENGINE",
  "UPDATE_PROJECT_ADD_YMM",
  "UPDATE_PROJECT_ADD_RACETYPE",
  "UPDATE_PROJECT_ADD_FACETS"
]

export const open = (step: GarageStep, project: Project | null = null, engine: "installed" | "stock" = "installed"): GarageEvent => ({
  _tag: "Opened",
  step,
  project,
  facets: ["Rear Axle", "Transmission"],
  engine
})
export const begin = (step: GarageStep): GarageEvent => ({ _tag: "Begun", step, years: [] })
export const choose = (field: GarageField, value: number | string | null): GarageEvent => ({ _tag: "Chosen", field, value })
export const facet = (name: string, value: number | null): GarageEvent => ({ _tag: "FacetChosen", name, value })
export const back: GarageEvent = { _tag: "Back" }
export const close: GarageEvent = { _tag: "Closed" }
export const save: GarageEvent = { _tag: "Saved", returns: false }

/** Events that choose a 1969 Camaro. */
export const camaroChosen: ReadonlyArray<GarageEvent> = [choose("year", 1969), choose("make", 2), choose("model", 4)]
/** Events that pick a 350 cubic inch small block. */
export const smallBlockPicked: ReadonlyArray<GarageEvent> = [
  choose("engineMake", "2-2"),
  choose("engineFamily", "2-2-2-2"),
  choose("engineDisplacement", "2-2-2-2-3")
]
