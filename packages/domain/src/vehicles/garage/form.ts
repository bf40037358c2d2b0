import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { EngineIds, MakeId, ModelId, ModelYear, ProjectVehicle } from "../vehicle/model.ts"
import type { GarageForm } from "./state.ts"

/** Dropdowns for vehicles and engines. */
export type GarageField = Exclude<keyof GarageForm, "facets">
/** Option id of 'Engine not listed' and "I don't know". */
export const UNKNOWN_OPTION_ID = 1
/** Option id of 'Engine Swap' (GAR-31). */
export const ENGINE_SWAP_OPTION_ID = -1

const picker = ["engineMake", "engineFamily", "engineDisplacement"] as const
type PickerField = (typeof picker)[number]
/** Returns true for a field of the engine picker. */
export const isPickerField = (field: GarageField): field is PickerField => picker.some((pickerField) => pickerField === field)

/** Fields that a choice clears (GAR-34). */
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

const emptyDropdown = { value: null, options: [], prioritized: 0, isLoading: false }

/** A form without options or choices. */
export const emptyForm: GarageForm = {
  year: emptyDropdown,
  make: emptyDropdown,
  model: emptyDropdown,
  stockEngine: emptyDropdown,
  raceType: emptyDropdown,
  engineMake: emptyDropdown,
  engineFamily: emptyDropdown,
  engineDisplacement: emptyDropdown,
  facets: []
}

/** Returns a form whose lists are all loading. The old options are removed. */
export const createLoadingForm = (form: GarageForm): GarageForm => {
  const waiting = { ...emptyDropdown, isLoading: true }
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

/** Creates a form with one dropdown per requested facet. */
export const createFacetForm = (names: ReadonlyArray<string>): GarageForm => ({
  ...emptyForm,
  facets: [...new Set(names)].map((name) => ({ ...emptyDropdown, name }))
})

/** Sets a choice and clears all later fields. */
export const setChoice = (form: GarageForm, field: GarageField, value: number | string | null): GarageForm => ({
  ...form,
  ...Object.fromEntries(laterFields[field].map((later) => [later, emptyDropdown])),
  [field]: { ...form[field], value }
})

/** Returns true if the dropdown offers the value, or if the value is null, which clears the choice. */
export const isOffered = (form: GarageForm, field: GarageField, value: number | string | null): boolean =>
  value === null ? form[field].value !== null : form[field].options.some(({ optionId }) => optionId === value)

/** Returns the chosen option with its ids and URLs. */
export const getChosenOption = (form: GarageForm, field: "model" | "stockEngine"): DropdownOption | undefined =>
  form[field].options.find(({ optionId }) => optionId === form[field].value)

export const getChosenEngine = (form: GarageForm, field: PickerField): EngineOption | undefined =>
  form[field].options.find(({ optionId }) => optionId === form[field].value)

/** Returns year, make and model if all three are chosen. The option values are valid ids, so the casts are safe. */
export const getChosenVehicle = ({ make, model, year }: GarageForm): ProjectVehicle | null =>
  year.value === null || make.value === null || model.value === null
    ? null
    : { year: year.value as ModelYear, makeId: make.value as MakeId, modelId: model.value as ModelId }

/**
 * Returns the engine of the most specific choice in the picker, which must be at least a family and have a URL (GAR-40, GAP-48). Otherwise
 * null.
 */
export const getPickedEngineIds = (form: GarageForm): EngineIds | null => {
  const deepest = getChosenEngine(form, "engineDisplacement") ?? getChosenEngine(form, "engineFamily")
  return deepest === undefined || (deepest.shopUrl ?? deepest.searchUrl) === null ? null : deepest.engineIds
}
