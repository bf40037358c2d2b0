import type { GarageFailure, GarageStep } from "./state.ts"

/** The views at each step (GAR-01, GAR-02). */
const stepTitles: Readonly<Record<GarageStep, string>> = {
  EXISTING_PROJECTS: "Your Garage",
  ADD_YMM: "Add a Vehicle",
  ADD_RACETYPE: "Add a Race Car",
  ADD_ENGINE: "Add an Engine",
  UPDATE_PROJECT_ADD_ENGINE: "Complete Your Vehicle",
  UPDATE_PROJECT_ADD_YMM: "Complete Your Vehicle",
  UPDATE_PROJECT_ADD_RACETYPE: "Complete Your Vehicle",
  UPDATE_PROJECT_ADD_FACETS: "Complete Your Vehicle"
}

/** The drawer's title: a form about what is told already says so on its button too. */
export const getStepTitle = (step: GarageStep, isChange: boolean): string => (isChange ? getSaveLabel(step, true) : stepTitles[step])

const subjects: Readonly<Record<GarageStep, string>> = {
  EXISTING_PROJECTS: "Vehicle",
  ADD_YMM: "Vehicle",
  ADD_RACETYPE: "Race Car",
  ADD_ENGINE: "Engine",
  UPDATE_PROJECT_ADD_ENGINE: "Engine",
  UPDATE_PROJECT_ADD_YMM: "Vehicle",
  UPDATE_PROJECT_ADD_RACETYPE: "Race Car",
  UPDATE_PROJECT_ADD_FACETS: "Vehicle"
}

/** The save button (GAR-43, GAP-47); `isUpdate` when the project has an id already. Facets complete a vehicle (GAP-C52). */
export const getSaveLabel = (step: GarageStep, isUpdate: boolean): string =>
  `${step === "UPDATE_PROJECT_ADD_FACETS" ? "Complete" : isUpdate ? "Update" : "Add"} ${subjects[step]}`

const failures: Readonly<Record<GarageFailure["of"], readonly [what: string, kept: string]>> = {
  garage: ["Your garage could not be loaded", ""],
  list: ["This list could not be loaded", " What you chose is still here."],
  removal: ["Not deleted", " It is still in your garage."],
  restoring: ["Not brought back", ""],
  save: ["Not saved", " What you chose is still here."]
}

/** What a shopper is told of a failure: what is not done, why where that is known, and what is left of it (GAR-47, GAR-69, GAP-C63). */
export const formatGarageFailure = ({ isUnreachable, of, reason }: GarageFailure): string => {
  const [what, kept] = failures[of]
  if (reason !== null) return `${what}. ${reason}`
  return `${what}${isUnreachable ? ": the shop cannot be reached just now" : ""}.${kept}`
}
