import { parseQueryString } from "../../foundation/ports/queryString.ts"

/** Whom the category grid of a page is for: race for `o=r` in the address' query, street otherwise (CARD-35). */
export const getGridAudience = (search: string): "street" | "race" => (parseQueryString(search).get("o") === "r" ? "race" : "street")
