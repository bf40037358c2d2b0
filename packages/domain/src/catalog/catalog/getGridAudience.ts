import { parseQueryString } from "../../foundation/ports/queryString.ts"

/** Returns the audience of a page's category grid: race for `o=r` in the query string, otherwise street (CARD-35). */
export const getGridAudience = (search: string): "street" | "race" => (parseQueryString(search).get("o") === "r" ? "race" : "street")
