import type { Project } from "../vehicle/model.ts"
import { type EngineSide, getProjectKind, UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import type { FormRequest, GarageFlow } from "./flow.ts"
import { emptyForm, createFacetForm, createLoadingForm } from "./form.ts"
import type { GarageStep } from "./state.ts"

/** Returns the ADD step in place of an UPDATE step without a suitable project. A race car never gets a vehicle (GAR-65). */
export const resolveStep = (step: GarageStep, project: Project | null): GarageStep => {
  const kind = project === null ? "nothing" : getProjectKind(project)
  switch (step) {
    case "UPDATE_PROJECT_ADD_ENGINE":
      return kind === "nothing" ? "ADD_ENGINE" : step
    case "UPDATE_PROJECT_ADD_RACETYPE":
      return kind === "race" || kind === "engine" ? step : "ADD_RACETYPE"
    case "UPDATE_PROJECT_ADD_YMM":
      return kind === "vehicle" || kind === "engine" ? step : "ADD_YMM"
    case "UPDATE_PROJECT_ADD_FACETS":
      return kind === "nothing" ? "ADD_YMM" : step
    default:
      return step
  }
}

export const isUpdate = (step: GarageStep): boolean => step.startsWith("UPDATE")

/** The project and questions of an UPDATE step. */
export interface StepSubject {
  readonly project: Project
  readonly facets: ReadonlyArray<string>
  readonly engine: EngineSide
}
const nothing: StepSubject = { project: UNKNOWN_PROJECT, facets: [], engine: "installed" }

/** Moves the flow to a step. An unfinished form of the same ADD step is kept; any other form restarts. */
export const goToStep = (flow: GarageFlow, step: GarageStep, subject: StepSubject = nothing): GarageFlow => {
  const { engine, facets, project: base } = isUpdate(step) ? subject : nothing
  const first = getFirstRequest(step, base, facets, engine)
  if (flow.step === step && !isUpdate(step) && hasBegun(flow, first)) return flow
  const form = step === "UPDATE_PROJECT_ADD_FACETS" ? createFacetForm(facets) : emptyForm
  return withPendingRequest({ ...flow, step, base, engine, form, isSwapped: false }, first)
}

const hasBegun = ({ form, loading }: GarageFlow, first: FormRequest | null): boolean =>
  first === null || loading !== null || (first.field !== "facets" && first.field !== "known" && form[first.field].options.length > 0)

const getFirstRequest = (step: GarageStep, project: Project, names: ReadonlyArray<string>, engine: EngineSide): FormRequest | null => {
  const { vehicle } = project
  if (isEditing(step, project, engine)) return { field: "known", step, project, engine }
  switch (step) {
    case "EXISTING_PROJECTS":
      return null
    case "ADD_YMM":
    case "UPDATE_PROJECT_ADD_YMM":
      return { field: "year" }
    case "ADD_RACETYPE":
    case "UPDATE_PROJECT_ADD_RACETYPE":
      return { field: "raceType" }
    case "ADD_ENGINE":
      return { field: "engineMake" }
    case "UPDATE_PROJECT_ADD_ENGINE":
      return vehicle === undefined ? { field: "engineMake" } : { field: "stockEngine", vehicle }
    case "UPDATE_PROJECT_ADD_FACETS":
      return { field: "facets", names }
  }
}

/** Returns true if an UPDATE step edits a known fact. The form then shows the fact, and the title says Update. */
export const isEditing = (step: GarageStep, project: Project, engine: EngineSide): boolean => {
  switch (step) {
    case "UPDATE_PROJECT_ADD_YMM":
      return project.vehicle !== undefined
    case "UPDATE_PROJECT_ADD_RACETYPE":
      return project.raceTypeId !== undefined
    case "UPDATE_PROJECT_ADD_ENGINE":
      return engine === "installed"
        ? project.engineIds !== undefined || project.declined.includes("Engine")
        : project.vehicle !== undefined && project.stockEngineIds !== undefined
    default:
      return false
  }
}

/** Sets the pending list and drops any other. */
export const withPendingRequest = (flow: GarageFlow, request: FormRequest | null): GarageFlow => {
  const { form } = flow
  if (request === null) return { ...flow, loading: null }
  if (request.field === "known") return { ...flow, loading: request, form: createLoadingForm(form) }
  if (request.field !== "facets") {
    return { ...flow, loading: request, form: { ...form, [request.field]: { ...form[request.field], isLoading: true } } }
  }
  return { ...flow, loading: request, form: { ...form, facets: form.facets.map((facet) => ({ ...facet, isLoading: true })) } }
}
