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

/** Returns the flow after an event. Returns the same object for an event that does not apply to the current step. */
export const transition = (flow: GarageFlow, event: GarageEvent): GarageFlow => {
  switch (event._tag) {
    case "Opened":
      return onOpened(flow, event)
    case "Begun":
      return onBegun(flow, resolveStep(event.step, null), event.years)
    case "VehicleRead":
      return onVehicleRead(flow, event)
    case "Back":
      return back(flow)
    case "Closed":
      return onClosed(flow)
    case "Chosen":
      return onChosen(flow, event.field, event.value)
    case "FacetChosen":
      return onFacetChosen(flow, event.name, event.value)
    case "Loaded":
    case "FacetsLoaded":
    case "NotLoaded":
      return event.request === flow.loading ? { ...flow, loading: null, form: applyResponse(flow.form, event) } : flow
    case "KnownLoaded":
      return event.request === flow.loading ? { ...flow, loading: null, form: event.form, isSwapped: event.isSwapped } : flow
    case "Saved":
      return onSaved(flow, event.returns)
  }
}

/** Returns true if the engine picker replaces the list of stock engines: after a swap (GAR-38), or if there is no such list. */
export const picksEngine = ({ base, isSwapped, step }: GarageFlow): boolean => {
  if (step === "ADD_ENGINE" || step === "ADD_RACETYPE") return true
  if (step === "UPDATE_PROJECT_ADD_RACETYPE") return base.engineIds === undefined || base.raceTypeId !== undefined
  return isSwapped || (step === "UPDATE_PROJECT_ADD_ENGINE" && base.vehicle === undefined)
}

/** Returns true if the form can be saved. */
export const canSave = (flow: GarageFlow): boolean => projectFromForm(flow) !== null

/** Returns true if this choice completes the form: a stock engine (GAR-36), or a model if the engine is known (GAR-37). */
export const isComplete = (flow: GarageFlow, field: GarageField): boolean => {
  const { value } = flow.form[field]
  if (value === null || value === ENGINE_SWAP_OPTION_ID || flow.isSwapped) return false
  return field === "stockEngine" || (field === "model" && projectFromForm(flow)?.engineIds !== undefined)
}

/** Starts a form outside the drawer. A form in an open drawer stays as it is. */
const onBegun = (flow: GarageFlow, step: GarageStep, years: GarageForm["year"]["options"]): GarageFlow => {
  const next = { ...flow, outside: step }
  if (flow.drawer !== null) return next
  const at = goToStep(next, step)
  if (years.length === 0 || at.loading?.field !== "year") return at
  // The page already has the years (GAR-66)
  return { ...at, loading: null, form: { ...at.form, year: { ...at.form.year, options: years, isLoading: false } } }
}

/** Fills the vehicle from a VIN or words. An engine that was entered before the vehicle is not its stock engine. */
const onVehicleRead = (flow: GarageFlow, { engineIds, vehicle }: GarageEvent & { _tag: "VehicleRead" }): GarageFlow => {
  const { base, step } = flow
  if (step !== "ADD_YMM" && step !== "UPDATE_PROJECT_ADD_YMM") return flow
  const isStock = base.engineIds === undefined && engineIds !== null
  const project: Project = { ...UNKNOWN_PROJECT, vehicle, ...(isStock && { engineIds, isStockEngine: true }) }
  return withPendingRequest({ ...flow, isSwapped: false }, { field: "known", step, project, engine: "installed" })
}

const onOpened = (flow: GarageFlow, { engine, facets, project, step: requestedStep }: GarageEvent & { _tag: "Opened" }): GarageFlow => {
  const step = resolveStep(requestedStep, project)
  const isInList = flow.drawer?.steps[0] === "EXISTING_PROJECTS" && step !== "EXISTING_PROJECTS"
  const steps: GarageDrawer["steps"] = isInList ? ["EXISTING_PROJECTS", step] : [step]
  return goToStep({ ...flow, drawer: { steps } }, step, project === null ? undefined : { project, facets, engine })
}

/** Leaves the picker, or returns to the list, or closes the drawer. */
const back = (flow: GarageFlow): GarageFlow => {
  if (flow.drawer === null) return flow
  if (flow.isSwapped) return onChosen(flow, "stockEngine", null)
  const [first, ...inner] = flow.drawer.steps
  return inner.length === 0 ? onClosed(flow) : goToStep({ ...flow, drawer: { steps: [first] } }, first)
}

/** Keeps an incomplete new vehicle for the next time the step opens, but discards edits of an existing project. */
const onClosed = (flow: GarageFlow): GarageFlow => {
  if (flow.drawer === null) return flow
  const withoutDrawer = { ...flow, drawer: null }
  if (flow.outside !== null) return goToStep(withoutDrawer, flow.outside)
  return flow.step !== null && isUpdate(flow.step) ? clearForm(withoutDrawer) : withoutDrawer
}

const onSaved = (flow: GarageFlow, returns: boolean): GarageFlow => {
  const cleared = clearForm(flow)
  if (returns) return goToStep({ ...cleared, drawer: { steps: ["EXISTING_PROJECTS"] } }, "EXISTING_PROJECTS")
  return flow.outside === null ? { ...cleared, drawer: null } : goToStep({ ...cleared, drawer: null }, flow.outside)
}

const clearForm = ({ drawer, outside }: GarageFlow): GarageFlow => ({ ...closedFlow, drawer, outside })

const onChosen = (flow: GarageFlow, field: GarageField, value: number | string | null): GarageFlow => {
  const { form } = flow
  if (!isOffered(form, field, value)) return flow
  if (field === "stockEngine" && flow.isSwapped && typeof value === "number") {
    return { ...flow, form: { ...form, stockEngine: { ...form.stockEngine, value } } }
  }
  const isSwapped = field === "stockEngine" ? value === ENGINE_SWAP_OPTION_ID : flow.isSwapped && isPickerField(field)
  const next = { ...flow, isSwapped, form: setChoice(form, field, value) }
  return withPendingRequest(next, value === null ? null : getNextList(next, field))
}

/** Returns the list that a choice requires, or null if there is none or the form is complete. */
const getNextList = (flow: GarageFlow, field: GarageField): ListRequest | null => {
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

const onFacetChosen = (flow: GarageFlow, name: string, value: number | null): GarageFlow => {
  const isOption = (facet: GarageForm["facets"][number]) =>
    facet.name === name && (value === null ? facet.value !== null : facet.options.some(({ optionId }) => optionId === value))
  if (!flow.form.facets.some(isOption)) return flow
  const facets = flow.form.facets.map((facet) => (facet.name === name ? { ...facet, value } : facet))
  return { ...flow, form: { ...flow.form, facets } }
}

const applyResponse = (form: GarageForm, event: GarageEvent & { _tag: "Loaded" | "FacetsLoaded" | "NotLoaded" }): GarageForm => {
  if (event._tag === "Loaded") {
    return { ...form, [event.request.field]: { value: null, options: event.options, prioritized: event.prioritized, isLoading: false } }
  }
  const { field } = event.request
  if (field === "known") return emptyForm
  if (field !== "facets") return { ...form, [field]: { ...form[field], isLoading: false } }
  const answers = event._tag === "FacetsLoaded" ? event.facets : null
  return {
    ...form,
    facets: form.facets.map((facet) => ({ ...facet, isLoading: false, ...(answers && { options: toFacetOptions(facet.name, answers) }) }))
  }
}

const toFacetOptions = (name: string, answers: ReadonlyArray<FacetAnswers>) => [
  ...(answers.find((answer) => answer.name === name)?.values ?? []).map(({ value, valueId }) => ({
    optionId: valueId,
    displayName: value
  })),
  { optionId: UNKNOWN_OPTION_ID, displayName: "I don't know" }
]
