import type { DropdownOption, EngineOption } from "../vehicle/dropdown.ts"
import type { EngineIds, Project } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"
import type { GarageFlow, PrefillLists, PrefillRequest } from "./flow.ts"
import { emptyForm, UNKNOWN_OPTION_ID, ENGINE_SWAP_OPTION_ID } from "./form.ts"
import type { GarageDropdown, GarageForm } from "./state.ts"

/**
 * A form that shows what is known of a project, chosen in its lists: saved as it is, it changes nothing. What the lists do not have is
 * left open.
 */
export const prefillForm = ({ engine, project, step }: PrefillRequest, lists: PrefillLists): Pick<GarageFlow, "form" | "isSwapped"> => {
  const asksStock = step === "UPDATE_PROJECT_ADD_ENGINE" && engine === "stock"
  const picker = pickerOf(project.engineIds, lists)
  const isSwapped = !asksStock && project.vehicle !== undefined && project.isStockEngine === false && picker.engineFamily.value !== null
  const isPicked = isSwapped || project.vehicle === undefined
  const asksCar = step !== "UPDATE_PROJECT_ADD_ENGINE"
  return {
    isSwapped,
    form: {
      ...emptyForm,
      ...(asksCar && carFields(project, lists)),
      stockEngine: chosen(lists.stockEngines, stockEngineOf(project, lists.stockEngines, { isSwapped, asksStock })),
      ...(isPicked && !asksStock && picker)
    }
  }
}

const carFields = ({ raceTypeId, vehicle }: Project, lists: PrefillLists) => ({
  year: chosen(lists.years, vehicle?.year),
  make: { ...chosen(lists.makes, vehicle?.makeId), prioritized: lists.prioritized },
  model: chosen(lists.models, vehicle?.modelId),
  raceType: chosen(lists.raceTypes, raceTypeId)
})

const chosen = <Option extends DropdownOption | EngineOption>(
  options: ReadonlyArray<Option>,
  id: Option["optionId"] | undefined
): GarageDropdown<Option["optionId"], Option> => ({
  value: options.some(({ optionId }) => optionId === id) ? (id ?? null) : null,
  options,
  prioritized: 0,
  isLoading: false
})

/** The engine that the car was built with, as far as it is told: a swapped car's own, otherwise the one that is in it. */
const stockEngineOf = (
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

/** An engine as the picker tells it: each list has one option that says nothing else than the engine does. */
const pickerOf = (ids: EngineIds | undefined, { displacements, engineMakes, families }: PrefillLists) => {
  const picked = (options: ReadonlyArray<EngineOption>): GarageDropdown<string, EngineOption> =>
    chosen(options, ids && options.find((option) => says(ids, option.engineIds))?.optionId)
  return { engineMake: picked(engineMakes), engineFamily: picked(families), engineDisplacement: picked(displacements) } satisfies Pick<
    GarageForm,
    "engineMake" | "engineFamily" | "engineDisplacement"
  >
}

const says = (ids: EngineIds, part: EngineIds): boolean => engineParts.every((name) => part[name] === undefined || part[name] === ids[name])

const isSameEngine = (one: EngineIds, other: EngineIds): boolean => engineParts.every((name) => one[name] === other[name])
