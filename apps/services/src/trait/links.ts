import type { NavigationLink } from "@camber/domain/navigation"
import { addresses } from "../schema/addresses.ts"
import type { Pictures } from "../schema/pictures.ts"
import type { Reference } from "./Reference.ts"

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

export const brandLinks = ({ brands }: Reference): ReadonlyArray<WireLink> =>
  brands.all.map(({ name, slug }) => ({ ...link(name, addresses.brand(slug)), subItems: [] }))

/** Engine families, the most popular first. */
export const engineLinks = ({ families }: Reference, most = enginesInMenu): ReadonlyArray<WireLink> =>
  families.all.slice(0, most).map(({ name, slug }) => ({ ...link(name, addresses.engine(slug)), subItems: [] }))

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
