import { sections } from "@camber/domain/recommendations"
import { techNights } from "../content/techNights.ts"
import type { PartCounts } from "../navigation/partCounts.ts"
import type { Reference } from "../reference/Reference.ts"
import { createBlock, type WireBlock } from "./createBlock.ts"
import { brandPages, brandsIn, raceTypePages } from "./landingPages.ts"
import type { Recommender } from "./Origin.ts"
import { categoryItems, categoryNamed, popularTerms, relatedTerms, termItem } from "./searchItems.ts"
import { techNightItem } from "./techNightItem.ts"

/** Events on home. */
const NIGHTS = 2

/** Brands, race classes, and the next evenings of the tech line. */
export const createHomePages =
  (partCounts: (reference: Reference) => Promise<Pick<PartCounts, "raceTypes">>): Recommender =>
  async ({ database, pictures }, reference, { vehicle }) => {
    const nights = await techNights(database, new Date().toISOString().slice(0, 10), NIGHTS)
    return shown(sections.home, [
      { title: "Shop by Brand", recommendations: brandPages(reference) },
      {
        title: vehicle.raceTypeId === null ? "Race Classes" : "Classes Like Yours",
        recommendations: raceTypePages(reference, await partCounts(reference), pictures, vehicle.raceTypeId)
      },
      {
        title: "Coming Up",
        displayType: "card",
        cardDisplayType: "double",
        recommendations: nights.map((night) => techNightItem(night, pictures))
      }
    ])
  }

/** Searches near to this one, or what most people search for; for a category its brands in their place. */
export const nearSearch: Recommender = async (store, reference, { keywords }) => {
  const category = categoryNamed(reference, keywords)
  if (category !== undefined) {
    const brands = await brandsIn(store, reference, category)
    // One brand is no choice.
    return brands.length < 2 ? [] : shown(sections.search, [{ title: `${category.name} by Brand`, recommendations: brands }])
  }
  const related = relatedTerms(reference, keywords)
  const title = related.length === 0 ? "Popular Searches" : "Related Searches"
  return shown(sections.search, [{ title, recommendations: (related.length === 0 ? popularTerms(reference) : related).map(termItem) }])
}

/** Where else to look, for the device to fill up (CARD-33); a category's own page leads to its neighbours already. */
export const categoryGrid: Recommender = async ({ pictures }, reference, { keywords }) => {
  if (categoryNamed(reference, keywords) !== undefined) return []
  const related = relatedTerms(reference, keywords)
  const recommendations = categoryItems(reference, pictures, related.length === 0 ? popularTerms(reference) : related)
  return shown(sections.search, [{ title: "Top Categories For You", displayType: "categorygrid", recommendations }])
}

/** The blocks that hold anything. */
const shown = (section: string, blocks: ReadonlyArray<Parameters<typeof createBlock>[1]>): ReadonlyArray<WireBlock> =>
  blocks.filter(({ recommendations }) => recommendations.length > 0).map((content) => createBlock(section, content))
