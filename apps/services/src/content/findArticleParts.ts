import { type Project, getProjectFingerprint } from "@camber/domain/vehicle"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { withCarFacts } from "../products/carFacts.ts"
import { createFitRankExpression } from "../search/fitRank.ts"
import type { Reference } from "../reference/Reference.ts"

/** An article's advice about parts of one type: the values of one option that it recommends or advises against. */
interface ArticleAdvice {
  /** Slug of the product type. */
  readonly type: string
  readonly attribute: string
  readonly values: readonly [string, ...ReadonlyArray<string>]
}

/** Returns the advice in an article by its slug; empty if the article gives none. */
export type GetArticleAdvice = (slug: string) => ReadonlyArray<ArticleAdvice>

/**
 * Finds one product for each type, in the order of the types.
 *
 * Prefers products made for the project, then universal products, then products with higher sales. Unknown types are left out. If a type
 * has advice, only products with an advised value qualify, and products that have no other value come first.
 */
export const findArticleParts = async (
  database: Kysely<Tables>,
  reference: Reference,
  slugs: ReadonlyArray<string>,
  project: Project | null,
  advice: ReadonlyArray<ArticleAdvice> = []
): Promise<ReadonlyArray<number>> => {
  const { productTypes } = reference
  const types = slugs.flatMap((slug) => {
    const id = productTypes.bySlug.get(slug)?.product_type_id
    return id === undefined ? [] : [{ id, advised: advice.find(({ type }) => type === slug) }]
  })
  if (types.length === 0) return []
  const [ids, attributes, values] = [
    types.map(({ id }) => id),
    types.map(({ advised }) => advised?.attribute ?? null),
    types.map(({ advised }) => JSON.stringify(advised?.values ?? []))
  ]
  // Whether the product has a value of the advised option that is (or is not) among the advised values.
  const comesIn = (isAdvised: boolean) => sql<boolean>`exists (select from product_facet f where f.product_page_id = product.product_page_id
    and f.name = type.attribute and jsonb_exists(type.advised::jsonb, f.value) = ${isAdvised})`
  const shopper = project === null || getProjectFingerprint(project) === "" ? null : await withCarFacts(database, reference, project)
  const rows = await database
    .selectFrom(
      sql<{
        product_type_id: number
        attribute: string | null
        advised: string
        place: number
      }>`unnest(${ids}::int[], ${attributes}::text[], ${values}::text[]) with ordinality`.as<"type">(
        sql`type(product_type_id, attribute, advised, place)`
      )
    )
    .innerJoinLateral(
      (lateral) =>
        lateral
          .selectFrom("product")
          .select("product.product_page_id")
          .whereRef("product.product_type_id", "=", "type.product_type_id")
          .where(sql<boolean>`(type.attribute is null or ${comesIn(true)})`)
          .$call((products) =>
            shopper === null ? products : products.orderBy((product) => createFitRankExpression(product, shopper), "desc")
          )
          .orderBy(comesIn(false))
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
