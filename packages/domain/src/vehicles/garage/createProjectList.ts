import { Effect, SubscriptionRef } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import { COOKIE_DAYS } from "../../foundation/ports/Cookies.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { customerProjects } from "./calls.ts"
import type { GarageContext } from "./GarageModel.ts"
import { isFetchedThisSession, readStoredProjects, writeStoredProjects } from "./localRecord.ts"
import type { CustomerProject } from "./model.ts"

/** Says to the server that this visitor has a garage (GAR-80). */
export const HAS_PROJECTS_COOKIE = "HasCustomerProjects"

/** The list of projects, in the live state and in this device's record. */
export interface ProjectList {
  /** Takes over a list that a service has answered. */
  readonly keep: (guid: WebUserGuid, projects: ReadonlyArray<CustomerProject>) => Effect.Effect<void>
  readonly fetch: (guid: WebUserGuid) => Effect.Effect<void, CallError>
  /** Shows this device's record; fetches without one, once a session, and when told to (GAR-53, GAR-54, GAP-43). */
  readonly hydrate: (guid: WebUserGuid, isForced: boolean) => Effect.Effect<void, CallError>
}

export const createProjectList = ({ cookies, http, live, storage }: GarageContext): ProjectList => {
  const show = (projects: ReadonlyArray<CustomerProject>) =>
    SubscriptionRef.update(live, (held) => ({ ...held, projects, isHydrated: true }))
  const setFetching = (isFetching: boolean) => SubscriptionRef.update(live, (held) => ({ ...held, isFetching }))

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
    const kept = yield* readStoredProjects(storage, guid)
    if (kept !== null) yield* show(kept)
    if (kept === null || isForced || !(yield* isFetchedThisSession(storage, guid))) yield* fetch(guid)
  })

  return { keep, fetch, hydrate }
}
