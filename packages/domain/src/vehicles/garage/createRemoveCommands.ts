import { Effect, SubscriptionRef } from "effect"
import type { Tabs } from "../../foundation/ports/Tabs.ts"
import type { SelectedProject } from "../vehicle/model.ts"
import type { GarageError } from "./toGarageFailure.ts"
import type { GarageContext } from "./GarageModel.ts"
import type { ProjectWriter } from "./createProjectWriter.ts"
import type { ProjectToSave } from "./ownerCommands.ts"
import type { Selection } from "./createSelection.ts"
import { GARAGE_MESSAGE, type GarageFailure, type GarageOutcome, type RemovedProject, STAY_ON_PAGE } from "./state.ts"
import type { ProjectId } from "./model.ts"
import { toProject } from "./rules.ts"
import { findSelectedProject } from "./findSelectedProject.ts"

/** Path and query of the current page. */
export type PageAddress = Pick<Effect.Success<Tabs["Service"]["address"]>, "pathname" | "search">

/** Runs a request. Returns null after a failure, which is logged and stored in the state. */
export type RunLogged = <A>(of: GarageFailure["of"], effect: Effect.Effect<A, GarageError>) => Effect.Effect<A | null>

/** Dependencies shared with the other project list commands. */
interface Shared {
  readonly saving: ProjectWriter
  readonly selection: Selection
  readonly quietly: RunLogged
  readonly cleared: (before: SelectedProject | null, next: (address: PageAddress) => string) => Effect.Effect<GarageOutcome>
  readonly selectionChanged: (before: SelectedProject | null) => Effect.Effect<void>
}

/** Creates the commands that remove a project and restore the project that was removed last. The caller serializes the commands. */
export const createRemoveCommands = (
  { live, tabs, visitor }: GarageContext,
  { cleared, quietly, saving, selection, selectionChanged }: Shared
) => {
  const setRemoved = (removed: RemovedProject | null) => SubscriptionRef.update(live, (held) => ({ ...held, removed }))
  const notifyTabs = tabs.post(GARAGE_MESSAGE)

  const remove = Effect.fnUntraced(function* (projectId: ProjectId) {
    const { projects, removed, selected: before } = yield* SubscriptionRef.updateAndGet(live, (held) => ({ ...held, failure: null }))
    const saved = projects.find((project) => project.projectId === projectId)
    const guid = yield* visitor.guid
    if (saved === undefined || guid === null) return STAY_ON_PAGE
    // Set before the list changes, so that a subscriber of the shorter list can see which project was removed
    yield* setRemoved({ project: saved, wasSelected: findSelectedProject(before?.project ?? null, projects) === saved })
    if ((yield* quietly("removal", Effect.as(saving.remove(guid, saved), saved))) === null) {
      yield* setRemoved(removed)
      return STAY_ON_PAGE
    }
    // The shopper may have selected another project during the request
    const { selected } = yield* SubscriptionRef.get(live)
    if (findSelectedProject(selected?.project ?? null, projects) === saved) return yield* cleared(selected, () => saved.clearSelectionUrl)
    yield* notifyTabs
    return STAY_ON_PAGE
  })

  const restore = Effect.gen(function* () {
    const { removed } = yield* SubscriptionRef.updateAndGet(live, (held) => ({ ...held, failure: null }))
    const guid = yield* visitor.guid
    if (removed === null || guid === null) return STAY_ON_PAGE
    // Drops the answers of owned parts, because the owned parts answer these facets again.
    const facets = removed.project.facets.filter(({ because = null }) => because === null)
    const { projectId: _, ...project } = toProject({ ...removed.project, facets })
    const toSave: ProjectToSave = { project, updates: null, vehicleBaseId: removed.project.vehicleBaseId, shown: removed.project }
    const saved = yield* quietly("restoring", saving.save(guid, toSave))
    if (saved === null) return STAY_ON_PAGE
    const { selected } = yield* SubscriptionRef.updateAndGet(live, (held) => ({ ...held, removed: null }))
    if (!removed.wasSelected || selected !== null) yield* notifyTabs
    else {
      yield* selection.choose(saved)
      yield* selectionChanged(null)
    }
    return STAY_ON_PAGE
  })

  return { remove, restore }
}
