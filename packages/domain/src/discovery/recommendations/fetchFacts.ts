import { Effect } from "effect"
import { MOST_PRODUCTS, productActivities, type PromotionPreview, promotionPreviews } from "../../catalog/catalog/calls.ts"
import type { SkuBaseNumber, SkuVariantNumber } from "../../catalog/catalog/sku.ts"
import { promotionPreviewEntry } from "../../catalog/catalog/storage.ts"
import { fetchVerdicts } from "../../vehicles/fitment/fetchVerdicts.ts"
import type { Verdict } from "../../vehicles/fitment/model.ts"
import { MAX_ESTIMATES_PER_REQUEST, shippingEstimates } from "../../buying/location/calls.ts"
import { fetchInBatches } from "../../foundation/ports/fetchInBatches.ts"
import { callRest } from "../../foundation/ports/RestCall.ts"
import type { VisitorLocation } from "../../buying/location/VisitorLocation.ts"
import { readEntry, writeEntry } from "../../foundation/ports/Storage.ts"
import type { Project } from "../../vehicles/vehicle/model.ts"

/** Facts by SKU. Null after a failure, which is logged. */
type FactsAnswer<Fact> = Readonly<Record<string, Fact | null>> | null

const groupBySku = <Row, Fact>(rows: ReadonlyArray<Row> | null, sku: (row: Row) => string, fact: (row: Row) => Fact): FactsAnswer<Fact> =>
  rows && Object.fromEntries(rows.map((row) => [sku(row), fact(row)]))

/** Fetches the activity of products (CALL-132). */
export const fetchActivity = (skuBases: ReadonlyArray<SkuBaseNumber>) =>
  fetchInBatches(skuBases, MOST_PRODUCTS, (skuBaseNumbers) =>
    Effect.map(callRest(productActivities, { skuBaseNumbers }), (answer) => answer?.productActivities ?? null)
  ).pipe(
    Effect.map((rows) =>
      groupBySku(
        rows,
        ({ skuBaseNumber }) => skuBaseNumber,
        ({ text }) => text
      )
    )
  )

/** Fetches promotions (CALL-128). Results, including missing promotions, are cached for 5 minutes of the session (CALL-129). */
export const fetchPromotions = Effect.fnUntraced(function* (skuBases: ReadonlyArray<SkuBaseNumber>) {
  const cached = yield* Effect.forEach(skuBases, (skuBaseNumber) =>
    Effect.map(readEntry(promotionPreviewEntry(skuBaseNumber)), (entry) => ({ skuBaseNumber, entry }))
  )
  const known = Object.fromEntries(cached.flatMap(({ entry, skuBaseNumber }) => (entry === null ? [] : [[skuBaseNumber, entry.value]])))
  const unknown = cached.filter(({ entry }) => entry === null).map(({ skuBaseNumber }) => skuBaseNumber)
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

/** Fetches shipping estimates (CALL-130). The response's location may differ from the requested one (LOC-12). */
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
      groupBySku(
        rows,
        ({ skuVariantNumber }) => skuVariantNumber,
        ({ suggestedPickup }) => suggestedPickup
      )
    )
  )

/** Fetches verdicts for the selected project (CALL-131). */
export const fetchFits = (skuBases: ReadonlyArray<SkuBaseNumber>, project: Project | null) =>
  Effect.map(fetchVerdicts(skuBases, project), (verdicts): FactsAnswer<Verdict> => verdicts && Object.fromEntries(verdicts))
