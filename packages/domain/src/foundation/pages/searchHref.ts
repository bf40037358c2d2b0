import { encodePercent, parseQueryString } from "../ports/queryString.ts"

/** Maximum number of characters of a search term. The services reject longer terms. */
export const MAX_TERM_LENGTH = 200

/** Returns true if the services would reject the term for its length. An emoji counts as one character. */
export const isTooLong = (term: string): boolean =>
  term.length > 2 * MAX_TERM_LENGTH || (term.length > MAX_TERM_LENGTH && Array.from(term).length > MAX_TERM_LENGTH)

/** Trims a term to at most 200 characters. */
export const trimTerm = (term: string): string => Array.from(term.toWellFormed().trim()).slice(0, MAX_TERM_LENGTH).join("").trimEnd()

/** Normalizes a term for searching: no apostrophes, trimmed, at most 200 characters. */
export const normalizeTerm = (term: string): string => trimTerm(term.replace(/['\u2019]/g, ""))

/**
 * Returns the URL that searches a term: the project's search URL with its `query` replaced, otherwise `/search` (SRCH-25, GAP-55). Null for
 * a blank term (SRCH-23).
 */
export const searchHref = (term: string, searchUrl = "/search"): string | null => {
  const query = normalizeTerm(term)
  if (query === "") return null
  const [path = "", parameters = ""] = searchUrl.replace(/#.*$/s, "").split(/\?(.*)/s)
  const others = parameters.split("&").filter((pair) => pair !== "" && pair.split("=")[0] !== "query")
  return `${path}?${[...others, `query=${encodePercent(query)}`].join("&")}`
}

/** Returns a URL that searches the whole shop, optionally filtered by one facet (NAV-103, NAV-104). Null for a blank term. */
export const getSearchLink = (term: string, facet?: { readonly name: string; readonly value: string }): string | null => {
  const href = searchHref(term)
  if (href === null || facet === undefined) return href
  return `${href}&facet=${encodePercent(`${facet.name}:${facet.value}`)}`
}

/** Parameters that identify a page's subject: search term, list, reviewed product. Other parameters only filter or open something. */
const SUBJECTS = ["query", "list", "shareGuid", "pr_page_id"]

/** Returns the identity of a page: equal for all its URLs, different for every other page. */
export const parsePageNumber = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const parameters = parseQueryString(search)
  return JSON.stringify([pathname, ...SUBJECTS.map((name) => parameters.get(name) ?? "")])
}
