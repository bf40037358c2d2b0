import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { type ProjectUrls, getProjectHref } from "./getProjectHref.ts"

/**
 * Returns the URL to open after a project is chosen on a page (GAR-71 to GAR-75, GAP-53 to GAP-55). `search` is the page's query string,
 * with its `?`, or empty. Its `query` is passed on to a search page.
 */
export const getVehicleLink = (path: string, search: string, project: ProjectUrls): string =>
  getProjectHref(project, path, getSearchTerm(search))

/** Returns the `query` parameter of a query string, or an empty text. */
export const getSearchTerm = (search: string): string => parseQueryString(search).get("query") ?? ""
