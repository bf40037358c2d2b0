import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { EngineIds, Project } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"
import type { GarageFlow, PrefillLists, PrefillRequest } from "./flow.ts"
import { emptyForm, UNKNOWN_OPTION_ID, ENGINE_SWAP_OPTION_ID } from "./form.ts"
import type { GarageDropdown, GarageForm } from "./state.ts"

/**
 * Creates a form with a project's facts selected in its lists. Saving the unchanged form changes nothing. Facts that the lists lack stay
 * empty.
 */
export const prefillForm = ({ engine, project, step }: PrefillRequest, lists: PrefillLists): Pick<GarageFlow, "form" | "isSwapped"> => {
  const asksStock = step === "UPDATE_PROJECT_ADD_ENGINE" && engine === "stock"
  const picker = prefillPicker(project.engineIds, lists)
  const isSwapped = !asksStock && project.vehicle !== undefined && project.isStockEngine === false && picker.engineFamily.value !== null
  const isPicked = isSwapped || project.vehicle === undefined
  const asksCar = step !== "UPDATE_PROJECT_ADD_ENGINE"
  return {
    isSwapped,
    form: {
      ...emptyForm,
      ...(asksCar && prefillCar(project, lists)),
      stockEngine: toDropdown(lists.stockEngines, findStockEngineId(project, lists.stockEngines, { isSwapped, asksStock })),
      ...(isPicked && !asksStock && picker)
    }
  }
}

const prefillCar = ({ raceTypeId, vehicle }: Project, lists: PrefillLists) => ({
  year: toDropdown(lists.years, vehicle?.year),
  make: { ...toDropdown(lists.makes, vehicle?.makeId), prioritized: lists.prioritized },
  model: toDropdown(lists.models, vehicle?.modelId),
  raceType: toDropdown(lists.raceTypes, raceTypeId)
})

const toDropdown = <Option extends DropdownOption | EngineOption>(
  options: ReadonlyArray<Option>,
  id: Option["optionId"] | undefined
): GarageDropdown<Option["optionId"], Option> => ({
  value: options.some(({ optionId }) => optionId === id) ? (id ?? null) : null,
  options,
  prioritized: 0,
  isLoading: false
})

/** Finds the option of the stock engine: a swapped vehicle's recorded stock engine, otherwise the installed engine. */
const findStockEngineId = (
  { declined, engineIds, isStockEngine, stockEngineIds }: Project,
  options: ReadonlyArray<DropdownOption>,
  { asksStock, isSwapped }: { readonly asksStock: boolean; readonly isSwapped: boolean }
): number | undefined => {
  const isDeclined = declined.includes(isSwapped || asksStock ? "StockEngine" : "Engine")
  const ids = isSwapped || asksStock ? stockEngineIds : isStockEngine === true ? engineIds : undefined
  const known = ids && options.find((option) => option.engineIds !== null && isSameEngine(option.engineIds, ids))
  if (known) return known.optionId
  if (isSwapped) return isDeclined ? UNKNOWN_OPTION_ID : ENGINE_SWAP_OPTION_ID
  return engineIds === undefined && isDeclined ? UNKNOWN_OPTION_ID : undefined
}

/** Selects the engine in the picker: in each list the option whose ids all match the engine. */
const prefillPicker = (ids: EngineIds | undefined, { displacements, engineMakes, families }: PrefillLists) => {
  const toPickerDropdown = (options: ReadonlyArray<EngineOption>): GarageDropdown<string, EngineOption> =>
    toDropdown(options, ids && options.find((option) => isConsistent(ids, option.engineIds))?.optionId)
  return {
    engineMake: toPickerDropdown(engineMakes),
    engineFamily: toPickerDropdown(families),
    engineDisplacement: toPickerDropdown(displacements)
  } satisfies Pick<GarageForm, "engineMake" | "engineFamily" | "engineDisplacement">
}

const isConsistent = (ids: EngineIds, part: EngineIds): boolean =>
  engineParts.every((name) => part[name] === undefined || part[name] === ids[name])

const isSameEngine = (one: EngineIds, other: EngineIds): boolean => engineParts.every((name) => one[name] === other[name])
