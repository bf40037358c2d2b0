import { Effect } from "effect"
import { COOKIE_DAYS, Cookies } from "../../foundation/ports/Cookies.ts"
import { Storage } from "../../foundation/ports/Storage.ts"
import type { WebUserGuid } from "../../foundation/visitor/model.ts"
import { writeStoredProjects } from "./localRecord.ts"
import type { CustomerProject } from "./model.ts"

/** Cookie that lets the server know this visitor has saved projects (GAR-80). */
export const HAS_PROJECTS_COOKIE = "HasCustomerProjects"

/** Stores a list from a response on this device. */
export const storeProjects = Effect.fnUntraced(function* (guid: WebUserGuid, projects: ReadonlyArray<CustomerProject>) {
  const cookies = yield* Cookies
  yield* writeStoredProjects(yield* Storage, guid, projects)
  yield* projects.length > 0 ? cookies.write(HAS_PROJECTS_COOKIE, "true", COOKIE_DAYS) : cookies.remove(HAS_PROJECTS_COOKIE)
})
