import { readTable } from "./readTable.ts"

interface Typed {
  readonly slug: string
}

const byType: ReadonlyMap<string, ReadonlyArray<string>> = new Map(
  readTable("deciding.tsv", ["product_type", "attributes"]).map((row) => [row.product_type, row.attributes.split(";")])
)

/** Attributes that distinguish parts of this type, the most important first. */
export const getDecidingNames = ({ slug }: Typed): ReadonlyArray<string> => byType.get(slug) ?? []

/** Sorts by the type's deciding attributes; other items keep their order. */
export const inDecidingOrder = <A>(type: Typed, items: ReadonlyArray<A>, name: (item: A) => string): ReadonlyArray<A> => {
  const names = getDecidingNames(type)
  const rank = (item: A): number => {
    const place = names.indexOf(name(item))
    return place < 0 ? names.length : place
  }
  return items.toSorted((one, other) => rank(one) - rank(other))
}
