import type { NavigationLink, PlatformLink } from "@camber/domain/navigation"
import { getRaceTypeBody, type CarBody } from "@camber/domain/vehicle"
import type { Category } from "../reference/categoryTree.ts"
import type { Reference } from "../reference/Reference.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import { getBrandLogo, getEngineIcon, raceEmblem } from "./linkImages.ts"
import { createBodyLookup } from "./createBodyLookup.ts"
import type { PartCounts } from "./partCounts.ts"

type WireLink = typeof NavigationLink.Encoded

/** Maximum engine families in the menu; the site map shows all. */
const enginesInMenu = 40

/** Creates a menu link. The count is absent if the link does not lead to a listing or needs no count. */
const link = (
  primary: string,
  href: string,
  brandImageUrl: string | null = null,
  count: number | null = null
): Omit<WireLink, "subItems"> => ({ primary, href, brandImageUrl, count })

/** Lists every category with its subcategories. */
export const categoryLinks = ({ categories }: Reference, counts: PartCounts, imageUrls: ImageUrls): ReadonlyArray<WireLink> => {
  const getLink = (category: Category) => {
    const parts = categories.idsUnder(category.category_id).reduce((sum, id) => sum + (counts.categories.get(id) ?? 0), 0)
    return link(category.name, siteUrls.category(category), imageUrls.drawing(category.drawing), parts)
  }
  return categories.roots.map((root) => ({ ...getLink(root), subItems: categories.childrenOf(root.category_id).map(getLink) }))
}

/** Returns the URL of a car body's silhouette in icon size. */
const silhouette = (body: CarBody, imageUrls: ImageUrls): string =>
  imageUrls.of(imageUrls.illustrations.getCarImagePath(body, { view: "mark" }))

const leafLink = (...of: Parameters<typeof link>): WireLink => ({ ...link(...of), subItems: [] })

export const transmissionLinks = ({ transmissions }: Reference, { driveline }: PartCounts): ReadonlyArray<WireLink> =>
  transmissions.all.map(({ name, slug, valueId }) => leafLink(name, siteUrls.transmission(slug), null, driveline.get(valueId) ?? 0))

export const rearAxleLinks = ({ rearAxles }: Reference, { driveline }: PartCounts): ReadonlyArray<WireLink> =>
  rearAxles.all.map(({ name, slug, valueId }) => leafLink(name, siteUrls.rearAxle(slug), null, driveline.get(valueId) ?? 0))

/** Lists every make with the body it is known for. */
export const makeRows = (reference: Reference, { makes }: PartCounts, imageUrls: ImageUrls) => {
  const bodies = createBodyLookup(reference)
  return reference.vehicles.makes.map(({ make_id, name, slug }) => {
    const body = bodies.get(make_id) ?? null
    return {
      makeId: make_id,
      make: name,
      url: siteUrls.make(slug),
      imageUrl: body === null ? null : silhouette(body, imageUrls),
      count: makes.get(make_id) ?? 0
    }
  })
}

/** Lists platform families, each with its generations. */
export const platformLinks = (
  { platforms, vehicles }: Reference,
  counts: PartCounts,
  imageUrls: ImageUrls
): ReadonlyArray<typeof PlatformLink.Encoded> =>
  platforms.top.map(({ generations, name, slug, spans }) => {
    const getParts = (platform: string) => counts.platforms.get(platform) ?? 0
    const childPlatforms = generations.map((generation) =>
      link(generation.name, siteUrls.platform(generation.slug), null, getParts(generation.slug))
    )
    const [{ from, makeId, modelId, to }] = spans
    // The platform's first row is its best-known car.
    const body = vehicles.find(from, makeId, modelId)?.body ?? vehicles.find(to, makeId, modelId)?.body
    const picture = body === undefined ? null : silhouette(body, imageUrls)
    return { ...link(name, siteUrls.platform(slug), picture, getParts(slug)), childPlatforms, subItems: childPlatforms }
  })

/** Disciplines in display order: most popular first, the non-racing discipline last. */
export const disciplines: ReadonlyArray<string> = [
  "oval",
  "drag",
  "road",
  "autocross",
  "kart",
  "off-road",
  "rally",
  "drift",
  "derby",
  "pull",
  "speed trial",
  "marine",
  "street"
]

/** Compares texts so that numbers are sorted by value: '305 Sprint', '360 Sprint', '410 Sprint'. */
const inNaturalOrder = new Intl.Collator("en", { numeric: true }).compare

/** Lists the race types that parts are made for, in their order. */
export const listRaceTypesWithParts = (
  { raceTypes }: Pick<Reference, "raceTypes">,
  counts: Pick<PartCounts, "raceTypes">
): Reference["raceTypes"]["all"] => raceTypes.all.filter(({ race_type_id }) => counts.raceTypes.has(race_type_id))

/** Lists the race types that have parts, grouped by discipline. The discipline is a heading without a page. */
export const raceLinks = (
  reference: Pick<Reference, "raceTypes">,
  counts: Pick<PartCounts, "raceTypes">,
  imageUrls: ImageUrls
): ReadonlyArray<WireLink> =>
  [...Map.groupBy(listRaceTypesWithParts(reference, counts), ({ discipline }) => discipline)]
    .sort(([one], [other]) => disciplines.indexOf(one) - disciplines.indexOf(other))
    .map(([discipline, types]) => ({
      primary: `${discipline.charAt(0).toUpperCase()}${discipline.slice(1)}`,
      href: null,
      brandImageUrl: null,
      count: null,
      subItems: types
        .toSorted((a, b) => inNaturalOrder(a.short_name, b.short_name))
        .map((type) =>
          link(type.short_name, siteUrls.race(type.slug), racePicture(type, imageUrls), counts.raceTypes.get(type.race_type_id) ?? 0)
        )
    }))

/** Returns the URL of the race type's car, or the emblem of its discipline if it has no car. */
const racePicture = (type: Reference["raceTypes"]["all"][number], imageUrls: ImageUrls): string => {
  const body = getRaceTypeBody(type.slug)
  return body === null ? imageUrls.drawing(raceEmblem(type)) : silhouette(body, imageUrls)
}

/** Lists every brand with its logo (NAV-38). */
export const brandLinks = ({ brands }: Reference, counts: PartCounts, imageUrls: ImageUrls): ReadonlyArray<WireLink> =>
  brands.all.map((brand) => {
    const mark = getBrandLogo(brand, counts.brandGoods.get(brand.brand_id), imageUrls)
    return leafLink(brand.name, siteUrls.brand(brand.slug), mark, counts.brands.get(brand.brand_id) ?? 0)
  })

/** Lists engine families, most popular first. */
export const engineLinks = (
  { families }: Reference,
  counts: PartCounts,
  imageUrls: ImageUrls,
  most = enginesInMenu
): ReadonlyArray<WireLink> =>
  families.all
    .slice(0, most)
    .map((family) =>
      leafLink(family.name, siteUrls.engine(family.slug), getEngineIcon(family, imageUrls), counts.engines.get(family.series_id) ?? 0)
    )

/**
 * Builds the link to a vehicle, make or race type page, optionally filtered to part types; `isValid` is false if there
 * is no such page (CALL-34).
 */
export const buildLink = (
  { vehicles, raceTypes }: Reference,
  {
    year,
    make,
    model,
    raceType,
    partTypes
  }: {
    readonly year: number | null
    readonly make: number | null
    readonly model: number | null
    readonly raceType: number | null
    readonly partTypes: ReadonlyArray<string>
  }
): { readonly url: string | null; readonly isValid: boolean } => {
  const vehicle = year !== null && make !== null && model !== null ? vehicles.find(year, make, model) : undefined
  const race = raceType === null ? undefined : raceTypes.byId.get(raceType)
  const page = vehicle ? siteUrls.vehicle(vehicle) : race ? siteUrls.race(race.slug) : undefined
  if (page === undefined) return { url: null, isValid: false }
  return { url: partTypes.length === 0 ? page : `${page}?query=${encodeURIComponent(partTypes.join(" "))}`, isValid: true }
}
