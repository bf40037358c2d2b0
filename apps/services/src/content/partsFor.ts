import { type Project, projectFingerprint } from "@camber/domain/vehicle"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { fitRank } from "../discovery/fitRank.ts"
import type { Reference } from "../reference/Reference.ts"

/**
 * A product of each of these types, in the order of the types: one made for the project before a universal one, and both before the rest;
 * of equals, and for a project that knows nothing, the one that sells best. Unknown types are left out.
 */
export const partsFor = async (
  database: Kysely<Tables>,
  { productTypes }: Reference,
  slugs: ReadonlyArray<string>,
  project: Project | null
): Promise<ReadonlyArray<number>> => {
  const ids = slugs.map((slug) => productTypes.bySlug.get(slug)?.product_type_id).filter((id) => id !== undefined)
  if (ids.length === 0) return []
  const shopper = projectFingerprint(project) === "" ? null : project
  const rows = await database
    .selectFrom(
      sql<{ product_type_id: number; place: number }>`unnest(${ids}::int[]) with ordinality`.as<"type">(sql`type(product_type_id, place)`)
    )
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom("product")
          .select("product.product_page_id")
          .whereRef("product.product_type_id", "=", "type.product_type_id")
          .$call((products) => (shopper === null ? products : products.orderBy((product) => fitRank(product, shopper), "desc")))
          .orderBy("product.sales_rank")
          .limit(1)
          .as("best"),
      (join) => join.onTrue()
    )
    .select("best.product_page_id")
    .orderBy("type.place")
    .execute()
  return rows.map(({ product_page_id }) => product_page_id)
}
