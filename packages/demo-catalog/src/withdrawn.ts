import { getPageId } from "./identity.ts"
import { readCatalogTable } from "./tables.ts"

/** Numbers of families that are no longer sold, with the family that took their place. */
const replacements: ReadonlyMap<number, number> = new Map(
  readCatalogTable("withdrawn.tsv", ["product", "replaced_by"]).map((row) => [
    Number(row.product) - getPageId(0),
    Number(row.replaced_by) - getPageId(0)
  ])
)

/** Whether a family was withdrawn: its number stays unused. */
export const isWithdrawn = (index: number): boolean => replacements.has(index)

const byReplacement = Map.groupBy(replacements.keys(), (index) => replacements.get(index))

/** The withdrawn families whose place a family took. */
export const replacedBy = (index: number): ReadonlyArray<number> => byReplacement.get(index) ?? []
