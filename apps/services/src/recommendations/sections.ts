import { type RecommendationSection, sections } from "@camber/domain/recommendations"
import type { YmmBoost } from "@camber/domain/vehicle"
import { articlesFor } from "../content/articlesFor.ts"
import { teaserOf } from "../content/teasers.ts"
import { boostOf } from "../discovery/boost.ts"
import { everything, inCategories } from "../products/ListingFilter.ts"
import type { Store } from "../schema/Store.ts"
import { besideItsKind } from "./besideItsKind.ts"
import { block, type WireBlock } from "./block.ts"
import type { Origin, Recommender } from "./Origin.ts"
import { type ProductChoice, recommendedProducts } from "./recommendedProducts.ts"
import { categoriesOf } from "./shelf.ts"
import { shopSections } from "./shopSections.ts"

type WireSection = typeof RecommendationSection.Encoded

/** Blocks of products on the page for status 404, and products in each. */
const BLOCKS = 2
const IN_BLOCK = 8
const ARTICLES = 4

const lostPage: Recommender = async (store, reference, { skuBaseNumbers, vehicle }) => {
  const choose = (choice: Pick<ProductChoice, "condition" | "order">) =>
    recommendedProducts(store, { ...choice, without: skuBaseNumbers, limit: IN_BLOCK })
  const boost = boostOf(vehicle, reference)
  const categoryIds = await categoriesOf(store, skuBaseNumbers)
  const wished = [
    ...(boost === undefined ? [] : [{ title: carTitle(vehicle), condition: boost, order: "popular" as const }]),
    ...(categoryIds.length === 0
      ? []
      : [{ title: "Goes With Your Cart", condition: inCategories(categoryIds), order: "popular" as const }]),
    { title: "Popular Parts", condition: everything, order: "popular" as const },
    { title: "New Arrivals", condition: everything, order: "new" as const }
  ]
  const blocks: Array<WireBlock> = []
  for (const { title, ...choice } of wished) {
    const recommendations = blocks.length < BLOCKS ? await choose(choice) : []
    if (recommendations.length > 0) blocks.push(block(sections.notFound, { title, recommendations }))
  }
  return blocks
}

const newProducts: Recommender = async (store, _reference, { skuBaseNumbers }) => {
  const recommendations = await recommendedProducts(store, {
    condition: everything,
    order: "new",
    without: skuBaseNumbers,
    limit: IN_BLOCK
  })
  return recommendations.length === 0 ? [] : [block(sections.newProducts, { title: "New Products", recommendations })]
}

const toolbox: Recommender = async ({ database, pictures }, { raceTypes }, { vehicle }) => {
  const names = [vehicle.make, vehicle.model].filter((name) => name !== null)
  const raceType = raceTypes.byId.get(vehicle.raceTypeId ?? 0)?.slug ?? null
  const articles = (await articlesFor(database, { names, raceType }, ARTICLES)).map((row) => teaserOf(row, pictures))
  const recommendations = articles.map(({ articleThumbnailUrl, authors, description, id, title, url }) => ({
    _tag: "Article" as const,
    articleId: id,
    articleDetails: { id, url, title, description, authors, articleThumbnailUrl }
  }))
  return articles.length === 0 ? [] : [block(sections.toolbox, { title: "Recommended Articles For You", recommendations })]
}

/** How a section is made up, by its name; a name that is not here has nothing to recommend. */
export const recommendersOf = (store: Store): ReadonlyMap<string, Recommender> =>
  new Map<string, Recommender>([
    ...shopSections(store),
    [sections.productComparison, besideItsKind],
    [sections.notFound, lostPage],
    [sections.newProducts, newProducts],
    [sections.toolbox, toolbox]
  ])

const carTitle = ({ make, model, year }: YmmBoost): string =>
  year === null || make === null || model === null ? "Popular For Your Race Car" : `Popular For Your ${year} ${make} ${model}`

/** A section with what made it. */
export const sectionOf = (
  sectionType: string,
  { skuBaseNumbers }: Origin,
  recommendationGroups: ReadonlyArray<WireBlock>
): WireSection => ({ sectionType, treatment: null, originSkuBases: skuBaseNumbers, originSkuVariants: [], recommendationGroups })

/** A section that tells what its blocks were made from, for those who look after recommendations (REC-38, REC-39). */
export const explained = (section: WireSection, { keywords, skuBaseNumbers, vehicle }: Origin): WireSection => {
  const misoRequestJson = JSON.stringify({ section: section.sectionType, skuBaseNumbers, vehicle, keywords }, null, 2)
  return { ...section, recommendationGroups: section.recommendationGroups.map((made) => ({ ...made, debugData: { misoRequestJson } })) }
}
