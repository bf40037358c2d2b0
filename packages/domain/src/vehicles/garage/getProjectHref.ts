import { searchHref } from "../../foundation/pages/searchHref.ts"
import type { ProjectDescription } from "../vehicle/model.ts"

/** Where a project is at home: a page of its own, if it has one, and the shop and the search narrowed to what fits it. */
export type ProjectUrls = Pick<ProjectDescription, "customerProjectUrl" | "searchUrl" | "shopUrl">

/**
 * Where choosing a project leads from a page (GAR-72 to 75, GAP-54): on a search page to the same search, on a shop page to the shop,
 * elsewhere to the project's own page. `query` is the page's search term, if any.
 */
export const getProjectHref = ({ customerProjectUrl, searchUrl, shopUrl }: ProjectUrls, path: string, query: string | null): string => {
  const lower = path.toLowerCase()
  if (lower.includes("search")) return searchHref(query ?? "", searchUrl) ?? shopUrl
  return lower.includes("shop") ? shopUrl : (customerProjectUrl ?? shopUrl)
}
