import { sections } from "@camber/domain/recommendations"
import { techNights, type TechNight } from "../content/techNights.ts"
import type { PartCounts } from "../navigation/partCounts.ts"
import type { Reference } from "../reference/Reference.ts"
import { createBlock, type WireBlock, type WireItem } from "./createBlock.ts"
import { brandPages, brandsIn, raceTypePages } from "./landingPages.ts"
import type { Recommender } from "./Origin.ts"
import { categoryItems, categoryNamed, popularTerms, relatedTerms, termItem } from "./searchItems.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"

const day = new Intl.DateTimeFormat("en-US", { weekday: "long", month: "long", day: "numeric", timeZone: "UTC" })

/** Converts a tech night to an event that links to its article (REC-08). */
export const techNightItem = ({ article, date, id }: TechNight, imageUrls: ImageUrls): WireItem => ({
  _tag: "Event",
  eventId: id,
  name: `Tech Night: ${article.title}`,
  title: null,
  description: "Our techs take your calls that evening. Read the article, then call with your numbers and questions.",
  date,
  displayDate: `${day.format(new Date(date))}, 7 to 9 p.m. Eastern`,
  purchaseurl: null,
  image: { iconImageUrl: imageUrls.drawing(article.drawing) },
  authors: article.authors,
  url: siteUrls.article(article),
  articleThumbnailUrl: null
})

/** Maximum events on the home page. */
const NIGHTS = 2

/** Creates the recommender of the home page: brands, race classes and the next tech nights. */
export const createHomePages =
  (partCounts: (reference: Reference) => Promise<Pick<PartCounts, "raceTypes">>): Recommender =>
  async ({ database, imageUrls }, reference, { vehicle }) => {
    const nights = await techNights(database, new Date().toISOString().slice(0, 10), NIGHTS)
    return shown(sections.home, [
      { title: "Shop by Brand", recommendations: brandPages(reference) },
      {
        title: vehicle.raceTypeId === null ? "Race Classes" : "Classes Like Yours",
        recommendations: raceTypePages(reference, await partCounts(reference), imageUrls, vehicle.raceTypeId)
      },
      {
        title: "Coming Up",
        displayType: "card",
        cardDisplayType: "double",
        recommendations: nights.map((night) => techNightItem(night, imageUrls))
      }
    ])
  }

/** Recommends related searches, or popular searches if there are none. For a category, recommends its brands instead. */
export const nearSearch: Recommender = async (store, reference, { keywords }) => {
  const category = categoryNamed(reference, keywords)
  if (category !== undefined) {
    const brands = await brandsIn(store, reference, category)
    // A block with a single brand would offer no choice.
    return brands.length < 2 ? [] : shown(sections.search, [{ title: `${category.name} by Brand`, recommendations: brands }])
  }
  const related = relatedTerms(reference, keywords)
  const title = related.length === 0 ? "Popular Searches" : "Related Searches"
  return shown(sections.search, [{ title, recommendations: (related.length === 0 ? popularTerms(reference) : related).map(termItem) }])
}

/**
 * Recommends categories, to which the device adds more (CARD-33). Returns none for a category page, because it already links to its
 * neighbors.
 */
export const categoryGrid: Recommender = async ({ imageUrls }, reference, { keywords }) => {
  if (categoryNamed(reference, keywords) !== undefined) return []
  const related = relatedTerms(reference, keywords)
  const recommendations = categoryItems(reference, imageUrls, related.length === 0 ? popularTerms(reference) : related)
  return shown(sections.search, [{ title: "Top Categories For You", displayType: "categorygrid", recommendations }])
}

/** Returns the blocks that are not empty. */
const shown = (section: string, blocks: ReadonlyArray<Parameters<typeof createBlock>[1]>): ReadonlyArray<WireBlock> =>
  blocks.filter(({ recommendations }) => recommendations.length > 0).map((content) => createBlock(section, content))
