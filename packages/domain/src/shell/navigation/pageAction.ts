import { parseQueryString } from "../../foundation/ports/queryString.ts"

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
