import { getPageId } from "./identity.ts"
import { readCatalogTable } from "./tables.ts"

/** Numbers of withdrawn families, with their replacements. */
const replacements: ReadonlyMap<number, number> = new Map(
  readCatalogTable("withdrawn.tsv", ["product", "replaced_by"]).map((row) => [
    Number(row.product) - getPageId(0),
    Number(row.replaced_by) - getPageId(0)
  ])
)

/** Returns whether a family was withdrawn; its number stays unused. */
export const isWithdrawn = (index: number): boolean => replacements.has(index)

const byReplacement = Map.groupBy(replacements.keys(), (index) => replacements.get(index))

/** Returns the withdrawn families that a family replaced. */
export const replacedBy = (index: number): ReadonlyArray<number> => byReplacement.get(index) ?? []
