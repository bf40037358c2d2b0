import { describeProject, projectFingerprint, projectFromCookies } from "@camber/domain/vehicle"
import { ask } from "@camber/domain/ports"
import { LRUCache } from "lru-cache"
import type { SelectedProject } from "../composition/Seed.ts"
import type { ServerRuntime } from "../composition/serverRuntime.ts"

/**
 * Reads the Fitment cookie's project and has its ids described. A broken cookie or an id that the catalogue does not know means that no
 * project is selected; a failing service does too, for this page, so that the page still reads.
 */
export const makeProjectReader = (runtime: ServerRuntime): ((cookies: string | null, version: string) => Promise<SelectedProject | null>) => {
  const described = new LRUCache<string, SelectedProject>({ max: 5000 })
  return async (cookies, version) => {
    const project = projectFromCookies(cookies)
    if (!project) return null
    const key = `${version}|${projectFingerprint(project)}`
    const kept = described.get(key)
    if (kept) return kept
    const description = (await runtime.runPromise(ask(describeProject, { project }))).describeProject
    if (!description) return null
    const selected = { project, description }
    described.set(key, selected)
    return selected
  }
}
