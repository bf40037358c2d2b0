import { type GarageForm, type GarageState, getSavedProjectKind, UNKNOWN_OPTION_ID } from "@camber/domain/garage"
import { formatEngineSize, type VehicleLabel, formatEngineSwap } from "@camber/domain/vehicle"
import { getProjectLabel } from "./projectText.ts"

/** Returns the plate of an open form: the form's choices over the details of its project. Empty before the first choice. */
export const getFormVehicleLabel = ({
  form,
  picksEngine,
  projects,
  updating
}: Pick<GarageState, "form" | "picksEngine" | "projects" | "updating">): VehicleLabel => {
  const known = knownOf(projects.find(({ projectId }) => projectId === updating))
  const vehicle = chosenCar(form) || known.vehicle
  const engine = (picksEngine ? pickedEngine(form) : chosenStockEngine(form)) || known.engine
  const stockEngine = picksEngine && form.stockEngine.value !== null ? chosenStockEngine(form) : known.stockEngine
  return vehicle === "" ? { vehicle: engine, engine: null } : { vehicle, engine: engine || null, ...(stockEngine && { stockEngine }) }
}

/** If there is only an engine, the plate shows the engine in place of the car. */
const knownOf = (project: GarageState["projects"][number] | undefined) => {
  if (project === undefined) return { vehicle: "", engine: "", stockEngine: "" }
  const { engine, stockEngine, vehicle } = getProjectLabel(project)
  return getSavedProjectKind(project) === "engine"
    ? { vehicle: "", engine: vehicle, stockEngine: "" }
    : { vehicle, engine: engine ?? "", stockEngine: stockEngine ?? "" }
}

const chosenCar = ({ make, model, raceType, year }: GarageForm): string =>
  [year, make, model, raceType].map(chosenOf).filter(Boolean).join(" ")

/** Returns the most specific part of the choice. A swap and 'Engine not listed' name no engine. */
const chosenEngine = ({ engineDisplacement, engineFamily, engineMake }: GarageForm): string =>
  formatEngineSize(chosenOf(engineDisplacement)) || chosenOf(engineFamily) || chosenOf(engineMake)

/** In a form with stock engines, the picker means a swap. */
const pickedEngine = (form: GarageForm): string => {
  const engine = chosenEngine(form)
  return engine !== "" && form.stockEngine.options.length > 0 ? formatEngineSwap(engine) : engine
}

/** Returns the chosen stock engine; not 'Engine not listed' or 'Engine Swap', which name none. */
const chosenStockEngine = ({ stockEngine }: GarageForm): string =>
  stockEngine.value !== null && stockEngine.value > UNKNOWN_OPTION_ID ? chosenOf(stockEngine) : ""

interface Choice<Id> {
  readonly value: Id | null
  readonly options: ReadonlyArray<{ readonly optionId: Id; readonly displayName: string }>
}
const chosenOf = <Id>({ options, value }: Choice<Id>): string => options.find(({ optionId }) => optionId === value)?.displayName ?? ""
