import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { EngineIds, MakeId, ModelId, ModelYear, ProjectVehicle } from "../vehicle/model.ts"
import type { GarageForm } from "./state.ts"

/** The dropdowns of cars and engines. */
export type GarageField = Exclude<keyof GarageForm, "facets">
/** The value of 'Engine not listed' and of 'I do not know'. */
export const UNKNOWN_OPTION_ID = 1
/** The value of 'Engine Swap' (GAR-31). */
export const ENGINE_SWAP_OPTION_ID = -1

const picker = ["engineMake", "engineFamily", "engineDisplacement"] as const
type PickerField = (typeof picker)[number]
/** Whether a field belongs to the engine picker. */
export const isPickerField = (field: GarageField): field is PickerField => picker.some((pickerField) => pickerField === field)

/** What a choice clears (GAR-34). */
const laterFields: Readonly<Record<GarageField, ReadonlyArray<GarageField>>> = {
  year: ["make", "model", "stockEngine", ...picker],
  make: ["model", "stockEngine", ...picker],
  model: ["stockEngine", ...picker],
  stockEngine: picker,
  raceType: picker,
  engineMake: ["engineFamily", "engineDisplacement"],
  engineFamily: ["engineDisplacement"],
  engineDisplacement: []
}

const empty = { value: null, options: [], prioritized: 0, isLoading: false }

/** A form in which nothing is chosen and nothing can be yet. */
export const emptyForm: GarageForm = {
  year: empty,
  make: empty,
  model: empty,
  stockEngine: empty,
  raceType: empty,
  engineMake: empty,
  engineFamily: empty,
  engineDisplacement: empty,
  facets: []
}

/** A form all of whose lists are on their way; what they had is no longer to be chosen. */
export const createLoadingForm = (form: GarageForm): GarageForm => {
  const waiting = { ...empty, isLoading: true }
  const { facets } = form
  return {
    ...emptyForm,
    year: waiting,
    make: waiting,
    model: waiting,
    stockEngine: waiting,
    raceType: waiting,
    engineMake: waiting,
    facets
  }
}

/** A form with one dropdown for each facet that is asked for. */
export const createFacetForm = (names: ReadonlyArray<string>): GarageForm => ({
  ...emptyForm,
  facets: [...new Set(names)].map((name) => ({ ...empty, name }))
})

/** The form with this choice, and nothing behind it chosen or to choose from. */
export const setChoice = (form: GarageForm, field: GarageField, value: number | string | null): GarageForm => ({
  ...form,
  ...Object.fromEntries(laterFields[field].map((later) => [later, empty])),
  [field]: { ...form[field], value }
})

/** A value that the dropdown offers, or null where there is a choice to take back. */
export const isOffered = (form: GarageForm, field: GarageField, value: number | string | null): boolean =>
  value === null ? form[field].value !== null : form[field].options.some(({ optionId }) => optionId === value)

/** The option behind a choice, with its ids and addresses. */
export const getChosenOption = (form: GarageForm, field: "model" | "stockEngine"): DropdownOption | undefined =>
  form[field].options.find(({ optionId }) => optionId === form[field].value)

export const getChosenEngine = (form: GarageForm, field: PickerField): EngineOption | undefined =>
  form[field].options.find(({ optionId }) => optionId === form[field].value)

/** Year, make and model once all three are chosen. Their options came as such, so their values are ids. */
export const getChosenVehicle = ({ make, model, year }: GarageForm): ProjectVehicle | null =>
  year.value === null || make.value === null || model.value === null
    ? null
    : { year: year.value as ModelYear, makeId: make.value as MakeId, modelId: model.value as ModelId }

/** What the picker says: its deepest choice, once there is a family and an address for it (GAR-40, GAP-48); otherwise null. */
export const getPickedEngineIds = (form: GarageForm): EngineIds | null => {
  const deepest = getChosenEngine(form, "engineDisplacement") ?? getChosenEngine(form, "engineFamily")
  return deepest === undefined || (deepest.shopUrl ?? deepest.searchUrl) === null ? null : deepest.engineIds
}
