import { Data, Effect, Schema } from "effect"
import type { Cookies } from "../../foundation/ports/Cookies.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { callService, Rejected } from "../../foundation/ports/Call.ts"
import { getVisitorGuid, type NoVisitorGuid } from "../../foundation/visitor/Visitor.ts"
import { answerFactoryEngine, answerVehicle } from "../vehicle/answers.ts"
import { readCar } from "../vehicle/calls.ts"
import { CarWords } from "../vehicle/carInWords.ts"
import { describeSelectedProject } from "../vehicle/describeSelectedProject.ts"
import { type AmbiguousVehicle, findVehicle, type UnknownVehicle, type VehicleNames } from "../vehicle/findVehicle.ts"
import { getSelectedProject } from "../vehicle/cookie.ts"
import type { Project, SelectedProject, VehicleBaseId } from "../vehicle/model.ts"
import { readVin, type VinReading } from "../vehicle/readVin.ts"
import { UNKNOWN_PROJECT } from "../vehicle/rules.ts"
import { findSelectedProject } from "./findSelectedProject.ts"
import type { CustomerProject, ProjectId } from "./model.ts"
import {
  clearSelection as clearCookie,
  fetchProjects,
  type GarageNeeds,
  type ProjectToSave,
  removeProject,
  saveProject,
  selectProject
} from "./ownerCommands.ts"
import { toProject } from "./rules.ts"

export { AmbiguousVehicle, UnknownVehicle, type VehicleNames } from "../vehicle/findVehicle.ts"

/** The visitor's garage: saved projects, newest first, and the selected project, which may be unsaved. */
export interface GarageContents {
  readonly projects: ReadonlyArray<CustomerProject>
  readonly selected: SelectedProject | null
}

/** The VIN is mistyped, its vehicle is not in the catalog, or the visitor asks too often. `formatVinOutcome` explains it. */
export class VinNotRead extends Data.TaggedError("VinNotRead")<{ readonly reading: Exclude<VinReading, { readonly _tag: "VinFound" }> }> {}

/** The words match no vehicle of the catalog, or several. With several, each choice contains the words that select it. */
export class WordsNotRead extends Data.TaggedError("WordsNotRead")<{
  readonly choices: ReadonlyArray<{ readonly label: string; readonly words: string }>
}> {}

type GarageError = CallError | NoVisitorGuid | Rejected
type GarageEffect<E = never> = Effect.Effect<GarageContents, E | GarageError, GarageNeeds>

/** Fetches the projects. Their URLs depend on the facets of the selected project. */
const fetchCurrent = Effect.gen(function* () {
  const guid = yield* getVisitorGuid
  const cookieProject = yield* getSelectedProject
  return { guid, cookieProject, projects: yield* fetchProjects(guid, cookieProject?.facets ?? []) }
})

const describe = Effect.fnUntraced(function* (
  cookieProject: Project | null,
  projects: ReadonlyArray<CustomerProject>
): Effect.fn.Return<GarageContents, CallError, Cookies | Http> {
  if (cookieProject === null) return { projects, selected: null }
  const saved = findSelectedProject(cookieProject, projects)
  return { projects, selected: saved === null ? yield* describeSelectedProject(cookieProject) : yield* selectProject(saved) }
})

const fetchOne = Effect.fnUntraced(function* (projectId: ProjectId) {
  const current = yield* fetchCurrent
  const saved = current.projects.find((project) => project.projectId === projectId)
  return saved === undefined ? yield* new Rejected({ what: `No project ${projectId} in garage`, reason: null }) : { ...current, saved }
})

const addAndSelect = Effect.fnUntraced(function* (toSave: Omit<ProjectToSave, "updates">) {
  const { projects, saved } = yield* saveProject(yield* getVisitorGuid, { ...toSave, updates: null }, [])
  return { projects, selected: yield* selectProject(saved) }
})

/** Loads the garage from the services. */
export const load: GarageEffect = Effect.flatMap(fetchCurrent, ({ cookieProject, projects }) => describe(cookieProject, projects))

/** Adds a vehicle by its year, make and model, and selects it. Adding a saved vehicle again only selects it. */
export const add = (names: VehicleNames): GarageEffect<AmbiguousVehicle | UnknownVehicle> =>
  Effect.flatMap(findVehicle(names), ({ vehicle, vehicleBaseId }) =>
    addAndSelect({ project: answerVehicle(UNKNOWN_PROJECT, vehicle), vehicleBaseId })
  )

/** Adds a project with known ids, such as a race car or an engine, and selects it. */
export const addProject = (project: Project, vehicleBaseId: VehicleBaseId | null = null): GarageEffect =>
  addAndSelect({ project, vehicleBaseId })

/** Adds the vehicle of a VIN and selects it, with its factory engine if only one is possible. The VIN is neither stored nor logged. */
export const addByVin = Effect.fnUntraced(function* (
  text: string
): Effect.fn.Return<GarageContents, GarageError | VinNotRead, GarageNeeds> {
  const reading = yield* readVin(text)
  if (reading._tag !== "VinFound") return yield* new VinNotRead({ reading })
  const car = answerVehicle(UNKNOWN_PROJECT, reading.vehicle)
  return yield* addProject(reading.engineIds === null ? car : answerFactoryEngine(car, reading.engineIds))
})

/**
 * Adds the vehicle that words name, such as `'69 camaro ss 350`, and selects it, with its factory engine if the words name one. Words that
 * are not about the vehicle are ignored.
 */
export const addByWords = Effect.fnUntraced(function* (
  text: string
): Effect.fn.Return<GarageContents, GarageError | WordsNotRead, GarageNeeds> {
  const words = text.trim()
  if (!isCarWords(words)) return yield* new WordsNotRead({ choices: [] })
  const { readCar: reading } = yield* callService(readCar, { words })
  if (reading._tag === "CarUnclear") return yield* new WordsNotRead({ choices: reading.choices })
  const car = answerVehicle(UNKNOWN_PROJECT, reading.vehicle)
  return yield* addProject(reading.engineIds === null ? car : answerFactoryEngine(car, reading.engineIds))
})

const isCarWords = Schema.is(CarWords)

/**
 * Changes the facts of a saved project, and of the selection if the project is selected.
 *
 * @param change - Such as `(car) => answerFacet(car, facet)` of `@camber/domain/vehicle`.
 */
export const update = Effect.fnUntraced(function* (
  projectId: ProjectId,
  change: (project: Project) => Project
): Effect.fn.Return<GarageContents, GarageError, GarageNeeds> {
  const { cookieProject, guid, projects, saved: before } = yield* fetchOne(projectId)
  const isSelected = findSelectedProject(cookieProject, projects) === before
  const updates = toProject(before)
  const after = yield* saveProject(guid, { project: change(updates), updates, vehicleBaseId: null }, projects)
  if (!isSelected) return yield* describe(cookieProject, after.projects)
  return { projects: after.projects, selected: yield* selectProject(after.saved) }
})

/** Selects a saved project. */
export const select = Effect.fnUntraced(function* (projectId: ProjectId): Effect.fn.Return<GarageContents, GarageError, GarageNeeds> {
  const { projects, saved } = yield* fetchOne(projectId)
  return { projects, selected: yield* selectProject(saved) }
})

/** Clears the selection and keeps the projects. */
export const clearSelection: GarageEffect = Effect.gen(function* () {
  yield* clearCookie
  return { projects: (yield* fetchCurrent).projects, selected: null }
})

/** Removes a project, and the selection if the project is selected. An already removed project counts as removed. */
export const remove = Effect.fnUntraced(function* (projectId: ProjectId): Effect.fn.Return<GarageContents, GarageError, GarageNeeds> {
  const { cookieProject, guid, projects } = yield* fetchCurrent
  const saved = projects.find((project) => project.projectId === projectId)
  if (saved === undefined) return yield* describe(cookieProject, projects)
  const remaining = yield* removeProject(guid, saved)
  if (findSelectedProject(cookieProject, projects) !== saved) return yield* describe(cookieProject, remaining)
  yield* clearCookie
  return { projects: remaining, selected: null }
})
