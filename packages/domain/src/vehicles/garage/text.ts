import type { GarageFailure, GarageStep } from "./state.ts"

/** Title of each step (GAR-01, GAR-02). */
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

/** Returns the drawer's title. For an edit it matches the button. */
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

/**
 * Returns the label of the save button (GAR-43, GAP-47). `isUpdate` if the project already has an id. Facets complete a vehicle (GAP-C52).
 */
export const getSaveLabel = (step: GarageStep, isUpdate: boolean): string =>
  `${step === "UPDATE_PROJECT_ADD_FACETS" ? "Complete" : isUpdate ? "Update" : "Add"} ${subjects[step]}`

const failures: Readonly<Record<GarageFailure["of"], readonly [failure: string, remaining: string]>> = {
  garage: ["We couldn't load your garage", ""],
  list: ["We couldn't load this list", " What you chose is still here."],
  removal: ["Not deleted", " It is still in your garage."],
  restoring: ["Not restored", ""],
  save: ["Not saved", " What you chose is still here."]
}

/** Formats a failure for the shopper: what failed, why if known, and what was kept (GAR-47, GAR-69, GAP-C63). */
export const formatGarageFailure = ({ isUnreachable, of, reason }: GarageFailure): string => {
  const [failure, remaining] = failures[of]
  if (reason !== null) return `${failure}. ${reason}`
  return `${failure}${isUnreachable ? ": the shop can't be reached right now" : ""}.${remaining}`
}
