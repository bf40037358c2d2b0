import { searchProducts, type SearchResult } from "@camber/search/search-index"
import type { GeneratedIndex } from "./buildGeneratedIndex.ts"
import { gradeOf, type JudgedQuery, ndcg } from "./judge.ts"

/** How one query was answered. */
export interface Judged {
  readonly judged: JudgedQuery
  readonly find: SearchResult
  readonly total: number
  /** The grade of the first part, and of the best that the catalogue has. */
  readonly first: number
  readonly best: number
  readonly ndcg: number
  readonly isCarRead: boolean
  readonly milliseconds: number
}

/** A first part may be this much below the best: two grades that differ less are one to a shopper. */
const NEARLY = 0.11
/** Results that are looked at. */
const PAGE = 24

export const measureQuery = (
  { isGone, products, shelf, soldEngines }: GeneratedIndex,
  queries: ReadonlyArray<JudgedQuery>
): ReadonlyArray<Judged> =>
  queries.map((judged) => {
    const { car } = judged
    const before = performance.now()
    const find = searchProducts(shelf, judged.query, { isUnavailable: isGone })
    const milliseconds = performance.now() - before
    const sold = car === null ? new Set<string>() : soldEngines(car.make, car.model, car.from, car.to)
    const all = products.map((product) => gradeOf(judged, product, sold))
    const grades = Array.from(find.ordinals.slice(0, PAGE), (place) => all[place] ?? 0)
    return {
      judged,
      find,
      total: find.ordinals.length,
      first: grades[0] ?? 0,
      best: all.reduce((most, grade) => Math.max(most, grade), 0),
      ndcg: ndcg(grades, all),
      isCarRead: car !== null && isRead(shelf, car, find.query.vehicle),
      milliseconds
    }
  })

/** One of the models that were read is the one that was meant, and the years are all of those that it was built in, and no others. */
const isRead = (
  { facts }: GeneratedIndex["shelf"],
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

/** The figures of some queries; shares are from 0 to 1. */
export interface Figures {
  readonly count: number
  readonly zero: number
  readonly firstRight: number
  readonly ndcg: number
  /** Of all queries that name a car, answerable or not; null where none does. */
  readonly carsRead: number | null
}

const isHopeless = ({ judged }: Judged): boolean => judged.kind === "hopeless"
export const isTopResultRelevant = ({ best, first }: Judged): boolean => first >= best - NEARLY

/** Queries that the catalogue can answer. */
export const answerable = (results: ReadonlyArray<Judged>): ReadonlyArray<Judged> =>
  results.filter((one) => !isHopeless(one) && one.best > 0)
export const getUnanswerable = (results: ReadonlyArray<Judged>): ReadonlyArray<Judged> => results.filter(isHopeless)

export const shareOf = <One>(some: ReadonlyArray<One>, holds: (one: One) => boolean): number =>
  some.length === 0 ? 1 : some.filter(holds).length / some.length

export const figuresOf = (some: ReadonlyArray<Judged>): Figures => {
  const withCar = some.filter(({ judged }) => judged.car !== null)
  return {
    count: some.length,
    zero: some.length === 0 ? 0 : shareOf(some, ({ total }) => total === 0),
    firstRight: shareOf(some, isTopResultRelevant),
    ndcg: some.reduce((sum, one) => sum + one.ndcg, 0) / Math.max(1, some.length),
    carsRead: withCar.length === 0 ? null : shareOf(withCar, ({ isCarRead }) => isCarRead)
  }
}

/** What the shop does not carry is found as nothing, never as something near; of another maker's parts it is said that they are not sold. */
export const isHonestlyEmpty = ({ find, total }: Judged): boolean => total === 0 || find.query.notSold !== null
