import { sql, type SqlBool } from "kysely"
import type { ProductCondition } from "../products/ListingFilter.ts"

/** A measurement that must match between parts of two types, and its name in each type. */
interface Mate {
  /** Slugs of the two product types. */
  readonly types: readonly [string, string]
  readonly measures: readonly [string, string]
}

const mates: ReadonlyArray<Mate> = [
  { types: ["brake-pad-set", "brake-rotor"], measures: ["Position", "Position"] },
  { types: ["brake-pad-set", "brake-rotor"], measures: ["Rotor diameter", "Diameter"] },
  { types: ["brake-pad-set", "brake-caliper"], measures: ["Position", "Position"] },
  { types: ["brake-pad-set", "brake-caliper"], measures: ["Caliper", "Caliper"] },
  { types: ["brake-pad-set", "brake-caliper"], measures: ["Pad shape", "Pad shape"] },
  { types: ["brake-rotor", "brake-caliper"], measures: ["Position", "Position"] },
  { types: ["race-wheel", "wheel-spacer"], measures: ["Bolt Pattern", "Bolt Pattern"] },
  { types: ["aluminum-wheel", "wheel-spacer"], measures: ["Bolt Pattern", "Bolt Pattern"] }
]

/** Each pair is listed in both directions. */
const pairs = mates.flatMap(({ measures: [one, other], types: [first, second] }) => [
  { own_type: first, own_name: one, their_type: second, their_name: other },
  { own_type: second, own_name: other, their_type: first, their_name: one }
])

/**
 * Matches products that are compatible with one part of each required type, such as a rotor with the pads' diameter. If a product lacks the
 * measurement, it is not excluded. If products have several values, one common value is enough.
 */
export const withMatchingMeasurements =
  (productPageIds: ReadonlyArray<number>): ProductCondition =>
  (product) => {
    const [theirs, theirType] = [product.ref("product.product_page_id"), product.ref("product.product_type_id")]
    return sql<SqlBool>`not exists (
      select from (
        select own.product_type_id, bool_or(
          exists (select from product_facet f where f.product_page_id = own.product_page_id and f.name = mate.own_name)
          and exists (select from product_facet f where f.product_page_id = ${theirs} and f.name = mate.their_name)
          and not exists (select from product_facet f join product_facet g on g.value = f.value
            where f.product_page_id = own.product_page_id and f.name = mate.own_name
              and g.product_page_id = ${theirs} and g.name = mate.their_name)) as differs
        from product own
          join product_type own_type on own_type.product_type_id = own.product_type_id
          join jsonb_to_recordset(${JSON.stringify(pairs)}::jsonb) mate (own_type text, own_name text, their_type text, their_name text)
            on mate.own_type = own_type.slug
          join product_type their_type on their_type.slug = mate.their_type
        where own.product_page_id = any(${productPageIds}::int[]) and their_type.product_type_id = ${theirType}
        group by own.product_type_id, own.product_page_id) judged
      group by product_type_id having bool_and(differs))`
  }
