import * as Cart from "@camber/domain/cart/commands"
import { getSkuBaseNumber, type SkuVariantNumber } from "@camber/domain/catalog"
import * as Fitment from "@camber/domain/fitment/commands"
import * as Garage from "@camber/domain/garage/commands"
import { formatProjectName } from "@camber/domain/vehicle"
import { Effect } from "effect"

/** Handles a call: saves the caller's vehicle, explains whether a part fits it, and adds the part to the cart. */
export const phoneDesk = Effect.fnUntraced(function* (car: Garage.VehicleNames, sku: SkuVariantNumber) {
  const { selected } = yield* Garage.add(car)
  const fit = yield* Fitment.explain(getSkuBaseNumber(sku), selected?.project ?? null)
  const { itemCount } = yield* Cart.add([{ skuVariantNumber: sku }])
  return { car: selected && formatProjectName(selected.description), fit: fit?.label, why: fit?.reason, itemCount }
})
