import { Effect, SubscriptionRef } from "effect"
import { COOKIE_DAYS } from "../../foundation/ports/Cookies.ts"
import { type CallError, Http } from "../../foundation/ports/Http.ts"
import { describedProject } from "../vehicle/describeSelectedProject.ts"
import { FITMENT_COOKIE, projectFromCookie, projectToCookie } from "../vehicle/cookie.ts"
import type { Project, SelectedProject } from "../vehicle/model.ts"
import { projectFingerprint } from "../vehicle/getProjectFingerprint.ts"
import type { GarageContext } from "./GarageModel.ts"
import type { CustomerProject } from "./model.ts"
import { descriptionOf } from "./toProjectDescription.ts"
import { projectOf } from "./rules.ts"
import { selectedBy } from "./findSelectedProject.ts"

/** The selected project, in the live state and in the Fitment cookie that the server and the other tabs read. */
export interface Selection {
  readonly choose: (saved: CustomerProject) => Effect.Effect<void>
  readonly clear: Effect.Effect<void>
  /**
   * Brings the live state into line with the cookie and the list (GAR-57, GAR-58): what the garage knows of the project counts. A cookie
   * of a car that the catalogue does not know goes; of an engine that it does not know, the engine alone.
   */
  readonly settle: Effect.Effect<void, CallError>
}

export const makeSelection = ({ cookies, http, live }: GarageContext): Selection => {
  const show = (selected: SelectedProject | null) => SubscriptionRef.update(live, (held) => ({ ...held, selected }))
  const inCookie = Effect.map(cookies.read(FITMENT_COOKIE), projectFromCookie)
  const clear = Effect.andThen(cookies.remove(FITMENT_COOKIE), show(null))

  const write = (project: Project) => cookies.write(FITMENT_COOKIE, projectToCookie(project), COOKIE_DAYS)

  const choose = Effect.fnUntraced(function* (saved: CustomerProject) {
    const project = projectOf(saved)
    yield* write(project)
    yield* show({ project, description: descriptionOf(saved) })
  })

  const describe = Effect.fnUntraced(
    function* (project: Project) {
      const known = yield* describedProject(project)
      // The shopper may have selected another one in the meantime.
      if (!isSame(yield* inCookie, project)) return
      if (known === null) return yield* clear
      if (known.project !== project) yield* write(known.project)
      yield* show(known)
    },
    Effect.provideService(Http, http)
  )

  const settle = Effect.gen(function* () {
    const project = yield* inCookie
    const { projects, selected } = yield* SubscriptionRef.get(live)
    if (project === null) return selected === null ? undefined : yield* clear
    const saved = selectedBy(project, projects)
    if (saved !== null) return isSame(selected?.project ?? null, projectOf(saved)) ? undefined : yield* choose(saved)
    if (!isSame(selected?.project ?? null, project)) yield* describe(project)
  })

  return { choose, clear, settle }
}

const isSame = (one: Project | null, other: Project): boolean =>
  one !== null && one.projectId === other.projectId && one.paint === other.paint && projectFingerprint(one) === projectFingerprint(other)
