import { getSkuBaseNumber } from "@camber/domain/catalog"
import { evaluateVariant, type Verdict } from "@camber/domain/fitment"
import type { Project } from "@camber/domain/vehicle"
import type { MemoryCatalog, MemoryPart } from "./MemoryCatalog.ts"
import type { Describe } from "./vehicleResolvers.ts"

/** Finds products by SKU base number. */
export interface PartLookup {
  readonly all: ReadonlyArray<MemoryPart>
  readonly find: (skuBaseNumber: string) => MemoryPart | undefined
  /** Null for an unknown product. */
  readonly evaluate: (skuBaseNumber: string, project: Project) => Verdict | null
  /** Position in the catalog, from 1. */
  readonly getPageId: (skuBaseNumber: string) => number
  readonly getUrl: (skuBaseNumber: string) => string
}

export const createPartLookup = ({ parts }: MemoryCatalog, describe: Describe): PartLookup => {
  const bySku = new Map(parts.map((part, at) => [String(getSkuBaseNumber(part.skuVariantNumber)), { part, pageId: at + 1 }]))
  const getPageId = (skuBaseNumber: string) => bySku.get(skuBaseNumber)?.pageId ?? 0
  const find = (skuBaseNumber: string) => bySku.get(skuBaseNumber)?.part
  return {
    all: parts,
    find,
    evaluate: (skuBaseNumber, project) => {
      const part = find(skuBaseNumber)
      return part === undefined ? null : evaluateVariant(part.applications, {}, project, describe(project) ?? undefined)
    },
    getPageId,
    getUrl: (skuBaseNumber) => `/item/part/${getPageId(skuBaseNumber)}`
  }
}
