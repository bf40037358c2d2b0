import { parseQueryString } from "../../foundation/ports/queryString.ts"
import { searchHref } from "../../foundation/pages/searchHref.ts"
import type { ProjectDescription } from "../vehicle/model.ts"

/** A project's URLs: its own page, if any, and the shop and search filtered to what fits. */
export type ProjectUrls = Pick<ProjectDescription, "customerProjectUrl" | "searchUrl" | "shopUrl">

/**
 * Returns the URL to open after a project is chosen (GAR-72 to 75, GAP-54): the same search on a search page, the shop on a shop page,
 * otherwise the project's own page. `query` is the page's search term, if any.
 */
export const getProjectHref = ({ customerProjectUrl, searchUrl, shopUrl }: ProjectUrls, path: string, query: string | null): string => {
  const lower = path.toLowerCase()
  if (lower.includes("search")) return searchHref(query ?? "", searchUrl) ?? shopUrl
  return lower.includes("shop") ? shopUrl : (customerProjectUrl ?? shopUrl)
}

/**
 * Returns the URL to open after a project is chosen on a page (GAR-71 to GAR-75, GAP-53 to GAP-55). `search` is the page's query string,
 * with its `?`, or empty. The page's `query` parameter is passed on to a search page.
 */
export const getVehicleLink = (path: string, search: string, project: ProjectUrls): string =>
  getProjectHref(project, path, getSearchTerm(search))

/** Returns the `query` parameter of a query string, or an empty text. */
export const getSearchTerm = (search: string): string => parseQueryString(search).get("query") ?? ""
