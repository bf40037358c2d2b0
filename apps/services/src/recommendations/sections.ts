import { type RecommendationSection, sections } from "@camber/domain/recommendations"
import type { YmmBoost } from "@camber/domain/vehicle"
import type { Toolbox } from "../content/toolbox.ts"
import type { PartCounts } from "../navigation/partCounts.ts"
import type { Reference } from "../reference/Reference.ts"
import { toBoostCondition } from "../search/fitRank.ts"
import { ALL_PRODUCTS } from "../products/ListingFilter.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { besideItsKind } from "./besideItsKind.ts"
import { createBlock, type WireBlock } from "./createBlock.ts"
import { loadBlocks, type RequestedBlock } from "./loadBlocks.ts"
import { companionProducts } from "./companionProducts.ts"
import type { Origin, Recommender } from "./Origin.ts"
import { type ProductChoice, recommendedProducts } from "./recommendedProducts.ts"
import { shopSections } from "./shopSections.ts"

type WireSection = typeof RecommendationSection.Encoded

/** Number of product blocks on the not-found page. The second constant is the number of products in each. */
const BLOCKS = 2
const IN_BLOCK = 8
const ARTICLES = 4

const lostPage: Recommender = (store, reference, origin) => {
  const { skuBaseNumbers, vehicle } = origin
  const row =
    (choice: Pick<ProductChoice, "condition" | "order">): RequestedBlock["items"] =>
    (without) =>
      recommendedProducts(store, { ...choice, without, limit: IN_BLOCK })
  const boost = toBoostCondition(vehicle, reference)
  const kinds = ["mandatory", "adapter", "beside"] as const
  const requestedBlocks: ReadonlyArray<RequestedBlock> = [
    ...(boost === undefined ? [] : [{ title: carTitle(vehicle), fewest: 1, items: row({ condition: boost, order: "popular" }) }]),
    {
      title: "Goes With Your Cart",
      items: (without) => companionProducts(store, reference, origin, { kinds, without, limit: IN_BLOCK })
    },
    { title: "Popular Parts", items: row({ condition: ALL_PRODUCTS, order: "popular" }) },
    { title: "New Arrivals", items: row({ condition: ALL_PRODUCTS, order: "new" }) }
  ]
  return loadBlocks(sections.notFound, requestedBlocks, skuBaseNumbers, BLOCKS)
}

const newProducts: Recommender = async (store, _reference, { skuBaseNumbers }) => {
  const recommendations = await recommendedProducts(store, {
    condition: ALL_PRODUCTS,
    order: "new",
    without: skuBaseNumbers,
    limit: IN_BLOCK
  })
  return recommendations.length === 0 ? [] : [createBlock(sections.newProducts, { title: "New Products", recommendations })]
}

const getArticles = async (toolbox: Toolbox, { car }: Origin): Promise<ReadonlyArray<WireBlock>> => {
  const articles = await toolbox.forCar(car, ARTICLES)
  const recommendations = articles.map(({ articleThumbnailUrl, authors, description, id, title, url }) => ({
    _tag: "Article" as const,
    articleId: id,
    articleDetails: { id, url, title, description, authors, articleThumbnailUrl }
  }))
  return articles.length === 0 ? [] : [createBlock(sections.toolbox, { title: "Recommended Articles For You", recommendations })]
}

/** Creates the recommenders by section name; unknown sections are empty. */
export const getRecommenders = (
  store: ResolverContext,
  toolbox: Toolbox,
  partCounts: (reference: Reference) => Promise<PartCounts>
): ReadonlyMap<string, Recommender> =>
  new Map<string, Recommender>([
    ...shopSections(store, partCounts),
    [sections.productComparison, besideItsKind],
    [sections.notFound, lostPage],
    [sections.newProducts, newProducts],
    [sections.toolbox, (_store, _reference, origin) => getArticles(toolbox, origin)]
  ])

const carTitle = ({ make, model, year }: YmmBoost): string =>
  year === null || make === null || model === null ? "Popular For Your Race Car" : `Popular For Your ${year} ${make} ${model}`

/** Converts recommendations to a section. */
export const toSection = (
  sectionType: string,
  { skuBaseNumbers }: Origin,
  recommendationGroups: ReadonlyArray<WireBlock>
): WireSection => ({ sectionType, treatment: null, originSkuBases: skuBaseNumbers, originSkuVariants: [], recommendationGroups })

/** Adds to a section, for staff, the input from which its blocks were computed (REC-38, REC-39). */
export const explained = (section: WireSection, { keywords, skuBaseNumbers, vehicle }: Origin): WireSection => {
  const misoRequestJson = JSON.stringify({ section: section.sectionType, skuBaseNumbers, vehicle, keywords }, null, 2)
  return { ...section, recommendationGroups: section.recommendationGroups.map((made) => ({ ...made, debugData: { misoRequestJson } })) }
}
