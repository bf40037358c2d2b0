import { searchProducts, type SearchResult } from "@camber/search/search-index"
import type { GeneratedIndex } from "./buildGeneratedIndex.ts"
import { gradeProduct, type JudgedQuery, ndcg } from "./judge.ts"

/** Results of one judged query. */
export interface Judged {
  readonly judged: JudgedQuery
  readonly find: SearchResult
  readonly total: number
  /** Grade of the first result. `best` is the highest grade in the catalog. */
  readonly first: number
  readonly best: number
  readonly ndcg: number
  readonly isCarRead: boolean
  readonly milliseconds: number
}

/** Tolerance below the best grade for the first result. Shoppers do not notice a smaller difference. */
const NEARLY = 0.11
/** Number of results to grade. */
const PAGE = 24

export const measureQuery = (
  { isGone, products, searchIndex, soldEngines }: GeneratedIndex,
  queries: ReadonlyArray<JudgedQuery>
): ReadonlyArray<Judged> =>
  queries.map((judged) => {
    const { car } = judged
    const before = performance.now()
    const find = searchProducts(searchIndex, judged.query, { isUnavailable: isGone })
    const milliseconds = performance.now() - before
    const sold = car === null ? new Set<string>() : soldEngines(car.make, car.model, car.from, car.to)
    const all = products.map((product) => gradeProduct(judged, product, sold))
    const grades = Array.from(find.ordinals.slice(0, PAGE), (place) => all[place] ?? 0)
    return {
      judged,
      find,
      total: find.ordinals.length,
      first: grades[0] ?? 0,
      best: all.reduce((most, grade) => Math.max(most, grade), 0),
      ndcg: ndcg(grades, all),
      isCarRead: car !== null && isRead(searchIndex, car, find.query.vehicle),
      milliseconds
    }
  })

/** Returns whether the query parser found the intended model and exactly its production years. */
const isRead = (
  { facts }: GeneratedIndex["searchIndex"],
  wanted: NonNullable<JudgedQuery["car"]>,
  read: Judged["find"]["query"]["vehicle"]
): boolean => {
  if (read === null) return false
  const models = [{ make: read.make, model: read.model }, ...read.otherModels]
  if (!models.some(({ make, model }) => make === wanted.make && model === wanted.model)) return false
  const years = [wanted, ...models].flatMap(({ make, model }) => facts.getYears(make, model))
  const built = years.filter((year) => year >= wanted.from && year <= wanted.to)
  return read.from >= wanted.from && read.to <= wanted.to && read.from <= Math.min(...built) && read.to >= Math.max(...built)
}

/** Metrics of a group of queries; shares are from 0 to 1. */
export interface Figures {
  readonly count: number
  readonly zero: number
  readonly firstRight: number
  readonly ndcg: number
  /** Share of the queries that name a car, whether or not the catalog has a match; null if no query names one. */
  readonly carsRead: number | null
}

const isHopeless = ({ judged }: Judged): boolean => judged.kind === "hopeless"
export const isTopResultRelevant = ({ best, first }: Judged): boolean => first >= best - NEARLY

/** Selects the queries that have a match in the catalog. */
export const answerable = (results: ReadonlyArray<Judged>): ReadonlyArray<Judged> =>
  results.filter((result) => !isHopeless(result) && result.best > 0)
export const getUnanswerable = (results: ReadonlyArray<Judged>): ReadonlyArray<Judged> => results.filter(isHopeless)

export const computeShare = <One>(some: ReadonlyArray<One>, holds: (one: One) => boolean): number =>
  some.length === 0 ? 1 : some.filter(holds).length / some.length

export const computeFigures = (some: ReadonlyArray<Judged>): Figures => {
  const withCar = some.filter(({ judged }) => judged.car !== null)
  return {
    count: some.length,
    zero: some.length === 0 ? 0 : computeShare(some, ({ total }) => total === 0),
    firstRight: computeShare(some, isTopResultRelevant),
    ndcg: some.reduce((sum, one) => sum + one.ndcg, 0) / Math.max(1, some.length),
    carsRead: withCar.length === 0 ? null : computeShare(withCar, ({ isCarRead }) => isCarRead)
  }
}

/**
 * Returns whether a query for an unsold product got an honest answer: no results, or a sentence that names the words for which the shop has
 * no products.
 */
export const isHonest = ({ find: { droppedTerms, query }, total }: Judged): boolean =>
  total === 0 || query.notSold !== null || query.notCarried !== null || droppedTerms.length > 0
