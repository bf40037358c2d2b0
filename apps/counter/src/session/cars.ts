import { findSelectedProject, formatVinOutcome, ProjectId, toProjectDescription } from "@camber/domain/garage"
import * as Garage from "@camber/domain/garage/commands"
import { callService } from "@camber/domain/ports"
import {
  answerVehicle,
  formatProjectName,
  getSelectedProject,
  MakeId,
  ModelId,
  ModelYear,
  type Project,
  UNKNOWN_PROJECT,
  ymm
} from "@camber/domain/vehicle"
import { Effect } from "effect"
import type { Result } from "../desk/events.ts"
import type { Cars } from "../desk/model.ts"
import { reject } from "./describeFailure.ts"

/** The garage with names. */
export const toCars = ({ projects, selected }: Garage.GarageContents): Cars => ({
  saved: projects.map((saved) => ({ projectId: saved.projectId, name: formatProjectName(toProjectDescription(saved)) })),
  selected: selected === null ? null : formatProjectName(selected.description)
})

const toResult = (garage: Garage.GarageContents) => ({ _tag: "CarsChanged", cars: toCars(garage) }) satisfies Result

export const addCar = (project: Project) => Effect.map(Garage.addProject(project), toResult)
export const selectCar = (projectId: string) => Effect.map(Garage.select(ProjectId.make(projectId)), toResult)
export const removeCar = (projectId: string) => Effect.map(Garage.remove(ProjectId.make(projectId)), toResult)

export const addCarByVin = (vin: string) =>
  Garage.addByVin(vin).pipe(
    Effect.map(toResult),
    Effect.catchTag("VinNotRead", ({ reading }) => Effect.fail(reject(formatVinOutcome(reading) ?? "This VIN cannot be read.")))
  )

/** Saves the selected car with a new answer. */
export const changeCar = Effect.fnUntraced(function* (project: Project) {
  const { projects } = yield* Garage.load
  const saved = findSelectedProject(yield* getSelectedProject, projects)
  return yield* saved === null
    ? addCar(project)
    : Effect.map(
        Garage.update(saved.projectId, () => project),
        toResult
      )
})

const fetchLists = (year: number | null, makeId: number | null) =>
  Effect.map(
    callService(ymm, {
      year: year === null ? null : ModelYear.make(year),
      make: makeId === null ? null : MakeId.make(makeId),
      model: null,
      selectedFacetData: []
    }),
    (answer) => answer.ymm
  )

/** First step: the model year. */
export const chooseYear = Effect.map(fetchLists(null, null), ({ years }) => ({
  _tag: "Asked" as const,
  title: "Which model year?",
  choices: years.map(({ displayName, optionId }) => ({ label: displayName, task: { _tag: "ChooseMake" as const, year: optionId } }))
}))

/** Second step: the make. Frequent makes come first. */
export const chooseMake = (year: number) =>
  Effect.map(fetchLists(year, null), ({ makes, prioritizedMakes }) => ({
    _tag: "Asked" as const,
    title: `Which make of ${year}?`,
    choices: [...new Map([...prioritizedMakes, ...makes].map((make) => [make.optionId, make])).values()].map(
      ({ displayName, optionId }) => ({ label: displayName, task: { _tag: "ChooseModel" as const, year, makeId: optionId } })
    )
  }))

/** Third step: the model. Adds the car. */
export const chooseModel = (year: number, makeId: number) =>
  Effect.map(fetchLists(year, makeId), ({ models }) => ({
    _tag: "Asked" as const,
    title: "Which model?",
    choices: models.map(({ displayName, optionId }) => ({
      label: displayName,
      task: {
        _tag: "AddCar" as const,
        project: answerVehicle(UNKNOWN_PROJECT, {
          year: ModelYear.make(year),
          makeId: MakeId.make(makeId),
          modelId: ModelId.make(optionId)
        })
      }
    }))
  }))
