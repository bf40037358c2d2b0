import { Cart, CartItem } from "@camber/domain/cart"
import { clampQuantity, SkuBaseNumber, SkuVariantNumber } from "@camber/domain/catalog"
import { FitmentLookup, getFitmentText, formatReason } from "@camber/domain/fitment"
import { Garage, type GarageField } from "@camber/domain/garage"
import { formatProjectName } from "@camber/domain/vehicle"
import { Effect, Option, Stream } from "effect"

const singlePiece = { quantityRequested: clampQuantity(1), kitComponents: [], listId: null, listName: null, attribution: null }

/** Handles a call: saves the caller's vehicle, checks whether a part fits and why, and adds it to the cart. */
export const phoneDesk = Effect.fnUntraced(function* (car: { year: number; make: string; model: string }, sku: string) {
  const garage = yield* Garage
  const waitForState = (matches: (state: Stream.Success<typeof garage.changes>) => boolean) =>
    Effect.map(Stream.runHead(Stream.filter(garage.changes, matches)), Option.getOrThrow)
  /** Returns the id of the form option with this name, once the options are loaded. */
  const findOptionId = Effect.fnUntraced(function* (field: GarageField, name: string) {
    const { form } = yield* waitForState(({ form }) => form[field].options.length > 0)
    return Number(form[field].options.find(({ displayName }) => displayName === name)?.optionId)
  })

  yield* garage.open({ step: "ADD_YMM" })
  yield* Effect.flatMap(findOptionId("year", String(car.year)), garage.chooseYear)
  yield* Effect.flatMap(findOptionId("make", car.make), garage.chooseMake)
  yield* Effect.flatMap(findOptionId("model", car.model), garage.chooseModel)
  yield* garage.save()
  const { selected } = yield* waitForState(() => true)

  const skuBaseNumber = SkuBaseNumber.make(sku.replace(/-\d+$/, ""))
  const verdicts = yield* FitmentLookup.use((lookup) =>
    lookup.ofBlock({ checkFitment: true, skuBaseNumbers: [skuBaseNumber] }, selected?.project ?? null)
  )
  const verdict = verdicts.get(skuBaseNumber)
  const items = [CartItem.make({ skuBaseNumber, skuVariantNumber: SkuVariantNumber.make(sku), ...singlePiece })]
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
