import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { type ProjectUrls, getProjectHref } from "./getProjectHref.ts"

/**
 * Where choosing a project leads from a page (GAR-71 to GAR-75, GAP-53 to GAP-55). `search` is the address's query with its `?`, or
 * empty; its own `query` goes along to a search page.
 */
export const getVehicleLink = (path: string, search: string, project: ProjectUrls): string =>
  getProjectHref(project, path, getSearchTerm(search))

/** The `query` parameter of an address; empty without one. */
export const getSearchTerm = (search: string): string => parseQueryString(search).get("query") ?? ""
