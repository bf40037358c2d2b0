import type { Listing } from "@camber/domain/search"
import type { QueryReading } from "@camber/domain/search/reading"
import { addresses } from "../schema/addresses.ts"
import type { Found, SearchIndexes } from "./searchTerm.ts"
import { carName } from "./suggestedTerms.ts"

type ReadSearch = NonNullable<(typeof Listing.Encoded)["read"]>

const MOST_WAYS = 5
/** Departments that are shown where nothing nearer is known. */
const DEPARTMENTS = 4

/** What became of a search, for its page: how it was read, what was let go, what is not sold, and where to go on. */
export const readSearchOf = (indexes: SearchIndexes, { didYouMean, find, places }: Found): ReadSearch => {
  const reading = find?.reading
  const notStocked = find?.reading.notCarried?.raw ?? null
  return {
    parts: (reading?.parts ?? []).map(({ kind, raw, without }) => ({
      kind,
      label: kind === "vehicle" && reading?.car ? carName(reading.car) : raw,
      without
    })),
    letGo: [...(find?.letGo ?? [])],
    noun: reading === undefined ? "" : nounOf(indexes, reading),
    met: find?.met ?? places.length,
    notStocked,
    didYouMean: [...didYouMean],
    ways: places.length > 0 && (find?.letGo.length ?? 0) === 0 ? [] : waysOn(indexes, reading)
  }
}

/** 'Brake Pads', as the shop calls them; the shopper's own words where they mean several kinds. */
const nounOf = ({ shelf }: SearchIndexes, { noun, types }: QueryReading): string => {
  const [only, ...others] = types
  return only !== undefined && others.length === 0 ? (shelf.types[shelf.typeBySlug.get(only.slug) ?? -1]?.plural ?? noun) : noun
}

/** The categories nearest to what was searched, else the departments; and the named car's own parts. */
const waysOn = ({ reference: { categories, vehicles }, shelf }: SearchIndexes, reading: QueryReading | undefined): ReadSearch["ways"] => {
  const near = [...(reading?.types.map(({ slug }) => slug) ?? []), ...(reading?.notCarried?.near ? [reading.notCarried.near] : [])]
  const nearest = near
    .map((slug) => shelf.types[shelf.typeBySlug.get(slug) ?? -1]?.categoryId)
    .flatMap((id) => (id === undefined ? [] : categories.pathTo(id).toReversed()))
  const shown = nearest.length > 0 ? nearest : categories.roots.slice(0, DEPARTMENTS)
  const links = shown.map((category) => ({ label: category.name, href: addresses.category(category) }))
  const car = reading?.car
  const ids = car ? shelf.modelIdsByName.get(`${car.make}|${car.model}`.toLowerCase()) : undefined
  const vehicle = car && ids && vehicles.find(car.to, ids.makeId, ids.modelId)
  const garage = vehicle
    ? [{ label: `Parts for a ${vehicle.year} ${vehicle.make.name} ${vehicle.model.name}`, href: addresses.vehicle(vehicle) }]
    : []
  return [...new Map([...garage, ...links].map((link) => [link.href, link])).values()].slice(0, MOST_WAYS)
}
