import { Effect } from "effect"
import { callService } from "../../foundation/ports/Call.ts"
import type { CallError, Http } from "../../foundation/ports/Http.ts"
import { productOptions } from "./calls.ts"
import { SkuBaseNumber, type SkuVariantNumber } from "./sku.ts"

/** Product number that no product has. The services reject it with the message for a choice that is no longer available. */
const UNKNOWN_PRODUCT = SkuBaseNumber.make("GONE-0")

/**
 * Finds the product of a SKU, which may be any text. Asks the catalog service.
 *
 * @returns The number of the product, or a number that no product has if the SKU is unknown.
 */
export const findSkuBaseNumber = (skuVariantNumber: SkuVariantNumber): Effect.Effect<SkuBaseNumber, CallError, Http> =>
  Effect.map(
    callService(productOptions, { skuOrSkuBase: skuVariantNumber, project: null }),
    ({ productOptions: found }) => found?.skuBaseNumber ?? UNKNOWN_PRODUCT
  )
