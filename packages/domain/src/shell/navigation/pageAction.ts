import { parseQueryString } from "../../foundation/ports/queryString.ts"

/** What the address of any page can ask for beside showing it. `skuOrSkuBase` is null where the address names none. */
export interface PageAction {
  readonly action: "addToCart" | "addToList"
  readonly skuOrSkuBase: string | null
}

const actions = { addtocart: "addToCart", addtolist: "addToList" } as const
const isAction = (text: string): text is keyof typeof actions => Object.hasOwn(actions, text)

/** Reads `action` and `skuorskubasetoadd` of an address' query, in either letter case (NAV-105, NAV-106); null where nothing is asked. */
export const pageAction = (search: string): PageAction | null => {
  const parameters = new Map([...parseQueryString(search)].map(([name, value]) => [name.toLowerCase(), value.trim()]))
  const action = parameters.get("action")?.toLowerCase() ?? ""
  const sku = parameters.get("skuorskubasetoadd") ?? ""
  return isAction(action) ? { action: actions[action], skuOrSkuBase: sku === "" ? null : sku } : null
}
