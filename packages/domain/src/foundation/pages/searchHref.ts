import { percentEncoded } from "../ports/percentEncoding.ts"

/** Characters of a search term; the services take no more. */
export const LONGEST_TERM = 200

/** Whether the services refuse a term for its length. A flag or a face is one character, as it is to who types it. */
export const isTooLong = (term: string): boolean =>
  term.length > 2 * LONGEST_TERM || (term.length > LONGEST_TERM && Array.from(term).length > LONGEST_TERM)

/** Without outer space and at most 200 characters long. */
export const trimmedTerm = (term: string): string => Array.from(term.toWellFormed().trim()).slice(0, LONGEST_TERM).join("").trimEnd()

/** A term as it is searched for: without apostrophes and outer space, at most 200 characters. */
export const cleanTerm = (term: string): string => trimmedTerm(term.replace(/['\u2019]/g, ""))

/**
 * Where a term is searched: the project's search address with its `query` replaced, otherwise `/search` (SRCH-25, GAP-55).
 * Null for a term with nothing in it (SRCH-23).
 */
export const searchHref = (term: string, searchUrl = "/search"): string | null => {
  const query = cleanTerm(term)
  if (query === "") return null
  const [path = "", parameters = ""] = searchUrl.replace(/#.*$/s, "").split(/\?(.*)/s)
  const others = parameters.split("&").filter((pair) => pair !== "" && pair.split("=")[0] !== "query")
  return `${path}?${[...others, `query=${percentEncoded(query)}`].join("&")}`
}

/** A link to a search of the whole shop, narrowed to one facet where it is given (NAV-103, NAV-104). Null for a term with nothing in it. */
export const searchLink = (term: string, facet?: { readonly name: string; readonly value: string }): string | null => {
  const href = searchHref(term)
  if (href === null || facet === undefined) return href
  return `${href}&facet=${percentEncoded(`${facet.name}:${facet.value}`)}`
}
