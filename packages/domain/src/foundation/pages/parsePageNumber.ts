import { parseQueryString } from "../ports/queryString.ts"

/** Parameters that say what a page is about: a search's term, a list, the product of a review. Others narrow it, or open something of it. */
const SUBJECTS = ["query", "list", "shareGuid", "pr_page_id"]

/** What a page is of all those that there are: the same text for each of its addresses, another one for every other page. */
export const parsePageNumber = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const parameters = parseQueryString(search)
  return JSON.stringify([pathname, ...SUBJECTS.map((name) => parameters.get(name) ?? "")])
}
