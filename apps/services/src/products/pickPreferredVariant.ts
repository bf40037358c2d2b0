import { type Availability, isPurchaseable, readiness } from "@camber/domain/catalog"
import { isFitting, type Verdict } from "@camber/domain/fitment"

/** Fields that determine which variant opens by default. */
interface PreferableVariant {
  readonly sku_variant_number: string
  readonly availability: Availability
  readonly price_cents: number
  readonly ordinality: number
}

/** Creates a predicate that returns whether a variant fits by these verdicts; a variant without a verdict does not. */
export const createFitsPredicate =
  (verdicts: ReadonlyMap<string, Verdict>) =>
  ({ sku_variant_number }: Pick<PreferableVariant, "sku_variant_number">): boolean =>
    isFitting(verdicts.get(sku_variant_number)?.fitment ?? "Unknown")

/**
 * Picks the default variant: fitting first, then purchasable, then best availability, then cheapest. So the availability on the page
 * matches that on the product's card.
 */
export const pickPreferredVariant = <Row extends PreferableVariant>(
  rows: ReadonlyArray<Row>,
  verdicts: ReadonlyMap<string, Verdict>
): Row | undefined => {
  const fits = createFitsPredicate(verdicts)
  const preference = (row: Row) => (fits(row) ? 2 : 0) + (isPurchaseable(row.availability) ? 1 : 0)
  const wait = (row: Row) => readiness.indexOf(row.availability)
  return rows.toSorted(
    (a, b) => preference(b) - preference(a) || wait(a) - wait(b) || a.price_cents - b.price_cents || a.ordinality - b.ordinality
  )[0]
}
