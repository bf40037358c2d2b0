import type { ListingFacet } from "@camber/domain/search"
import { expressionBuilder, type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { beforeFacets, facetChoices, type ListingFilter, withFacet } from "./ListingFilter.ts"

/** What can be said of a listing without showing a product of it. */
export interface ListingSummary {
  readonly total: number
  /** Products in each category, categories below not included. */
  readonly categoryCounts: ReadonlyMap<string, number>
  readonly facets: ReadonlyArray<ListingFacet>
}

interface Count {
  readonly kind: "total" | "category" | "facet"
  /** The facet's name; empty for the other kinds. */
  readonly name: string
  /** The facet's value or the category's id; empty for the total. */
  readonly value: string
  readonly count: number
}

/**
 * Counts a listing in one query. The counts of a facet ignore its own selection, so that a second value of it shows what it would add;
 * they respect all the others.
 */
export const listingSummary = async (database: Kysely<Tables>, filter: ListingFilter): Promise<ListingSummary> => {
  const counts = await countQuery(filter).execute(database)
  const of = (kind: Count["kind"]) => counts.rows.filter((row) => row.kind === kind)
  return {
    total: of("total")[0]?.count ?? 0,
    categoryCounts: new Map(of("category").map(({ value, count }) => [value, count])),
    facets: facetsOf(of("facet"), facetChoices(filter.facets))
  }
}

const countQuery = (filter: ListingFilter) => {
  const product = expressionBuilder<Tables, "product">()
  const chosen = [...facetChoices(filter.facets)].map(([name, values], index) => ({
    name,
    column: sql.ref(`has_${index}`),
    holds: withFacet(name, values)(product)
  }))
  const columns = chosen.map(({ column, holds }) => sql`, ${holds} as ${column}`)
  const holdsAll = sql.join([sql`true`, ...chosen.map(({ column }) => column)], sql` and `)
  const holdsOthers = sql.join([sql`true`, ...chosen.map(({ name, column }) => sql`(${column} or facet.name = ${name})`)], sql` and `)
  return sql<Count>`
    with base as materialized (
      select product.product_page_id, product.category_id ${sql.join(columns, sql``)} from product where ${beforeFacets(filter)(product)})
    select 'total' as kind, '' as name, '' as value, count(*) as count from base where ${holdsAll}
    union all
    select 'category', '', category_id, count(*) from base where ${holdsAll} group by category_id
    union all
    select 'facet', facet.name, facet.value, count(*) from base join product_facet facet using (product_page_id)
    where ${holdsOthers} group by facet.name, facet.value`
}

/** More values than this of one facet are more than anybody reads; the commonest stay, and chosen ones always. */
const mostValues = 40
const mostFacets = 14
/** Facets that every product has come first, in this order; then chosen ones, then the others by how many products have them. */
const leading = ["Category", "Part type", "Brand", "Price", "Customer rating", "Availability", "Condition", "Offers"]

type Value = ListingFacet["values"][number]

const facetsOf = (rows: ReadonlyArray<Count>, choices: ReadonlyMap<string, ReadonlyArray<string>>): ReadonlyArray<ListingFacet> => {
  const rank = (name: string) => (leading.includes(name) ? leading.indexOf(name) : choices.has(name) ? leading.length : leading.length + 1)
  return [...Map.groupBy(rows, ({ name }) => name)]
    .map(([name, values]) => ({
      name,
      values: valuesOf(name, values, choices.get(name) ?? []),
      count: values.reduce((sum, { count }) => sum + count, 0)
    }))
    .filter(({ values }) => values.length > 1 || values.some(({ isSelected }) => isSelected))
    .sort((a, b) => rank(a.name) - rank(b.name) || b.count - a.count || a.name.localeCompare(b.name, "en"))
    .filter(({ name }, index) => index < mostFacets || choices.has(name))
    .map(({ name, values }) => ({ name, values }))
}

const byCount = (a: Value, b: Value) => b.count - a.count || natural(a, b)
const natural = (a: Value, b: Value) => a.value.localeCompare(b.value, "en", { numeric: true })

/** The lower end of 'Under $25', '$25 to $50', 'Over $1,000'. */
const lowerEnd = ({ value }: Value): number =>
  value.startsWith("Under") ? 0 : Number(/\d[\d,]*/.exec(value)?.[0].replaceAll(",", "") ?? 0)

/** Names by how common they are, sizes, prices and ratings in their own order. */
const orderOf = (name: string): ((a: Value, b: Value) => number) => {
  if (name === "Price") return (a, b) => lowerEnd(a) - lowerEnd(b)
  if (name === "Customer rating") return (a, b) => natural(b, a)
  return leading.includes(name) ? byCount : natural
}

const valuesOf = (name: string, rows: ReadonlyArray<Count>, chosen: ReadonlyArray<string>): ReadonlyArray<Value> =>
  rows
    .map(({ value, count }) => ({ value, count, isSelected: chosen.includes(value) }))
    .sort(byCount)
    .filter(({ isSelected }, index) => isSelected || index < mostValues)
    .sort(orderOf(name))
