import { Effect, SubscriptionRef } from "effect"
import { Cookies } from "../../foundation/ports/Cookies.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { describeSelectedProject } from "../vehicle/describeSelectedProject.ts"
import { getSelectedProject } from "../vehicle/cookie.ts"
import type { Project, SelectedProject } from "../vehicle/model.ts"
import { getProjectFingerprint } from "../vehicle/getProjectFingerprint.ts"
import type { GarageContext } from "./GarageModel.ts"
import type { CustomerProject } from "./model.ts"
import { clearSelection, selectProject, writeSelection } from "./ownerCommands.ts"
import { toProject } from "./rules.ts"
import { findSelectedProject } from "./findSelectedProject.ts"

/** The selected project in the state and in the Fitment cookie, which the server and other tabs read. */
export interface Selection {
  readonly choose: (saved: CustomerProject) => Effect.Effect<void>
  readonly clear: Effect.Effect<void>
  /**
   * Synchronizes the state with the cookie and the list (GAR-57, GAR-58). The saved project takes precedence. Deletes the cookie if its
   * vehicle is unknown. Drops only the engine if only the engine is unknown.
   */
  readonly settle: Effect.Effect<void, CallError>
}

export const createSelection = ({ cookies, http, live }: GarageContext): Selection => {
  const show = (selected: SelectedProject | null) => SubscriptionRef.update(live, (held) => ({ ...held, selected }))
  const withCookies = Effect.provideService(Cookies, cookies)
  const readCookie = withCookies(getSelectedProject)
  const clear = Effect.andThen(withCookies(clearSelection), show(null))
  const choose = (saved: CustomerProject) => Effect.flatMap(withCookies(selectProject(saved)), show)

  const describe = Effect.fnUntraced(
    function* (project: Project) {
      const known = yield* describeSelectedProject(project)
      // The shopper may have selected another project during the request
      if (!isSame(yield* readCookie, project)) return
      if (known === null) return yield* clear
      if (known.project !== project) yield* withCookies(writeSelection(known.project))
      yield* show(known)
    },
    Effect.provideService(Http, http)
  )

  const settle = Effect.gen(function* () {
    const project = yield* readCookie
    const { projects, selected } = yield* SubscriptionRef.get(live)
    if (project === null) return selected === null ? undefined : yield* clear
    const saved = findSelectedProject(project, projects)
    if (saved !== null) return isSame(selected?.project ?? null, toProject(saved)) ? undefined : yield* choose(saved)
    if (!isSame(selected?.project ?? null, project)) yield* describe(project)
  })

  return { choose, clear, settle }
}

const isSame = (current: Project | null, other: Project): boolean =>
  current !== null &&
  current.projectId === other.projectId &&
  current.paint === other.paint &&
  getProjectFingerprint(current) === getProjectFingerprint(other)
