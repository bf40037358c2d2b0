import type { ResolverContext } from "../schema/ResolverContext.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { Category } from "../reference/categoryTree.ts"
import type { PartCounts } from "../navigation/partCounts.ts"
import { disciplines, listRaceTypesWithParts } from "../navigation/links.ts"
import { raceEmblem } from "../navigation/linkImages.ts"
import type { Reference } from "../reference/Reference.ts"
import type { WireItem } from "./createBlock.ts"

type LandingPage = WireItem & { readonly _tag: "LandingPage" }

/** Maximum pages in a row. */
const MOST_PAGES = 10

const landingPage = (
  details: Pick<LandingPage["landingPageDetails"], "id" | "displayValue" | "altText" | "thumbnailImageUrl" | "field">,
  url: string,
  nofollow = false
): LandingPage => ({ _tag: "LandingPage", landingPageDetails: { ...details, imageUrl: null, facetOptionLink: { url, nofollow } } })

interface Brand {
  readonly brand_id: number
  readonly name: string
}
const brandPage = ({ brand_id: id, name }: Brand, url: string, nofollow?: boolean): LandingPage =>
  landingPage({ id, displayValue: name, altText: `${name} parts`, thumbnailImageUrl: null, field: "GA_Brand" }, url, nofollow)

/** Lists the best-known brands with their pages (CARD-13). */
export const brandPages = ({ brands }: Pick<Reference, "brands">): ReadonlyArray<LandingPage> =>
  brands.all
    .toSorted((a, b) => b.popularity - a.popularity)
    .slice(0, MOST_PAGES)
    .map((brand) => brandPage(brand, siteUrls.brand(brand.slug)))

/** Lists a category's brands, most products first, with nofollow links to their products in the category. */
export const brandsIn = async (
  { database }: Pick<ResolverContext, "database">,
  { brands, categories }: Pick<Reference, "brands" | "categories">,
  category: Category
): Promise<ReadonlyArray<LandingPage>> => {
  const rows = await database
    .selectFrom("product")
    .select(["brand_id", ({ fn }) => fn.countAll<number>().as("count")])
    .where("category_id", "in", [...categories.idsUnder(category.category_id)])
    .groupBy("brand_id")
    .orderBy("count", "desc")
    .orderBy("brand_id")
    .limit(MOST_PAGES)
    .execute()
  return rows.flatMap(({ brand_id }) => {
    const brand = brands.byId.get(brand_id)
    if (brand === undefined) return []
    return brandPage(brand, `${siteUrls.category(category)}?facet=${encodeURIComponent(`Brand:${brand.name}`)}`, true)
  })
}

/** Lists the other race classes with parts of the shopper's discipline, or else the first class of each discipline in menu order. */
export const raceTypePages = (
  reference: Pick<Reference, "raceTypes">,
  counts: Pick<PartCounts, "raceTypes">,
  imageUrls: ImageUrls,
  raceTypeId: number | null
): ReadonlyArray<LandingPage> => {
  const own = reference.raceTypes.byId.get(raceTypeId ?? 0)
  const others = listRaceTypesWithParts(reference, counts).filter(({ race_type_id }) => race_type_id !== own?.race_type_id)
  const classes =
    own === undefined
      ? disciplines.flatMap((discipline) => others.find((type) => type.discipline === discipline && discipline !== "street") ?? [])
      : others.filter(({ discipline }) => discipline === own.discipline)
  return classes.slice(0, MOST_PAGES).map((type) =>
    landingPage(
      {
        id: type.race_type_id,
        displayValue: type.short_name,
        altText: `${type.name} car`,
        thumbnailImageUrl: imageUrls.drawing(raceEmblem(type)),
        field: "GA_RaceType"
      },
      siteUrls.race(type.slug)
    )
  )
}
