import {
  answerEngine,
  answerFacet,
  answerFactoryEngine,
  answerRaceType,
  answerStockEngine,
  answerVehicle,
  declineFacet
} from "../vehicle/answers.ts"
import type { EngineIds, Project, ProjectVehicle, RaceTypeId } from "../vehicle/model.ts"
import { engineParts } from "../vehicle/rules.ts"
import type { GarageFlow } from "./flow.ts"
import { getChosenOption, getChosenVehicle, UNKNOWN_OPTION_ID, getPickedEngineIds, ENGINE_SWAP_OPTION_ID } from "./form.ts"
import type { GarageForm } from "./state.ts"

/** Builds the project from the form and the previously known facts. Returns null while the form is incomplete. */
export const projectFromForm = (flow: GarageFlow): Project | null => {
  const { base, form, step } = flow
  switch (step) {
    case "ADD_YMM":
    case "UPDATE_PROJECT_ADD_YMM": {
      const vehicle = getChosenVehicle(form)
      return vehicle === null ? null : addCarEngine(flow, replaceVehicle(base, vehicle))
    }
    case "ADD_RACETYPE":
    case "UPDATE_PROJECT_ADD_RACETYPE":
      return form.raceType.value === null ? null : addRaceCarEngine(form, answerRaceType(base, form.raceType.value as RaceTypeId))
    case "ADD_ENGINE":
      return addPickedEngine(form, base)
    case "UPDATE_PROJECT_ADD_ENGINE":
      return addRequestedEngine(flow)
    case "UPDATE_PROJECT_ADD_FACETS":
      return addFacets(form, base)
    case "EXISTING_PROJECTS":
    case null:
      return null
  }
}

/** Replaces the vehicle. Keeps only the id, the paint and an engine that was not built with the previous vehicle. */
const replaceVehicle = (base: Project, vehicle: ProjectVehicle): Project => {
  const { engineIds, isStockEngine, paint, projectId, vehicle: previous } = base
  const isSame = previous?.year === vehicle.year && previous.makeId === vehicle.makeId && previous.modelId === vehicle.modelId
  if (previous === undefined || isSame) return answerVehicle(base, vehicle)
  const hasInstalledEngine = engineIds !== undefined && isStockEngine !== true
  const remaining: Project = {
    ...(projectId !== undefined && { projectId }),
    ...(paint !== undefined && { paint }),
    facets: [],
    declined: []
  }
  return answerVehicle(hasInstalledEngine ? answerEngine(remaining, "installed", engineIds) : remaining, vehicle)
}

/** Adds the engine from the stock engine list, or from the picker after a swap. The engine is optional. */
const addCarEngine = (flow: GarageFlow, car: Project): Project | null => {
  if (flow.isSwapped) return addSwappedEngine(flow.form, car)
  if (flow.form.stockEngine.value === null) return car
  const ids = getChosenOption(flow.form, "stockEngine")?.engineIds ?? null
  if (ids === null) return declineFacet(declineFacet(car, "Engine"), "StockEngine")
  return answerFactoryEngine(car, ids)
}

/** Sets the picked engine as installed. The stock engine comes from the form, from the previous facts, or stays unknown. */
const addSwappedEngine = (form: GarageForm, car: Project): Project | null => {
  const picked = getPickedEngineIds(form)
  if (picked === null) return null
  const previous = car.isStockEngine === true ? car.engineIds : car.stockEngineIds
  const answer = form.stockEngine.value
  const built = getChosenOption(form, "stockEngine")?.engineIds ?? (answer === ENGINE_SWAP_OPTION_ID ? previous : undefined)
  const { stockEngineIds: _, ...others } = car
  const swapped = { ...answerEngine(others, "installed", picked), isStockEngine: false }
  if (built !== undefined) return addStockEngine(swapped, built)
  return answer === ENGINE_SWAP_OPTION_ID ? swapped : declineFacet(swapped, "StockEngine")
}

/** Adds the optional engine. A race car has no stock engine, so the stock engine question is declined. */
const addRaceCarEngine = (form: GarageForm, car: Project): Project | null => {
  const answered = form.engineMake.value === null ? car : addPickedEngine(form, car)
  return answered?.engineIds === undefined ? answered : declineFacet({ ...answered, isStockEngine: false }, "StockEngine")
}

const addPickedEngine = (form: GarageForm, project: Project): Project | null => {
  const picked = getPickedEngineIds(form)
  return picked === null ? null : answerEngine(project, "installed", picked)
}

const addRequestedEngine = (flow: GarageFlow): Project | null => {
  const { base, engine, form, isSwapped } = flow
  const asksStock = engine === "stock" && base.engineIds !== undefined && !isSwapped
  if (base.vehicle === undefined) {
    const picked = getPickedEngineIds(form)
    if (picked !== null && asksStock) return addStockEngine(base, picked)
    return base.raceTypeId === undefined ? addPickedEngine(form, base) : picked && addRaceCarEngine(form, base)
  }
  if (form.stockEngine.value === null) return null
  if (!asksStock) return addCarEngine(flow, base)
  const ids = getChosenOption(form, "stockEngine")?.engineIds ?? null
  return ids === null ? declineFacet(base, "StockEngine") : addStockEngine(base, ids)
}

/** Records the stock engine, which may equal the installed engine. */
const addStockEngine = (project: Project, ids: EngineIds): Project =>
  project.engineIds !== undefined && engineParts.every((part) => project.engineIds?.[part] === ids[part])
    ? answerStockEngine(project)
    : answerEngine(project, "stock", ids)

/** Records facet answers, with "I don't know" as declined. Returns null without any answer. */
const addFacets = ({ facets }: GarageForm, base: Project): Project | null => {
  const answered = facets.filter(({ value }) => value !== null)
  return answered.length === 0
    ? null
    : answered.reduce(
        (project, { name, value }) =>
          value === null || value === UNKNOWN_OPTION_ID ? declineFacet(project, name) : answerFacet(project, { name, valueId: value }),
        base
      )
}
