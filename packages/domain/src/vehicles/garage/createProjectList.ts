import { Effect, SubscriptionRef } from "effect"
import type { CallError } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { type GarageContext, provideGaragePorts } from "./GarageModel.ts"
import { isFetchedThisSession, readStoredProjects } from "./localRecord.ts"
import type { CustomerProject } from "./model.ts"
import { fetchProjects } from "./ownerCommands.ts"

/** The project list in the state and in the local record. */
export interface ProjectList {
  readonly show: (projects: ReadonlyArray<CustomerProject>) => Effect.Effect<void>
  readonly fetch: (guid: WebUserGuid) => Effect.Effect<void, CallError>
  /** Shows the local record. Fetches if there is none, once per session, and if forced (GAR-53, GAR-54, GAP-43). */
  readonly hydrate: (guid: WebUserGuid, isForced: boolean) => Effect.Effect<void, CallError>
}

export const createProjectList = (context: GarageContext): ProjectList => {
  const { live, storage } = context
  const show = (projects: ReadonlyArray<CustomerProject>) =>
    SubscriptionRef.update(live, (current) => ({ ...current, projects, isHydrated: true }))
  const setFetching = (isFetching: boolean) => SubscriptionRef.update(live, (current) => ({ ...current, isFetching }))

  const fetch = Effect.fnUntraced(function* (guid: WebUserGuid) {
    const { selected } = yield* SubscriptionRef.get(live)
    yield* setFetching(true)
    const projects = yield* fetchProjects(guid, selected?.project.facets ?? []).pipe(
      provideGaragePorts(context),
      Effect.ensuring(setFetching(false))
    )
    yield* show(projects)
  })

  const hydrate = Effect.fnUntraced(function* (guid: WebUserGuid, isForced: boolean) {
    const stored = yield* readStoredProjects(storage, guid)
    if (stored !== null) yield* show(stored)
    if (stored === null || isForced || !(yield* isFetchedThisSession(storage, guid))) yield* fetch(guid)
  })

  return { show, fetch, hydrate }
}
