import { projectHref } from "../navigation/rules.ts"
import type { ProjectDescription } from "../vehicle/model.ts"

/**
 * Where choosing a project leads from a page (GAR-71 to GAR-75, GAP-53 to GAP-55). `search` is the address's query with its `?`, or
 * empty; its own `query` goes along to a search page.
 */
export const vehicleLink = (path: string, search: string, project: ProjectDescription): string =>
  projectHref(project, path, searchTerm(search))

/** The `query` parameter of an address; null without one. A broken encoding is taken as it is. */
export const searchTerm = (search: string): string | null => {
  const pair = search
    .replace(/^\?/, "")
    .split("&")
    .find((one) => one.startsWith("query="))
  if (pair === undefined) return null
  const text = pair.slice("query=".length).replaceAll("+", " ")
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
