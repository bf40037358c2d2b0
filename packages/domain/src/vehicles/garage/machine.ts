import { closedFlow, type FacetAnswers, type GarageEvent, type GarageFlow, type ListRequest } from "./flow.ts"
import {
  getChosenEngine,
  getChosenVehicle,
  emptyForm,
  type GarageField,
  isOffered,
  isPickerField,
  UNKNOWN_OPTION_ID,
  ENGINE_SWAP_OPTION_ID,
  setChoice
} from "./form.ts"
import type { Project } from "../vehicle/model.ts"
import { UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import type { GarageDrawer, GarageForm, GarageStep } from "./state.ts"
import { withPendingRequest, goToStep, isUpdate, resolveStep } from "./steps.ts"
import { projectFromForm } from "./projectFromForm.ts"

/** The flow after an event. An event that does not belong to the current step returns the very same flow. */
export const transition = (flow: GarageFlow, event: GarageEvent): GarageFlow => {
  switch (event._tag) {
    case "Opened":
      return opened(flow, event)
    case "Begun":
      return begun(flow, resolveStep(event.step, null), event.years)
    case "VehicleRead":
      return vehicleRead(flow, event)
    case "Back":
      return back(flow)
    case "Closed":
      return closed(flow)
    case "Chosen":
      return chosen(flow, event.field, event.value)
    case "FacetChosen":
      return facetChosen(flow, event.name, event.value)
    case "Loaded":
    case "FacetsLoaded":
    case "NotLoaded":
      return event.request === flow.loading ? { ...flow, loading: null, form: answered(flow.form, event) } : flow
    case "KnownLoaded":
      return event.request === flow.loading ? { ...flow, loading: null, form: event.form, isSwapped: event.isSwapped } : flow
    case "Saved":
      return saved(flow, event.returns)
  }
}

/** An engine picker replaces the list of stock engines after a swap (GAR-38), and where there is no such list. */
export const picksEngine = ({ base, isSwapped, step }: GarageFlow): boolean => {
  if (step === "ADD_ENGINE" || step === "ADD_RACETYPE") return true
  if (step === "UPDATE_PROJECT_ADD_RACETYPE") return base.engineIds === undefined || base.raceTypeId !== undefined
  return isSwapped || (step === "UPDATE_PROJECT_ADD_ENGINE" && base.vehicle === undefined)
}

/** The form says enough to be saved. */
export const canSave = (flow: GarageFlow): boolean => projectFromForm(flow) !== null

/** Whether this choice completes the form: a stock engine (GAR-36), or a model where the engine is known already (GAR-37). */
export const isComplete = (flow: GarageFlow, field: GarageField): boolean => {
  const { value } = flow.form[field]
  if (value === null || value === ENGINE_SWAP_OPTION_ID || flow.isSwapped) return false
  return field === "stockEngine" || (field === "model" && projectFromForm(flow)?.engineIds !== undefined)
}

/** The drawer's form is not disturbed by another one that appears under it. */
const begun = (flow: GarageFlow, step: GarageStep, years: GarageForm["year"]["options"]): GarageFlow => {
  const next = { ...flow, outside: step }
  if (flow.drawer !== null) return next
  const at = goToStep(next, step)
  if (years.length === 0 || at.loading?.field !== "year") return at
  // The page already has the years (GAR-66).
  return { ...at, loading: null, form: { ...at.form, year: { ...at.form.year, options: years, isLoading: false } } }
}

/** A VIN fills in the vehicle of a form that asks for one. An engine entered before the car is not its stock engine. */
const vehicleRead = (flow: GarageFlow, { engineIds, vehicle }: GarageEvent & { _tag: "VehicleRead" }): GarageFlow => {
  const { base, step } = flow
  if (step !== "ADD_YMM" && step !== "UPDATE_PROJECT_ADD_YMM") return flow
  const isStock = base.engineIds === undefined && engineIds !== null
  const project: Project = { ...UNKNOWN_PROJECT, vehicle, ...(isStock && { engineIds, isStockEngine: true }) }
  return withPendingRequest({ ...flow, isSwapped: false }, { field: "known", step, project, engine: "installed" })
}

const opened = (flow: GarageFlow, { engine, facets, project, step: wished }: GarageEvent & { _tag: "Opened" }): GarageFlow => {
  const step = resolveStep(wished, project)
  const isInList = flow.drawer?.steps[0] === "EXISTING_PROJECTS" && step !== "EXISTING_PROJECTS"
  const steps: GarageDrawer["steps"] = isInList ? ["EXISTING_PROJECTS", step] : [step]
  return goToStep({ ...flow, drawer: { steps } }, step, project === null ? undefined : { project, facets, engine })
}

/** Out of the picker, to the list, or out of the drawer. */
const back = (flow: GarageFlow): GarageFlow => {
  if (flow.drawer === null) return flow
  if (flow.isSwapped) return chosen(flow, "stockEngine", null)
  const [first, ...inner] = flow.drawer.steps
  return inner.length === 0 ? closed(flow) : goToStep({ ...flow, drawer: { steps: [first] } }, first)
}

/** A half-entered vehicle stays for the next time the step opens; answers about an existing project do not. */
const closed = (flow: GarageFlow): GarageFlow => {
  if (flow.drawer === null) return flow
  const shut = { ...flow, drawer: null }
  if (flow.outside !== null) return goToStep(shut, flow.outside)
  return flow.step !== null && isUpdate(flow.step) ? withoutForm(shut) : shut
}

const saved = (flow: GarageFlow, returns: boolean): GarageFlow => {
  const cleared = withoutForm(flow)
  if (returns) return goToStep({ ...cleared, drawer: { steps: ["EXISTING_PROJECTS"] } }, "EXISTING_PROJECTS")
  return flow.outside === null ? { ...cleared, drawer: null } : goToStep({ ...cleared, drawer: null }, flow.outside)
}

const withoutForm = ({ drawer, outside }: GarageFlow): GarageFlow => ({ ...closedFlow, drawer, outside })

const chosen = (flow: GarageFlow, field: GarageField, value: number | string | null): GarageFlow => {
  const { form } = flow
  if (!isOffered(form, field, value)) return flow
  if (field === "stockEngine" && flow.isSwapped && typeof value === "number") {
    return { ...flow, form: { ...form, stockEngine: { ...form.stockEngine, value } } }
  }
  const isSwapped = field === "stockEngine" ? value === ENGINE_SWAP_OPTION_ID : flow.isSwapped && isPickerField(field)
  const next = { ...flow, isSwapped, form: setChoice(form, field, value) }
  return withPendingRequest(next, value === null ? null : nextList(next, field))
}

/** The list that a choice opens up; null where there is none, or where it completes the form. */
const nextList = (flow: GarageFlow, field: GarageField): ListRequest | null => {
  const { form } = flow
  const { value: year } = form.year
  const { value: makeId } = form.make
  const vehicle = getChosenVehicle(form)
  switch (field) {
    case "year":
      return year === null ? null : { field: "make", year }
    case "make":
      return year === null || makeId === null ? null : { field: "model", year, makeId }
    case "model":
      return vehicle === null || isComplete(flow, "model") ? null : { field: "stockEngine", vehicle }
    case "stockEngine":
      return flow.isSwapped ? { field: "engineMake" } : null
    case "raceType":
      return picksEngine(flow) ? { field: "engineMake" } : null
    case "engineMake":
      return { field: "engineFamily", engineIds: getChosenEngine(form, field)?.engineIds ?? {} }
    case "engineFamily":
      return { field: "engineDisplacement", engineIds: getChosenEngine(form, field)?.engineIds ?? {} }
    case "engineDisplacement":
      return null
  }
}

const facetChosen = (flow: GarageFlow, name: string, value: number | null): GarageFlow => {
  const isOption = (facet: GarageForm["facets"][number]) =>
    facet.name === name && (value === null ? facet.value !== null : facet.options.some(({ optionId }) => optionId === value))
  if (!flow.form.facets.some(isOption)) return flow
  const facets = flow.form.facets.map((facet) => (facet.name === name ? { ...facet, value } : facet))
  return { ...flow, form: { ...flow.form, facets } }
}

const answered = (form: GarageForm, event: GarageEvent & { _tag: "Loaded" | "FacetsLoaded" | "NotLoaded" }): GarageForm => {
  if (event._tag === "Loaded") {
    return { ...form, [event.request.field]: { value: null, options: event.options, prioritized: event.prioritized, isLoading: false } }
  }
  const { field } = event.request
  if (field === "known") return emptyForm
  if (field !== "facets") return { ...form, [field]: { ...form[field], isLoading: false } }
  const answers = event._tag === "FacetsLoaded" ? event.facets : null
  return {
    ...form,
    facets: form.facets.map((facet) => ({ ...facet, isLoading: false, ...(answers && { options: facetOptionsOf(facet.name, answers) }) }))
  }
}

const facetOptionsOf = (name: string, answers: ReadonlyArray<FacetAnswers>) => [
  ...(answers.find((answer) => answer.name === name)?.values ?? []).map(({ value, valueId }) => ({
    optionId: valueId,
    displayName: value
  })),
  { optionId: UNKNOWN_OPTION_ID, displayName: "I do not know" }
]
