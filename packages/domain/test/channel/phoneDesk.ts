import { Cart, CartItem } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalogue"
import { FitmentLookup, fitmentText, reasonText } from "@camber/domain/fitment"
import { Garage, type GarageField } from "@camber/domain/garage"
import { projectName } from "@camber/domain/vehicle"
import { Effect, Option, Stream } from "effect"

const item = { skuBaseNumber: SkuBaseNumber.make("CAM-4X"), skuVariantNumber: SkuVariantNumber.make("CAM-4X-1") }
const one = { quantityRequested: clampQuantity(1), kitComponents: [], listId: null, listName: null, attribution: null }

/** A caller has a 1969 Camaro and wants a camshaft: note the car, say whether the part fits and why, put it into the cart. */
export const phoneDesk = Effect.gen(function* () {
  const garage = yield* Garage
  const once = (isSo: (state: Stream.Success<typeof garage.changes>) => boolean) =>
    Effect.map(Stream.runHead(Stream.filter(garage.changes, isSo)), Option.getOrThrow)
  const listed = (field: GarageField) => once(({ form }) => form[field].options.length > 0)

  yield* garage.open({ step: "ADD_YMM" })
  yield* Effect.andThen(listed("year"), garage.chooseYear(1969))
  yield* Effect.andThen(listed("make"), garage.chooseMake(2))
  yield* Effect.andThen(listed("model"), garage.chooseModel(4))
  yield* garage.save()
  const { selected } = yield* once(() => true)

  const verdicts = yield* FitmentLookup.use((lookup) =>
    lookup.ofBlock({ checkFitment: true, skuBaseNumbers: ["CAM-4X"] }, selected?.project ?? null)
  )
  const verdict = verdicts.get("CAM-4X")
  const items = [CartItem.make({ ...item, ...one })]
  const { isAdded } = yield* Cart.use((cart) =>
    cart.add({ title: "Camshaft", items, productPageId: null, productPageUrl: null, failureHref: null })
  )
  return {
    car: selected && projectName(selected.description),
    fit: verdict && fitmentText(verdict).label,
    why: verdict?.reason && reasonText(verdict.reason),
    isAdded
  }
})
