import { describeSelectedProject, getProjectFingerprint, parseProjectCookieHeader } from "@camber/domain/vehicle"
import { Struct } from "effect"
import { LRUCache } from "lru-cache"
import type { SelectedProject } from "../../foundation/runtime/Seed.ts"
import type { ServerRuntime } from "../composition/serverRuntime.ts"

/**
 * Reads the Fitment cookie's project and resolves its ids to names. A broken cookie or a car that the catalog does not contain means that
 * no project is selected. So does a failing service, which is reported, so that the page still renders. The project contains no owner,
 * because all visitors with the same car share pages.
 */
export const createProjectReader = (
  runtime: ServerRuntime,
  report: (error: unknown, where: string) => void
): ((cookies: string | null, version: string) => Promise<SelectedProject | null>) => {
  const described = new LRUCache<string, SelectedProject>({ max: 5000 })
  return async (cookies, version) => {
    const own = parseProjectCookieHeader(cookies)
    if (!own) return null
    const project = Struct.omit(own, ["projectId"])
    const fingerprint = getProjectFingerprint(project)
    if (fingerprint === "") return null
    const key = `${version}|${fingerprint}|${project.paint ?? ""}`
    const cached = described.get(key)
    if (cached) return cached
    const selected = await runtime.runPromise(describeSelectedProject(project)).catch((error: unknown): null => {
      report(error, "selected project")
      return null
    })
    if (selected !== null) described.set(key, selected)
    return selected
  }
}
