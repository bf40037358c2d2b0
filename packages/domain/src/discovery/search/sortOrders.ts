/**
 * Sort orders of a listing, in the order of the menu; the first is the default (GAP-C54).
 *
 * `value` is the name in URLs and on the wire. The schema, the URL parser, the GraphQL text and the menu use this table. `@camber/search`
 * has the comparator of each.
 */
export const sortOrders = [
  { value: "relevance", label: "Best match" },
  { value: "popular", label: "Most popular" },
  { value: "price", label: "Price, low to high" },
  { value: "-price", label: "Price, high to low" },
  { value: "rating", label: "Best rated" },
  { value: "new", label: "Newest" }
] as const satisfies ReadonlyArray<{ readonly value: string; readonly label: string }>

export type Sort = (typeof sortOrders)[number]["value"]

export const DEFAULT_SORT: Sort = sortOrders[0].value

export const sortValues: ReadonlyArray<Sort> = sortOrders.map(({ value }) => value)

/** Returns the sort order with this name, or the default for an unknown name. */
export const parseSort = (text: string): Sort => sortValues.find((value) => value === text) ?? DEFAULT_SORT
