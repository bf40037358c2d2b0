import { getKitAvailability } from "@camber/domain/catalog"
import { type CartContents, type QuantityLimits, getQuantityLimits } from "@camber/domain/cart"
import { Cents } from "@camber/domain/money"
import { formatAvailability } from "../products/availability.ts"
import type { CatalogLookup } from "./CatalogLookup.ts"
import type { Choice } from "./Choice.ts"
import { NO_LONGER_SOLD } from "./describeChoice.ts"
import { getAddRejection } from "./AddRejection.ts"

type WireLine = (typeof CartContents.Encoded)["lines"][number]

/** Returns the availability of an item. A kit is as available as its scarcest component. */
export const getChoiceStock = (choice: Choice, lookup: CatalogLookup): Pick<WireLine, "availability" | "availabilityText"> => {
  const sold = lookup.sold(choice.skuVariantNumber)
  const refusal = getAddRejection(choice, lookup)
  if (sold === undefined || (refusal !== null && refusal !== "notAvailable")) {
    return { availability: "Discontinued", availabilityText: NO_LONGER_SOLD }
  }
  const parts = choice.kitComponents.flatMap((part) => lookup.sold(part.skuVariantNumber)?.variant ?? [])
  const stocks = [sold.variant, ...parts]
  const availability = getKitAvailability(stocks)
  const last = stocks.find((stock) => stock.availability === availability) ?? sold.variant
  return { availability, availabilityText: formatAvailability(last, sold.product.today) }
}

/** Returns the core deposit per unit in integer cents. A kit has its own core deposit, or the sum of its components' deposits. */
export const getCoreCharge = ({ kitComponents, skuVariantNumber }: Choice, lookup: CatalogLookup): Cents => {
  const sold = lookup.sold(skuVariantNumber)
  if (sold === undefined) return Cents.make(0)
  const sumOfParts = kitComponents.reduce((sum, { ordinality, skuVariantNumber: part }) => {
    const perKit = sold.product.kitLines.find((line) => line.ordinality === ordinality)?.quantity ?? 1
    return sum + perKit * (lookup.sold(part)?.variant.core_charge_cents ?? 0)
  }, 0)
  return Cents.make(sold.variant.core_charge_cents ?? sumOfParts)
}

/**
 * Returns the quantity limits of an item in the cart. A kit's components limit its quantity. An item that is no longer sold has no limits.
 */
export const getChoiceLimits = ({ skuVariantNumber, kitComponents }: Choice, lookup: CatalogLookup): QuantityLimits => {
  const sold = lookup.sold(skuVariantNumber)
  if (sold === undefined) return getQuantityLimits(1, [])
  const { kitLines } = sold.product
  const parts = kitComponents.flatMap((part) => {
    const variant = lookup.sold(part.skuVariantNumber)?.variant
    const perPiece = kitLines.find(({ ordinality }) => ordinality === part.ordinality)?.quantity ?? 1
    return variant === undefined ? [] : { availability: variant.availability, quantity: variant.quantity, perPiece }
  })
  return getQuantityLimits(sold.variant.minimum_quantity, kitLines.length > 0 ? parts : [{ ...sold.variant, perPiece: 1 }])
}
