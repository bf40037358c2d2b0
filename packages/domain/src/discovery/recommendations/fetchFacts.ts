import { Effect } from "effect"
import { MOST_PRODUCTS, productActivities, type PromotionPreview, promotionPreviews } from "../../catalog/catalog/calls.ts"
import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/model.ts"
import { promotionPreviewEntry } from "../../catalog/catalog/storage.ts"
import { fetchVerdicts } from "../../vehicles/fitment/fetchVerdicts.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { MAX_ESTIMATES_PER_REQUEST, shippingEstimates } from "../../buying/location/calls.ts"
import { fetchInBatches } from "../../foundation/ports/fetchInBatches.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import type { VisitorLocation } from "../../buying/location/VisitorLocation.ts"
import { readEntry, writeEntry } from "../../foundation/ports/StorageEntry.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"

/** Something about some SKUs, by SKU; null after a failure, which is logged. */
type FactsAnswer<Fact> = Readonly<Record<string, Fact | null>> | null

const bySku = <Row, Fact>(rows: ReadonlyArray<Row> | null, sku: (row: Row) => string, fact: (row: Row) => Fact): FactsAnswer<Fact> =>
  rows && Object.fromEntries(rows.map((row) => [sku(row), fact(row)]))

/** CALL-132 */
export const fetchActivity = (skuBases: ReadonlyArray<SkuBaseNumber>) =>
  fetchInBatches(skuBases, MOST_PRODUCTS, (skuBaseNumbers) =>
    Effect.map(callRest(productActivities, { skuBaseNumbers }), (answer) => answer?.productActivities ?? null)
  ).pipe(
    Effect.map((rows) =>
      bySku(
        rows,
        ({ skuBaseNumber }) => skuBaseNumber,
        ({ text }) => text
      )
    )
  )

/** CALL-128; what this session has asked for within 5 minutes is not asked for again, also where there was nothing (CALL-129). */
export const fetchPromotions = Effect.fnUntraced(function* (skuBases: ReadonlyArray<SkuBaseNumber>) {
  const kept = yield* Effect.forEach(skuBases, (skuBaseNumber) =>
    Effect.map(readEntry(promotionPreviewEntry(skuBaseNumber)), (entry) => ({ skuBaseNumber, entry }))
  )
  const known = Object.fromEntries(kept.flatMap(({ entry, skuBaseNumber }) => (entry === null ? [] : [[skuBaseNumber, entry.value]])))
  const unknown = kept.filter(({ entry }) => entry === null).map(({ skuBaseNumber }) => skuBaseNumber)
  const rows = yield* fetchInBatches(unknown, MOST_PRODUCTS, (batch) =>
    Effect.map(
      callRest(promotionPreviews, { skuNumbers: batch.map((skuBaseNumber) => ({ skuBaseNumber })) }),
      (answer) => answer?.skuPromotionPreviews ?? null
    )
  )
  if (rows === null) return null
  const previews = new Map<string, PromotionPreview>(rows.map((row) => [row.skuBaseNumber, row]))
  yield* Effect.forEach(unknown, (skuBaseNumber) => writeEntry(promotionPreviewEntry(skuBaseNumber), previews.get(skuBaseNumber) ?? null))
  return { ...known, ...Object.fromEntries(previews) } satisfies FactsAnswer<PromotionPreview>
})

/** CALL-130; an estimate is made for a place, which is the answer's and not always the question's (LOC-12). */
export const fetchShippingEstimates = (
  skus: ReadonlyArray<{ readonly skuBaseNumber: SkuBaseNumber; readonly skuVariantNumber: SkuVariantNumber }>,
  target: { readonly zipCode: string; readonly countryCode: string },
  estimated: VisitorLocation["Service"]["estimated"]
) =>
  fetchInBatches(skus, MAX_ESTIMATES_PER_REQUEST, (batch) =>
    callRest(shippingEstimates, { skus: batch, ...target }).pipe(
      Effect.tap((answer) => (answer === null ? Effect.void : estimated(answer))),
      Effect.map((answer) => answer?.shippingEstimates ?? null)
    )
  ).pipe(
    Effect.map((rows) =>
      bySku(
        rows,
        ({ skuVariantNumber }) => skuVariantNumber,
        ({ suggestedPickup }) => suggestedPickup
      )
    )
  )

/** CALL-131 */
export const fetchFits = (skuBases: ReadonlyArray<SkuBaseNumber>, project: Project | null) =>
  Effect.map(fetchVerdicts(skuBases, project), (verdicts): FactsAnswer<Verdict> => verdicts && Object.fromEntries(verdicts))
