import { answerEngine, answerFacet, answerRaceType, answerStockEngine, answerVehicle, declineFacet } from "../vehicle/answers.ts"
import type { EngineIds, Project, ProjectVehicle, RaceTypeId } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"
import type { GarageFlow } from "./flow.ts"
import { getChosenOption, getChosenVehicle, UNKNOWN_OPTION_ID, getPickedEngineIds, ENGINE_SWAP_OPTION_ID } from "./form.ts"
import type { GarageForm } from "./state.ts"

/** What the form makes of the project known before; null while it says too little or only half of something. */
export const projectFromForm = (flow: GarageFlow): Project | null => {
  const { base, form, step } = flow
  switch (step) {
    case "ADD_YMM":
    case "UPDATE_PROJECT_ADD_YMM": {
      const vehicle = getChosenVehicle(form)
      return vehicle === null ? null : withEngineOfCar(flow, inVehicle(base, vehicle))
    }
    case "ADD_RACETYPE":
    case "UPDATE_PROJECT_ADD_RACETYPE":
      return form.raceType.value === null ? null : withEngineOfRaceCar(form, answerRaceType(base, form.raceType.value as RaceTypeId))
    case "ADD_ENGINE":
      return withPickedEngine(form, base)
    case "UPDATE_PROJECT_ADD_ENGINE":
      return withAskedEngine(flow)
    case "UPDATE_PROJECT_ADD_FACETS":
      return withFacets(form, base)
    case "EXISTING_PROJECTS":
    case null:
      return null
  }
}

/** Another vehicle takes over nothing of the former but an engine that was not built with it. */
const inVehicle = (base: Project, vehicle: ProjectVehicle): Project => {
  const { engineIds, isStockEngine, paint, projectId, vehicle: former } = base
  const isSame = former?.year === vehicle.year && former.makeId === vehicle.makeId && former.modelId === vehicle.modelId
  if (former === undefined || isSame) return answerVehicle(base, vehicle)
  const keepsEngine = engineIds !== undefined && isStockEngine !== true
  const kept: Project = { ...(projectId !== undefined && { projectId }), ...(paint !== undefined && { paint }), facets: [], declined: [] }
  return answerVehicle(keepsEngine ? answerEngine(kept, "installed", engineIds) : kept, vehicle)
}

/** A list of stock engines was shown, or the picker after a swap; choosing an engine is optional. */
const withEngineOfCar = (flow: GarageFlow, car: Project): Project | null => {
  if (flow.isSwapped) return withSwappedEngine(flow.form, car)
  if (flow.form.stockEngine.value === null) return car
  const ids = getChosenOption(flow.form, "stockEngine")?.engineIds ?? null
  if (ids === null) return declineFacet(declineFacet(car, "Engine"), "StockEngine")
  const { stockEngineIds: _, ...others } = car
  return answerStockEngine(answerEngine(others, "installed", ids))
}

/** The engine that is in the car now; the one it was built with is answered beside it, known from before, or open. */
const withSwappedEngine = (form: GarageForm, car: Project): Project | null => {
  const picked = getPickedEngineIds(form)
  if (picked === null) return null
  const former = car.isStockEngine === true ? car.engineIds : car.stockEngineIds
  const answer = form.stockEngine.value
  const built = getChosenOption(form, "stockEngine")?.engineIds ?? (answer === ENGINE_SWAP_OPTION_ID ? former : undefined)
  const { stockEngineIds: _, ...others } = car
  const swapped = { ...answerEngine(others, "installed", picked), isStockEngine: false }
  if (built !== undefined) return withStockEngine(swapped, built)
  return answer === ENGINE_SWAP_OPTION_ID ? swapped : declineFacet(swapped, "StockEngine")
}

/** A race car is built with no engine in particular: whichever is in it, of another one nothing is known and nothing can be. */
const withEngineOfRaceCar = (form: GarageForm, car: Project): Project | null => {
  const answered = form.engineMake.value === null ? car : withPickedEngine(form, car)
  return answered?.engineIds === undefined ? answered : declineFacet({ ...answered, isStockEngine: false }, "StockEngine")
}

const withPickedEngine = (form: GarageForm, project: Project): Project | null => {
  const picked = getPickedEngineIds(form)
  return picked === null ? null : answerEngine(project, "installed", picked)
}

const withAskedEngine = (flow: GarageFlow): Project | null => {
  const { base, engine, form, isSwapped } = flow
  const asksStock = engine === "stock" && base.engineIds !== undefined && !isSwapped
  if (base.vehicle === undefined) {
    const picked = getPickedEngineIds(form)
    if (picked !== null && asksStock) return withStockEngine(base, picked)
    return base.raceTypeId === undefined ? withPickedEngine(form, base) : picked && withEngineOfRaceCar(form, base)
  }
  if (form.stockEngine.value === null) return null
  if (!asksStock) return withEngineOfCar(flow, base)
  const ids = getChosenOption(form, "stockEngine")?.engineIds ?? null
  return ids === null ? declineFacet(base, "StockEngine") : withStockEngine(base, ids)
}

/** What the car was built with: the engine that is in it, or another. */
const withStockEngine = (project: Project, ids: EngineIds): Project =>
  project.engineIds !== undefined && engineParts.every((part) => project.engineIds?.[part] === ids[part])
    ? answerStockEngine(project)
    : answerEngine(project, "stock", ids)

/** 'I do not know' declines a facet; at least one is to be answered. */
const withFacets = ({ facets }: GarageForm, base: Project): Project | null => {
  const answered = facets.filter(({ value }) => value !== null)
  return answered.length === 0
    ? null
    : answered.reduce(
        (project, { name, value }) =>
          value === null || value === UNKNOWN_OPTION_ID ? declineFacet(project, name) : answerFacet(project, { name, valueId: value }),
        base
      )
}
