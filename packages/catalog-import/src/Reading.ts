import type { Aliases } from "./names/Aliases.ts"
import { createAliases } from "./names/Aliases.ts"
import { foldName, type ShopNames } from "./names/ShopNames.ts"
import type { FitmentRule } from "./fitment-map/readFitmentMap.ts"
import type { Row } from "./text/Row.ts"
import { createVehicleTables, type VehicleTables } from "./vehicles/VehicleTables.ts"

/** State while the files are read: keys, by which duplicates and references are found. Only these texts stay in memory. */
export interface Reading {
  readonly names: ShopNames
  /** Day of the import: '2026-04-03'. */
  readonly today: string
  readonly aliases: Aliases
  /** Product types by the owner's category; null if the owner names none. */
  readonly categoryTypes: Map<string, string | null>
  readonly products: Map<string, { readonly brand: string; readonly line: number }>
  /** Variants by SKU in lower case. */
  readonly variants: Map<string, { readonly sku: string; readonly product: string; readonly line: number }>
  /** Keys that must be unique, with the line on which each occurred. */
  readonly keys: Map<string, number>
  /** First SKU with the same options, by product and options. `variantCounts`: number of variants by product. */
  readonly optionSkus: Map<string, string>
  readonly variantCounts: Map<string, number>
  /** SKUs that each SKU contains or that replace it, by kind of link. */
  readonly links: Map<string, Set<string>>
  readonly brands: Map<string, BrandFacts>
  /** Brands by the four-letter code that supplier files contain: 'BBBB'. */
  readonly brandCodes: Map<string, string>
  /** SKUs by brand and part number (`getPartKey`); null if two SKUs have the same part number. */
  readonly parts: Map<string, string | null>
  /** Number of applications of each SKU. */
  readonly applicationCounts: Map<string, number>
  /** Names by 'brand:41' and 'category:23', for exports that have only ids. */
  readonly ids: Map<string, string>
  readonly fitmentRules: Array<FitmentRule>
  readonly vehicles: VehicleTables
}

export interface BrandFacts {
  readonly country: string | null
}

export const createReading = (names: ShopNames, today: string): Reading => ({
  names,
  today,
  aliases: createAliases(),
  categoryTypes: new Map(),
  products: new Map(),
  variants: new Map(),
  keys: new Map(),
  optionSkus: new Map(),
  variantCounts: new Map(),
  links: new Map(),
  brands: new Map(),
  brandCodes: new Map(),
  parts: new Map(),
  applicationCounts: new Map(),
  ids: new Map(),
  fitmentRules: [],
  vehicles: createVehicleTables()
})

/** Returns the key of a part number within a brand. It ignores case, spaces, hyphens, dots and slashes, but no other characters. */
export const getPartKey = (brand: string, number: string): string =>
  `${foldName(brand)}|${number.replaceAll(/[\s\-./_]/g, "").toUpperCase()}`

/** Returns true only for the first call with this key. Use it for problems that would otherwise be reported for each row. */
export const isFirst = (reading: Reading, row: Pick<Row, "line">, kind: string, value: string): boolean => {
  const key = `${kind}:${value}`
  if (reading.keys.has(key)) return false
  reading.keys.set(key, row.line)
  return true
}

/** Reports a key that an earlier row already has. Returns whether the key is new. */
export const claimKey = (reading: Reading, row: Row, field: string, kind: string, key: string, what = `The ${kind} ${key}`): boolean => {
  const known = `${kind}:${key.toLowerCase()}`
  const line = reading.keys.get(known)
  if (line === undefined) {
    reading.keys.set(known, row.line)
    return true
  }
  row.report("error", "duplicate-key", field, `${what} is on lines ${line} and ${row.line}; the first one counts.`, key)
  return false
}

/** Finds the variant with a SKU, or reports that there is none. */
export const findVariant = (reading: Reading, row: Row, field: string, sku: string) => {
  const found = reading.variants.get(sku.toLowerCase())
  if (found === undefined) row.report("error", "unknown-sku", field, `variants.csv has no SKU ${sku}.`, sku)
  return found
}

/** Adds a link between SKUs. If the link would close a cycle, does not add it, and returns the SKUs of the cycle from `to` back to `to`. */
export const addLink = (reading: Reading, kind: string, from: string, to: string): ReadonlyArray<string> | null => {
  const getKey = (sku: string) => `${kind}:${sku.toLowerCase()}`
  const own = getKey(from)
  /** For each SKU that the search found, the SKU from which it was reached. */
  const leading = new Map<string, string | null>([[getKey(to), null]])
  const open = [to]
  for (const sku of open) {
    if (getKey(sku) === own) return [...listLeading(sku, (known) => leading.get(getKey(known)) ?? null), to]
    for (const next of reading.links.get(getKey(sku)) ?? [])
      if (!leading.has(getKey(next))) {
        leading.set(getKey(next), sku)
        open.push(next)
      }
  }
  const targets = reading.links.get(own) ?? new Set<string>()
  reading.links.set(own, targets.add(to))
  return null
}

/** Lists the path to a SKU, from the start to the SKU itself. */
const listLeading = (sku: string, getLeading: (sku: string) => string | null): ReadonlyArray<string> => {
  const path: Array<string> = []
  for (let at: string | null = sku; at !== null; at = getLeading(at)) path.push(at)
  return path.reverse()
}
