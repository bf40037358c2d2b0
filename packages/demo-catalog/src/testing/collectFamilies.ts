import type { Family } from "../ProductType.ts"
import { createCatalogFamilies, familyNumbers } from "../generateCatalogRows.ts"
import { createKit } from "../kits.ts"
import type { VariantRow } from "../rows.ts"
import { createVariants } from "../variants.ts"

export interface SoldFamily {
  readonly family: Family
  readonly variants: ReadonlyArray<VariantRow>
}

/** Generates the families of a catalog with their variants, without reviews, questions and stock. */
export const collectFamilies = (skus: number, seed: string): ReadonlyArray<SoldFamily> => {
  const all = createCatalogFamilies(seed)
  const sold: Array<SoldFamily> = []
  let made = 0
  for (const index of familyNumbers(all)) {
    if (made >= skus) break
    const family = all.at(index)
    const one = family.kit === null ? { family, variants: createVariants(seed, family) } : createKit(seed, all, family)
    if (one === undefined) continue
    made += one.variants.length
    sold.push(one)
  }
  return sold
}
