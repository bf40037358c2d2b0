import { parseQueryString } from "../ports/queryString.ts"

/** Parameters that identify a page's subject: search term, list, reviewed product. Other parameters only filter or open something. */
const SUBJECTS = ["query", "list", "shareGuid", "pr_page_id"]

/** Returns the identity of a page: equal for all its URLs, different for every other page. */
export const parsePageNumber = ({ pathname, search }: { readonly pathname: string; readonly search: string }): string => {
  const parameters = parseQueryString(search)
  return JSON.stringify([pathname, ...SUBJECTS.map((name) => parameters.get(name) ?? "")])
}
