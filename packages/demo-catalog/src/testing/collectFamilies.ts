import type { Family } from "../Family.ts"
import { catalogueFamilies, familyNumbers } from "../generateCatalogRows.ts"
import { kitOf } from "../kits.ts"
import type { VariantRow } from "../rows.ts"
import { variantsOf } from "../variants.ts"

export interface SoldFamily {
  readonly family: Family
  readonly variants: ReadonlyArray<VariantRow>
}

/** The families of a catalog with their variants, without what is said and stored about them. */
export const collectFamilies = (skus: number, seed: string): ReadonlyArray<SoldFamily> => {
  const all = catalogueFamilies(seed)
  const sold: Array<SoldFamily> = []
  let made = 0
  for (const index of familyNumbers(all)) {
    if (made >= skus) break
    const family = all.at(index)
    const one = family.kit === null ? { family, variants: variantsOf(seed, family) } : kitOf(seed, all, family)
    if (one === undefined) continue
    made += one.variants.length
    sold.push(one)
  }
  return sold
}
