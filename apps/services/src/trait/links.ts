import type { NavigationLink, PlatformLink } from "@camber/domain/navigation"
import type { CarBody } from "@camber/domain/vehicle"
import { carAddress } from "../drawings/index.ts"
import type { Reference } from "../reference/Reference.ts"
import { addresses } from "../schema/addresses.ts"
import type { Pictures } from "../schema/pictures.ts"
import { brandMark } from "./brandMark.ts"
import { raceEmblem } from "./raceEmblem.ts"

type WireLink = typeof NavigationLink.Encoded

/** The menu shows this many engine families; the site map all. */
const enginesInMenu = 40

const link = (primary: string, href: string, brandImageUrl: string | null = null): Omit<WireLink, "subItems"> => ({
  primary,
  href,
  brandImageUrl
})

/** Every category with the categories below it. */
export const categoryLinks = ({ categories }: Reference, pictures: Pictures): ReadonlyArray<WireLink> =>
  categories.roots.map((root) => ({
    ...link(root.name, addresses.category(root), pictures.drawing(root.drawing)),
    subItems: categories
      .childrenOf(root.category_id)
      .map((child) => link(child.name, addresses.category(child), pictures.drawing(child.drawing)))
  }))

/** A body as it is told at the size of a mark. */
const silhouette = (body: CarBody, pictures: Pictures): string => pictures.of(carAddress(body, { view: "mark" }))

const leafLink = (primary: string, href: string): WireLink => ({ ...link(primary, href), subItems: [] })

export const transmissionLinks = ({ transmissions }: Reference): ReadonlyArray<WireLink> =>
  transmissions.all.map(({ name, slug }) => leafLink(name, addresses.transmission(slug)))

export const rearAxleLinks = ({ rearAxles }: Reference): ReadonlyArray<WireLink> =>
  rearAxles.all.map(({ name, slug }) => leafLink(name, addresses.rearAxle(slug)))

/** Families of platforms, each with its generations. */
export const platformLinks = ({ platforms, vehicles }: Reference, pictures: Pictures): ReadonlyArray<typeof PlatformLink.Encoded> =>
  platforms.top.map(({ generations, name, slug, spans }) => {
    const childPlatforms = generations.map((generation) => link(generation.name, addresses.platform(generation.slug)))
    const [{ from, makeId, modelId, to }] = spans
    // The table begins with the car that a platform is known for.
    const body = vehicles.find(from, makeId, modelId)?.body ?? vehicles.find(to, makeId, modelId)?.body
    const picture = body === undefined ? null : silhouette(body, pictures)
    return { ...link(name, addresses.platform(slug), picture), childPlatforms, subItems: childPlatforms }
  })

/** Disciplines in the order in which they are offered: what most people race first, what is no race last. */
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

/** Numbers by their size: '305 Sprint', '360 Sprint', '410 Sprint'. */
const inNaturalOrder = new Intl.Collator("en", { numeric: true }).compare

/** The race types of each discipline, below a heading without a page of its own. */
export const raceLinks = ({ raceTypes }: Pick<Reference, "raceTypes">, pictures: Pictures): ReadonlyArray<WireLink> =>
  [...Map.groupBy(raceTypes.all, ({ discipline }) => discipline)]
    .sort(([one], [other]) => disciplines.indexOf(one) - disciplines.indexOf(other))
    .map(([discipline, types]) => ({
      primary: `${discipline.charAt(0).toUpperCase()}${discipline.slice(1)}`,
      href: null,
      brandImageUrl: null,
      subItems: types
        .toSorted((one, other) => inNaturalOrder(one.short_name, other.short_name))
        .map((type) => link(type.short_name, addresses.race(type.slug), pictures.drawing(raceEmblem(type))))
    }))

/** Every brand with its mark (NAV-38). */
export const brandLinks = ({ brands }: Reference, pictures: Pictures): ReadonlyArray<WireLink> =>
  brands.all.map((brand) => ({ ...leafLink(brand.name, addresses.brand(brand.slug)), brandImageUrl: brandMark(brand, pictures) }))

/** Engine families, the most popular first. */
export const engineLinks = ({ families }: Reference, most = enginesInMenu): ReadonlyArray<WireLink> =>
  families.all.slice(0, most).map(({ name, slug }) => leafLink(name, addresses.engine(slug)))

/** The page of a vehicle, a make or a race type, narrowed to part types; `isValid` is false where there is none (CALL-34). */
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
  const page = vehicle ? addresses.vehicle(vehicle) : race ? addresses.race(race.slug) : undefined
  if (page === undefined) return { url: null, isValid: false }
  return { url: partTypes.length === 0 ? page : `${page}?query=${encodeURIComponent(partTypes.join(" "))}`, isValid: true }
}
