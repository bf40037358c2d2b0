import { calculatorHref, calculators, CALCULATORS_HREF } from "@camber/domain/calculators"
import { jobHref, JOBS_HREF } from "@camber/domain/jobs"
import { readJobTables } from "@camber/job-data"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { listRaceTypesWithParts } from "../navigation/links.ts"
import type { PartCounts } from "../navigation/partCounts.ts"
import type { Category } from "../reference/categoryTree.ts"
import type { Reference } from "../reference/Reference.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { SitemapUrl } from "./sitemapXml.ts"

/** Paths of pages that exist with every catalog. */
const standing = [
  "/",
  "/shop/all",
  "/categories",
  "/street",
  "/race",
  "/truck",
  "/deals",
  "/brands",
  "/makes",
  "/engines",
  "/transmissions",
  "/rearaxle",
  "/platforms",
  "/services",
  "/giftcards",
  "/info/helpcenter",
  "/info/privacy",
  "/info/terms",
  "/Info/Shock",
  "/Featured/Racing-Engines",
  "/pages/newtrending",
  "/the-toolbox",
  "/the-toolbox/recommended",
  CALCULATORS_HREF,
  JOBS_HREF,
  ...calculators.map(({ id }) => calculatorHref(id))
]
const markets = ["street", "race", "truck"]

const undated = (path: string): SitemapUrl => ({ path, lastModified: null })

/** Latest date on which a part was added to each category and brand, by id. This date is the date of change of their listings. */
export interface LastAdded {
  readonly category: ReadonlyMap<string, string>
  readonly brand: ReadonlyMap<number, string>
}

export const readLastAdded = async (database: Kysely<Tables>): Promise<LastAdded> => {
  const rows = await database
    .selectFrom("product")
    .select((product) => ["category_id", "brand_id", product.fn.max("added_on").as("added_on")])
    .groupBy(["category_id", "brand_id"])
    .execute()
  return { category: newestBy(rows, (row) => row.category_id), brand: newestBy(rows, (row) => row.brand_id) }
}

const newestBy = <Row extends { readonly added_on: string }, Key>(rows: ReadonlyArray<Row>, keyOf: (row: Row) => Key) =>
  new Map(Array.from(Map.groupBy(rows, keyOf), ([key, some]) => [key, newest(some.map((row) => row.added_on))!] as const))

/** Returns the latest date. ISO dates can be sorted as text. */
const newest = (days: ReadonlyArray<string>): string | null => days.toSorted().at(-1) ?? null

/**
 * Lists every page except those of products and vehicles. There are a few hundred, all from the reference data in memory. Leaves out race
 * classes without parts, because they have no page.
 */
export const referenceUrls = (
  reference: Reference,
  counts: Pick<PartCounts, "raceTypes">,
  lastAdded: LastAdded
): ReadonlyArray<SitemapUrl> => {
  const { brands, categories, families, platforms, rearAxles, transmissions, vehicles } = reference
  const changedIn = (category: Category): string | null => {
    const own = lastAdded.category.get(category.category_id) ?? []
    return newest([own, ...categories.childrenOf(category.category_id).map((child) => changedIn(child) ?? [])].flat())
  }
  const under = (category: Category): ReadonlyArray<SitemapUrl> => [
    { path: siteUrls.category(category), lastModified: changedIn(category) },
    ...categories.childrenOf(category.category_id).flatMap(under)
  ]
  return [
    ...[...standing, ...[...readJobTables().jobs.keys()].map((slug) => jobHref(slug))].map(undated),
    ...categories.roots.flatMap(under),
    ...brands.all.map(({ brand_id, slug }) => ({ path: siteUrls.brand(slug), lastModified: lastAdded.brand.get(brand_id) ?? null })),
    ...markets
      .flatMap((market) => [siteUrls.market(market), ...categories.roots.map((root) => siteUrls.market(market, root))])
      .map(undated),
    ...[
      ...vehicles.makes.map(({ slug }) => siteUrls.make(slug)),
      ...families.all.map(({ slug }) => siteUrls.engine(slug)),
      ...transmissions.all.map(({ slug }) => siteUrls.transmission(slug)),
      ...rearAxles.all.map(({ slug }) => siteUrls.rearAxle(slug)),
      ...[...platforms.bySlug.keys()].map(siteUrls.platform),
      ...listRaceTypesWithParts(reference, counts).map(({ slug }) => siteUrls.race(slug))
    ].map(undated)
  ]
}

/** Lists the toolbox categories and articles with their publication dates. */
export const articleUrls = async (database: Kysely<Tables>): Promise<ReadonlyArray<SitemapUrl>> => {
  const articles = await database
    .selectFrom("article")
    .select(["article_id", "slug", "category", "published_on"])
    .orderBy("article_id")
    .execute()
  const categories = [...new Set(articles.map(({ category }) => category))]
  return [
    ...categories.map((category) => undated(`/the-toolbox/${category}`)),
    ...articles.map((article) => ({ path: siteUrls.article(article), lastModified: article.published_on }))
  ]
}

/** Yields the pages of all vehicles in batches of one year, newest first. */
export async function* vehicleUrls({ vehicles }: Reference): AsyncGenerator<ReadonlyArray<SitemapUrl>> {
  for (const year of vehicles.years)
    yield vehicles
      .makesIn(year)
      .flatMap((make) => vehicles.modelsIn(year, make.make_id).map((vehicle) => undated(siteUrls.vehicle(vehicle))))
}
