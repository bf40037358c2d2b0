import { SkuBaseNumber } from "@camber/domain/catalog"
import { evaluateVariant, type Verdict } from "@camber/domain/fitment"
import type { Project } from "@camber/domain/vehicle"
import type { MemoryCatalog, MemoryPart } from "./MemoryCatalog.ts"
import type { Describe } from "./vehicleResolvers.ts"

/** Finds products by SKU base number. */
export interface PartLookup {
  readonly all: ReadonlyArray<MemoryPart>
  readonly find: (skuBaseNumber: string) => MemoryPart | undefined
  /** Finds the part with a base number or a SKU, in any letter case. */
  readonly findAny: (skuOrSkuBase: string) => MemoryPart | undefined
  readonly getBaseNumber: (part: MemoryPart) => SkuBaseNumber
  /** Evaluates a product for a project; null if the product is unknown. */
  readonly evaluate: (skuBaseNumber: string, project: Project) => Verdict | null
  /** Returns the product's position in the catalog, starting at 1. */
  readonly getPageId: (skuBaseNumber: string) => number
  readonly getUrl: (skuBaseNumber: string) => string
}

/** Returns the base number of a part: the number at the beginning of a generated SKU. Parts with other SKUs get consecutive numbers. */
const toBaseNumber = ({ skuVariantNumber }: MemoryPart, at: number): SkuBaseNumber =>
  SkuBaseNumber.make(/^([0-9A-Z]{1,12}-[0-9A-Z]{1,12})-[0-9]{1,4}$/.exec(skuVariantNumber)?.[1] ?? `PRT-${at + 1}`)

export const createPartLookup = ({ parts }: MemoryCatalog, describe: Describe): PartLookup => {
  const baseNumbers = new Map(parts.map((part, at) => [part, toBaseNumber(part, at)]))
  const byBase = new Map(parts.map((part, at) => [String(baseNumbers.get(part)), { part, pageId: at + 1 }]))
  const bySku = new Map(parts.map((part) => [part.skuVariantNumber.toLowerCase(), part]))
  const getPageId = (skuBaseNumber: string) => byBase.get(skuBaseNumber)?.pageId ?? 0
  const find = (skuBaseNumber: string) => byBase.get(skuBaseNumber)?.part
  return {
    all: parts,
    find,
    findAny: (skuOrSkuBase) => bySku.get(skuOrSkuBase.toLowerCase()) ?? find(skuOrSkuBase.toUpperCase()),
    getBaseNumber: (part) => baseNumbers.get(part) ?? toBaseNumber(part, 0),
    evaluate: (skuBaseNumber, project) => {
      const part = find(skuBaseNumber)
      return part === undefined ? null : evaluateVariant(part.applications, {}, project, describe(project) ?? undefined)
    },
    getPageId,
    getUrl: (skuBaseNumber) => `/item/part/${getPageId(skuBaseNumber)}`
  }
}
