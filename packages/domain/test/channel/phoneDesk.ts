import { Cart, CartItem } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { FitmentLookup, getFitmentText, formatReason } from "@camber/domain/fitment"
import { Garage, type GarageField } from "@camber/domain/garage"
import { formatProjectName } from "@camber/domain/vehicle"
import { Effect, Option, Stream } from "effect"

const one = { quantityRequested: clampQuantity(1), kitComponents: [], listId: null, listName: null, attribution: null }

/** A caller drives a car and wants a part: note the car, say whether the part fits and why, put it into the cart. */
export const phoneDesk = Effect.fnUntraced(function* (car: { year: number; make: string; model: string }, sku: string) {
  const garage = yield* Garage
  const once = (isSo: (state: Stream.Success<typeof garage.changes>) => boolean) =>
    Effect.map(Stream.runHead(Stream.filter(garage.changes, isSo)), Option.getOrThrow)
  /** The id of what a list of the form calls so, once the list is there. */
  const listed = Effect.fnUntraced(function* (field: GarageField, name: string) {
    const { form } = yield* once(({ form }) => form[field].options.length > 0)
    return Number(form[field].options.find(({ displayName }) => displayName === name)?.optionId)
  })

  yield* garage.open({ step: "ADD_YMM" })
  yield* Effect.flatMap(listed("year", String(car.year)), garage.chooseYear)
  yield* Effect.flatMap(listed("make", car.make), garage.chooseMake)
  yield* Effect.flatMap(listed("model", car.model), garage.chooseModel)
  yield* garage.save()
  const { selected } = yield* once(() => true)

  const skuBaseNumber = SkuBaseNumber.make(sku.replace(/-\d+$/, ""))
  const verdicts = yield* FitmentLookup.use((lookup) =>
    lookup.ofBlock({ checkFitment: true, skuBaseNumbers: [skuBaseNumber] }, selected?.project ?? null)
  )
  const verdict = verdicts.get(skuBaseNumber)
  const items = [CartItem.make({ skuBaseNumber, skuVariantNumber: SkuVariantNumber.make(sku), ...one })]
  const { isAdded } = yield* Cart.use((cart) =>
    cart.add({ title: sku, items, productPageId: null, productPageUrl: null, failureHref: null })
  )
  return {
    car: selected && formatProjectName(selected.description),
    fit: verdict && getFitmentText(verdict).label,
    why: verdict?.reason && formatReason(verdict.reason),
    isAdded
  }
})
