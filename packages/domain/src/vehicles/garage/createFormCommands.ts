import { Effect, SubscriptionRef } from "effect"
import type { DropdownOption } from "../vehicle/dropdown.ts"
import type { Project } from "../vehicle/model.ts"
import { type GarageField, ENGINE_SWAP_OPTION_ID } from "./form.ts"
import type { GarageContext, GarageModel } from "./GarageModel.ts"
import { isComplete } from "./machine.ts"
import { type GarageOpening, type GarageOutcome, type GarageStep, STAY_ON_PAGE } from "./state.ts"
import type { Dispatch } from "./createDispatch.ts"
import { HAS_PROJECTS_COOKIE } from "./storeProjects.ts"
import type { ProjectId } from "./model.ts"
import { canUseGarage, toProject } from "./rules.ts"
import { findSelectedProject } from "./findSelectedProject.ts"

/** Creates the commands of the drawer and the form. The commands do nothing for a bot (GAR-70). */
export const createFormCommands = (
  { cookies, live, visitor }: GarageContext,
  dispatch: Dispatch,
  save: (step: GarageStep) => Effect.Effect<GarageOutcome>
) => {
  const runUnlessBot = (command: Effect.Effect<void>) =>
    Effect.flatMap(visitor.isBot, (isBot) => (canUseGarage({ isBot }) ? command : Effect.void))

  /** Reads the cookie until the list is loaded (GAR-80). */
  const hasProjects = Effect.gen(function* () {
    const { isHydrated, projects } = yield* SubscriptionRef.get(live)
    return projects.length > 0 || (!isHydrated && (yield* cookies.read(HAS_PROJECTS_COOKIE)) !== undefined)
  })

  const open = ({ engine = "installed", facets = [], isBehindList = false, isForProduct, projectId, reloadOnSave, step }: GarageOpening) =>
    Effect.gen(function* () {
      const current = yield* SubscriptionRef.updateAndGet(live, (before) => ({
        ...before,
        reloadOnSave: reloadOnSave ?? (before.flow.drawer !== null && before.reloadOnSave),
        isForProduct: isForProduct ?? (before.flow.drawer !== null && before.isForProduct)
      }))
      const opened = { _tag: "Opened", step, engine, facets, project: findSubject(current, projectId) } as const
      if (isBehindList) yield* dispatch({ ...opened, step: "EXISTING_PROJECTS" })
      if (!isBehindList || !(yield* hasProjects)) yield* dispatch(opened)
    })

  const choose = Effect.fnUntraced(function* (field: GarageField, value: number | string | null) {
    const { after, before } = yield* dispatch({ _tag: "Chosen", field, value })
    return after !== before && after.step !== null && isComplete(after, field) ? yield* save(after.step) : STAY_ON_PAGE
  })

  return {
    open: (opening: GarageOpening) => runUnlessBot(open(opening)),
    begin: (step: GarageStep, years: ReadonlyArray<number> = []) =>
      runUnlessBot(Effect.asVoid(dispatch({ _tag: "Begun", step, years: years.map(toYearOption) }))),
    close: Effect.asVoid(dispatch({ _tag: "Closed" })),
    back: Effect.asVoid(dispatch({ _tag: "Back" })),
    chooseYear: (year: number | null) => Effect.asVoid(choose("year", year)),
    chooseMake: (makeId: number | null) => Effect.asVoid(choose("make", makeId)),
    chooseModel: (modelId: number | null) => choose("model", modelId),
    consider: (field: "model" | "stockEngine", optionId: number | null) =>
      optionId === ENGINE_SWAP_OPTION_ID ? Effect.void : Effect.asVoid(dispatch({ _tag: "Chosen", field, value: optionId })),
    chooseStockEngine: (optionId: number | null) => choose("stockEngine", optionId),
    chooseRaceType: (raceTypeId: number | null) => Effect.asVoid(choose("raceType", raceTypeId)),
    chooseEngineMake: (optionId: string | null) => Effect.asVoid(choose("engineMake", optionId)),
    chooseEngineFamily: (optionId: string | null) => Effect.asVoid(choose("engineFamily", optionId)),
    chooseEngineDisplacement: (optionId: string | null) => Effect.asVoid(choose("engineDisplacement", optionId)),
    chooseFacet: (name: string, value: number | null) => Effect.asVoid(dispatch({ _tag: "FacetChosen", name, value }))
  }
}

const toYearOption = (year: number): DropdownOption => ({
  displayName: String(year),
  optionId: year,
  vehicleBaseId: null,
  shopUrl: null,
  searchUrl: null,
  customerProjectUrl: null,
  engineIds: null
})

/** Returns the project that an UPDATE step edits: the project with the given id, otherwise the selected project. */
const findSubject = ({ projects, selected }: GarageModel, projectId: ProjectId | undefined): Project | null => {
  const known = selected?.project ?? null
  const saved =
    projectId === undefined ? findSelectedProject(known, projects) : (projects.find((project) => project.projectId === projectId) ?? null)
  if (saved !== null) return toProject(saved)
  return projectId === undefined || known?.projectId === projectId ? known : null
}
