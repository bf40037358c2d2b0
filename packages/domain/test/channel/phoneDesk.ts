import * as Cart from "@camber/domain/cart/commands"
import { findSkuBaseNumber, type SkuVariantNumber } from "@camber/domain/catalog"
import * as Fitment from "@camber/domain/fitment/commands"
import * as Garage from "@camber/domain/garage/commands"
import { formatProjectName } from "@camber/domain/vehicle"
import { Effect } from "effect"

/** Handles a call: saves the caller's vehicle, explains whether a part fits it, and adds the part to the cart. */
export const phoneDesk = Effect.fnUntraced(function* (car: Garage.VehicleNames, sku: SkuVariantNumber) {
  const { selected } = yield* Garage.add(car)
  const skuBaseNumber = yield* findSkuBaseNumber(sku)
  const fit = yield* Fitment.explain(skuBaseNumber, selected?.project ?? null)
  const { itemCount } = yield* Cart.add([{ skuVariantNumber: sku, skuBaseNumber }])
  return { car: selected && formatProjectName(selected.description), fit: fit?.label, why: fit?.reason, itemCount }
})
