import { encodePercent } from "../ports/percentEncoding.ts"

/** Characters of a search term; the services take no more. */
export const MAX_TERM_LENGTH = 200

/** Whether the services refuse a term for its length. A flag or a face is one character, as it is to who types it. */
export const isTooLong = (term: string): boolean =>
  term.length > 2 * MAX_TERM_LENGTH || (term.length > MAX_TERM_LENGTH && Array.from(term).length > MAX_TERM_LENGTH)

/** Without outer space and at most 200 characters long. */
export const trimTerm = (term: string): string => Array.from(term.toWellFormed().trim()).slice(0, MAX_TERM_LENGTH).join("").trimEnd()

/** A term as it is searched for: without apostrophes and outer space, at most 200 characters. */
export const normalizeTerm = (term: string): string => trimTerm(term.replace(/['\u2019]/g, ""))

/**
 * Where a term is searched: the project's search address with its `query` replaced, otherwise `/search` (SRCH-25, GAP-55).
 * Null for a term with nothing in it (SRCH-23).
 */
export const searchHref = (term: string, searchUrl = "/search"): string | null => {
  const query = normalizeTerm(term)
  if (query === "") return null
  const [path = "", parameters = ""] = searchUrl.replace(/#.*$/s, "").split(/\?(.*)/s)
  const others = parameters.split("&").filter((pair) => pair !== "" && pair.split("=")[0] !== "query")
  return `${path}?${[...others, `query=${encodePercent(query)}`].join("&")}`
}

/** A link to a search of the whole shop, narrowed to one facet where it is given (NAV-103, NAV-104). Null for a term with nothing in it. */
export const getSearchLink = (term: string, facet?: { readonly name: string; readonly value: string }): string | null => {
  const href = searchHref(term)
  if (href === null || facet === undefined) return href
  return `${href}&facet=${encodePercent(`${facet.name}:${facet.value}`)}`
}
