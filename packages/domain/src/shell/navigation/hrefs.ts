import { encodePercent, parseQueryString } from "../../foundation/ports/queryString.ts"

/**
 * Returns an untrusted text if it is a path within this shop, optionally with a query; otherwise returns `/`. A second slash or backslash
 * would start another host, and browsers remove control characters before parsing.
 */
export const toSameOriginPath = (text: string): string => (/^\/(?![/\\])[^\p{Cc}]*$/u.test(text) ? text : "/")

/** Returns the sign-in URL for an expired session, with the path to return to (SEO-10, GAP-67). */
export const signInHref = (path: string): string =>
  `/Account/Login?returnUrl=${encodePercent(toSameOriginPath(path))}&showSessionMessage=true`

/** An action requested by a page's URL. `skuOrSkuBase` is null if the URL contains no number. */
export interface PageAction {
  readonly action: "addToCart" | "addToList"
  readonly skuOrSkuBase: string | null
}

const actions = { addtocart: "addToCart", addtolist: "addToList" } as const
const isAction = (text: string): text is keyof typeof actions => Object.hasOwn(actions, text)

/** Parses `action` and `skuorskubasetoadd` from a query string, ignoring letter case (NAV-105, NAV-106). Returns null without an action. */
export const pageAction = (search: string): PageAction | null => {
  const parameters = new Map([...parseQueryString(search)].map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const action = parameters.get("action")?.toLowerCase() ?? ""
  const sku = parameters.get("skuorskubasetoadd") ?? ""
  return isAction(action) ? { action: actions[action], skuOrSkuBase: sku === "" ? null : sku } : null
}
