import { type GarageForm, type GarageState, kindOf } from "@camber/domain/garage"
import type { PlateText } from "@camber/domain/vehicle"
import { plateOf } from "./plateOf.ts"

/** What the plate of an open form says: the project that it adds to, as far as the form does not say otherwise. Empty: nothing is told yet. */
export const formPlate = ({ form, projects, updating }: Pick<GarageState, "form" | "projects" | "updating">): PlateText => {
  const known = knownOf(projects.find(({ projectId }) => projectId === updating))
  const vehicle = chosenCar(form) || known.vehicle
  const engine = chosenEngine(form) || known.engine
  return vehicle === "" ? { vehicle: engine, engine: null } : { vehicle, engine: engine || null }
}

/** A plate says an engine without a car in the car's place. */
const knownOf = (project: GarageState["projects"][number] | undefined) => {
  if (project === undefined) return { vehicle: "", engine: "" }
  const { engine, vehicle } = plateOf(project)
  return kindOf(project) === "engine" ? { vehicle: "", engine: vehicle } : { vehicle, engine: engine ?? "" }
}

const chosenCar = ({ make, model, raceType, year }: GarageForm): string =>
  [year, make, model, raceType].map(chosenOf).filter(Boolean).join(" ")

/** The most exact of what is picked. A swap and 'Engine not listed' name no engine. */
const chosenEngine = ({ engineDisplacement, engineFamily, engineMake }: GarageForm): string =>
  chosenOf(engineDisplacement) || chosenOf(engineFamily) || chosenOf(engineMake)

interface Choice<Id> {
  readonly value: Id | null
  readonly options: ReadonlyArray<{ readonly optionId: Id; readonly displayName: string }>
}
const chosenOf = <Id>({ options, value }: Choice<Id>): string => options.find(({ optionId }) => optionId === value)?.displayName ?? ""
