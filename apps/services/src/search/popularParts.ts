import { PAGE_SIZE, type popularParts, ALL_PRODUCTS } from "@camber/domain/search"
import { getProjectFingerprint, getProjectKind } from "@camber/domain/vehicle"
import type { ChangeLog } from "../change-log/changeLog.ts"
import { runDetached } from "../database/abortableQueries.ts"
import { InvalidArgument } from "../http/errors.ts"
import { cardTopics } from "../products/queryProductRows.ts"
import type { Reference } from "../reference/Reference.ts"
import { deepFreeze } from "@camber/domain/ports"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { createListingResolver } from "./listing.ts"
import type { ListingIndex } from "@camber/search/listing-index"
import type { CatalogIndexes } from "./createCatalogIndexes.ts"

type Asked = (typeof popularParts)["variables"]["Type"]
type Answer = (typeof popularParts)["result"]["Encoded"]["popularParts"]

/** Maximum age in milliseconds, because cards depend on the current day. */
const MAX_AGE_MS = 60_000

interface CacheEntry {
  /** Inputs of the response, as weak references, so that they can be garbage-collected. */
  readonly index: WeakRef<ListingIndex>
  readonly reference: WeakRef<Reference>
  readonly until: number
  readonly answer: Promise<Answer>
}

/**
 * Creates the resolver of the most popular parts. Visitors without a car share a frozen response until any product changes, for at most a
 * minute. If a car is given, each response is computed.
 */
export const createPopularPartsResolver = (
  store: ResolverContext,
  catalogue: Pick<CatalogIndexes, "listing" | "ready">,
  changes: Pick<ChangeLog, "listen">,
  list: ReturnType<typeof createListingResolver>,
  now: () => number = () => performance.now()
): ((asked: Asked) => Promise<Answer>) => {
  const cache = new Map<string, CacheEntry>()
  changes.listen((received) => {
    if (received.some(({ topic }) => cardTopics.has(topic))) cache.clear()
  })

  const ask = async ({ limit, project }: Asked): Promise<Answer> => {
    // Sorting by relevance lists vehicle-specific parts first. Without a car, it equals sorting by popularity.
    const address = { ...ALL_PRODUCTS, fits: project !== null && getProjectKind(project) !== "nothing" }
    const whole = await list({ address, project, most: limit })
    if (whole === null) throw new Error("The listing of all parts is missing")
    const { cards, children, fit, total } = whole
    return { cards, children, fit, total }
  }

  return async (asked) => {
    if (asked.limit < 1 || asked.limit > PAGE_SIZE)
      throw new InvalidArgument({ argument: "limit", expected: `Expected a number from 1 to ${PAGE_SIZE}` })
    if (getProjectFingerprint(asked.project) !== "") return ask(asked)
    // Loading the reference polls the change log.
    const reference = catalogue.ready(await store.reference())
    const index = await catalogue.listing(reference)
    // The key distinguishes a null project from an empty one, because a bot (null) gets no verdicts.
    const key = `${asked.limit} ${asked.project === null}`
    const known = cache.get(key)
    if (known?.index.deref() === index && known.reference.deref() === reference && now() < known.until) return known.answer
    const answer = runDetached(() => ask(asked)).then(deepFreeze)
    const mine: CacheEntry = { index: new WeakRef(index), reference: new WeakRef(reference), until: now() + MAX_AGE_MS, answer }
    cache.set(key, mine)
    answer.catch(() => {
      if (cache.get(key) === mine) cache.delete(key)
    })
    return answer
  }
}
