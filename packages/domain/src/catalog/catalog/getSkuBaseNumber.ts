import type { SkuBaseNumber, SkuVariantNumber } from "./model.ts"

/** Returns the product of a variant: `CAM-4X` for `CAM-4X-1`. */
export const getSkuBaseNumber = (skuVariantNumber: SkuVariantNumber): SkuBaseNumber =>
  skuVariantNumber.slice(0, skuVariantNumber.lastIndexOf("-")) as SkuBaseNumber
