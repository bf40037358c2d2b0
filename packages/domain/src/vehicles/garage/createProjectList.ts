import { Effect, SubscriptionRef } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { COOKIE_DAYS } from "../../foundation/ports/Cookies.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { customerProjects } from "./calls.ts"
import type { GarageContext } from "./GarageModel.ts"
import { isFetchedThisSession, readStoredProjects, writeStoredProjects } from "./localRecord.ts"
import type { CustomerProject } from "./model.ts"

/** Cookie that lets the server know this visitor has saved projects (GAR-80). */
export const HAS_PROJECTS_COOKIE = "HasCustomerProjects"

/** The project list in the state and in the local record. */
export interface ProjectList {
  /** Stores a list from a response. */
  readonly keep: (guid: WebUserGuid, projects: ReadonlyArray<CustomerProject>) => Effect.Effect<void>
  readonly fetch: (guid: WebUserGuid) => Effect.Effect<void, CallError>
  /** Shows the local record. Fetches if there is none, once per session, and if forced (GAR-53, GAR-54, GAP-43). */
  readonly hydrate: (guid: WebUserGuid, isForced: boolean) => Effect.Effect<void, CallError>
}

export const createProjectList = ({ cookies, http, live, storage }: GarageContext): ProjectList => {
  const show = (projects: ReadonlyArray<CustomerProject>) =>
    SubscriptionRef.update(live, (current) => ({ ...current, projects, isHydrated: true }))
  const setFetching = (isFetching: boolean) => SubscriptionRef.update(live, (current) => ({ ...current, isFetching }))

  const keep = Effect.fnUntraced(function* (guid: WebUserGuid, projects: ReadonlyArray<CustomerProject>) {
    yield* writeStoredProjects(storage, guid, projects)
    yield* projects.length > 0 ? cookies.write(HAS_PROJECTS_COOKIE, "true", COOKIE_DAYS) : cookies.remove(HAS_PROJECTS_COOKIE)
    yield* show(projects)
  })

  const fetch = Effect.fnUntraced(function* (webUserGuid: WebUserGuid) {
    const { selected } = yield* SubscriptionRef.get(live)
    const selectedFacetData = selected?.project.facets ?? []
    yield* setFetching(true)
    const answer = yield* callService(customerProjects, { webUserGuid, selectedFacetData }).pipe(
      Effect.provideService(Http, http),
      Effect.ensuring(setFetching(false))
    )
    yield* keep(webUserGuid, answer.customerProjects.projects)
  })

  const hydrate = Effect.fnUntraced(function* (guid: WebUserGuid, isForced: boolean) {
    const stored = yield* readStoredProjects(storage, guid)
    if (stored !== null) yield* show(stored)
    if (stored === null || isForced || !(yield* isFetchedThisSession(storage, guid))) yield* fetch(guid)
  })

  return { keep, fetch, hydrate }
}
