import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { type ProjectAddresses, projectHref } from "./getProjectHref.ts"

/**
 * Where choosing a project leads from a page (GAR-71 to GAR-75, GAP-53 to GAP-55). `search` is the address's query with its `?`, or
 * empty; its own `query` goes along to a search page.
 */
export const vehicleLink = (path: string, search: string, project: ProjectAddresses): string =>
  projectHref(project, path, searchTerm(search))

/** The `query` parameter of an address; empty without one. */
export const searchTerm = (search: string): string => parseQueryString(search).get("query") ?? ""
