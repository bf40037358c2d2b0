import { isTooLong } from "@camber/domain/pages"
import type { Listing } from "@camber/domain/search"
import type { ParsedQuery } from "@camber/search/query-parser"
import type { Category } from "../reference/categoryTree.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { TermMatches, IndexSnapshot } from "./searchCatalog.ts"
import { formatVehicleName } from "./suggestTerms.ts"

type ReadSearch = NonNullable<(typeof Listing.Encoded)["read"]>

const MOST_WAYS = 5
/** Maximum number of departments that are shown if there is no better suggestion. */
const DEPARTMENTS = 4

/**
 * Describes the result of a search for its page: the parsed query, dropped words, parts that the shop does not sell, and links for
 * continuing.
 */
export const describeSearch = (indexes: IndexSnapshot, { didYouMean, result, ordinals }: TermMatches): Omit<ReadSearch, "met"> => {
  const reading = result?.query
  const notStocked = result?.query.notCarried?.raw ?? null
  return {
    parts: (reading?.parts ?? []).map(({ kind, raw, without }) => ({
      kind,
      label: kind === "vehicle" && reading?.vehicle?.otherModels.length === 0 ? formatVehicleName(reading.vehicle) : raw,
      without
    })),
    letGo: [...(result?.droppedTerms ?? [])],
    noun: reading === undefined ? "" : getNoun(indexes, reading),
    notStocked,
    notSold: reading?.notSold?.brand ?? null,
    cars: reading === undefined ? [] : getCars(indexes, reading),
    didYouMean: [...didYouMean],
    ways: ordinals.length > 0 && (result?.droppedTerms.length ?? 0) === 0 ? [] : waysOn(indexes, reading)
  }
}

/** Maximum number of cars to offer. It covers the years of the longest generation; a longer list would not be useful. */
const MOST_CARS = 16

/** Returns the query for each year of a span, or for each model of an ambiguous name. */
const getCars = ({ searchIndex: { facts } }: IndexSnapshot, { vehicle: car, parts }: ParsedQuery): ReadSearch["cars"] => {
  if (car === null) return []
  const rest = parts.find(({ kind }) => kind === "vehicle")?.without ?? ""
  const choice = (label: string, name: string) => ({ label, query: `${rest} ${name}`.trim() })
  const models = [{ make: car.make, model: car.model }, ...car.otherModels].map((model) => ({
    ...model,
    years: facts.getYears(model.make, model.model).filter((year) => year >= car.from && year <= car.to)
  }))
  const years = models.flatMap(({ make, model, years: own }) => own.map((year) => ({ year, name: `${year} ${make} ${model}` })))
  const isOneEachYear = new Set(years.map(({ year }) => year)).size === years.length
  const choices = isOneEachYear
    ? years.toSorted((a, b) => a.year - b.year).map(({ name, year }) => choice(String(year), name))
    : models.flatMap(({ make, model, years: own }) => {
        const [from, to] = [own.at(0), own.at(-1)]
        return from === undefined || to === undefined
          ? []
          : [choice(`${make} ${model}`, formatVehicleName({ ...car, make, model, from, to }))]
      })
  // Checks that the choices differ: the car is at the end of the query, where a query that is too long is cut.
  const isChoice = choices.length > 1 && choices.length <= MOST_CARS && !choices.some(({ query }) => isTooLong(query))
  return isChoice ? choices : []
}

/**
 * Returns the shop's name of the part, such as 'Brake Pads', or the shopper's words if they match several types. If the shop does not sell
 * the part, returns the name of the nearest type, whose products are shown instead; empty if there is none.
 */
const getNoun = ({ searchIndex }: IndexSnapshot, { notCarried, noun, types }: ParsedQuery): string => {
  const [first, ...others] = types
  const name = searchIndex.types[searchIndex.typeBySlug.get(first?.slug ?? "") ?? -1]?.plural
  if (notCarried !== null) return name ?? ""
  return others.length === 0 ? (name ?? noun) : noun
}

/** Returns links to the nearest categories that have products, or otherwise to departments, and to the parts of the named car. */
const waysOn = (
  { reference: { categories, vehicles }, searchIndex }: IndexSnapshot,
  reading: ParsedQuery | undefined
): ReadSearch["ways"] => {
  const near = [
    ...(reading?.types.map(({ slug }) => slug) ?? []),
    ...[reading?.notCarried, reading?.notSold].flatMap((none) => none?.near ?? [])
  ]
  const filled = new Set(searchIndex.types.flatMap(({ categoryId, slug }) => (searchIndex.facts.isSold(slug) ? [categoryId] : [])))
  const hasProducts = ({ category_id }: Category): boolean => categories.idsUnder(category_id).some((id) => filled.has(id))
  const nearest = near
    .map((slug) => searchIndex.types[searchIndex.typeBySlug.get(slug) ?? -1]?.categoryId)
    .flatMap((id) => (id === undefined ? [] : categories.pathTo(id).toReversed()))
    .filter(hasProducts)
  const shown = nearest.length > 0 ? nearest : categories.roots.filter(hasProducts).slice(0, DEPARTMENTS)
  const links = shown.map((category) => ({ label: category.name, href: siteUrls.category(category) }))
  const car = reading?.vehicle
  const ids = car ? searchIndex.modelIdsByName.get(`${car.make}|${car.model}`.toLowerCase()) : undefined
  const vehicle = car && ids && vehicles.find(car.to, ids.makeId, ids.modelId)
  const garage = vehicle
    ? [{ label: `Parts for a ${vehicle.year} ${vehicle.make.name} ${vehicle.model.name}`, href: siteUrls.vehicle(vehicle) }]
    : []
  return [...new Map([...garage, ...links].map((link) => [link.href, link])).values()].slice(0, MOST_WAYS)
}
