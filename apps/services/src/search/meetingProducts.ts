import { checkPair, type EndedPart, matchEnds, type WantedEnd } from "@camber/domain/mating"
import { readMatingTables } from "@camber/mating-data"
import type { ProductBitset } from "@camber/search/columns"
import { type ListingIndex, toProductBitset } from "@camber/search/listing-index"
import { LRUCache } from "lru-cache"
import { runDetached } from "../database/abortableQueries.ts"
import { assertOutsideTransaction } from "../database/transactionScope.ts"
import { type LoadedPart, loadPartsOfType } from "../mating/loadMatingParts.ts"
import { loadBuild } from "../owned-parts/loadBuild.ts"
import type { Reference } from "../reference/Reference.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"

/**
 * Products that do not mate with the parts of a build, and products for which this is unknown. All other products mate or need not mate,
 * and are in neither set.
 */
export interface MeetingProducts {
  readonly clashing: ProductBitset
  readonly unknown: ProductBitset
}

/** Maximum number of cached builds per index. Each takes 68 kB for 270,000 products. */
const MOST_BUILDS = 200

/** Products with equal ends. */
interface EndGroup {
  readonly part: EndedPart
  readonly productIds: ReadonlyArray<number>
}

/**
 * Creates the functions that find the products that a build, or the ends that a search names, exclude. Compares only products of types that
 * mate with a part of the build, and each combination of ends only once. Both results are cached per index.
 */
export const createMeetingProductsFinder = (store: ResolverContext) => {
  const groups = new WeakMap<ListingIndex, Map<number, Promise<ReadonlyArray<EndGroup>>>>()
  const builds = new WeakMap<ListingIndex, LRUCache<string, Promise<MeetingProducts>>>()

  const getGroups = (index: ListingIndex, productTypeId: number): Promise<ReadonlyArray<EndGroup>> => {
    assertOutsideTransaction("A shared cache")
    const byType = groups.get(index) ?? new Map<number, Promise<ReadonlyArray<EndGroup>>>()
    groups.set(index, byType)
    const known = byType.get(productTypeId)
    if (known !== undefined) return known
    const loaded = runDetached(async () => groupByEnds(await loadPartsOfType(store, productTypeId)))
    byType.set(productTypeId, loaded)
    // A failed query is not cached.
    loaded.catch(() => byType.delete(productTypeId))
    return loaded
  }

  const find = async (reference: Reference, index: ListingIndex, tokens: ReadonlyArray<string>): Promise<MeetingProducts> => {
    const build = await loadBuild(store, tokens)
    const [clashing, unknown] = [new Array<number>(), new Array<number>()]
    for (const slug of listMateTypes(build)) {
      const type = reference.productTypes.bySlug.get(slug)
      if (type === undefined) continue
      for (const { part, productIds } of await getGroups(index, type.product_type_id)) {
        const answer = judge(part, build)
        if (answer === "clashes") clashing.push(...productIds)
        if (answer === "unknown") unknown.push(...productIds)
      }
    }
    return { clashing: toProductBitset(index, Int32Array.from(clashing)), unknown: toProductBitset(index, Int32Array.from(unknown)) }
  }

  /**
   * Finds products of these types that are known to lack an end that the search names. Returns none if no product has all of these ends.
   */
  const findOthers = async (
    reference: Reference,
    index: ListingIndex,
    wanted: ReadonlyArray<WantedEnd>,
    typeSlugs: ReadonlyArray<string>
  ): Promise<ProductBitset | null> => {
    const others: Array<number> = []
    let hasMatch = false
    for (const slug of typeSlugs) {
      const type = readMatingTables().ends.has(slug) ? reference.productTypes.bySlug.get(slug) : undefined
      for (const { part, productIds } of type === undefined ? [] : await getGroups(index, type.product_type_id)) {
        const match = matchEnds(readMatingTables(), part.ends, wanted)
        if (match === "yes") hasMatch = true
        if (match === "no") others.push(...productIds)
      }
    }
    return hasMatch ? toProductBitset(index, Int32Array.from(others)) : null
  }

  const findMeeting = (reference: Reference, index: ListingIndex, tokens: ReadonlyArray<string>): Promise<MeetingProducts> => {
    assertOutsideTransaction("A shared cache")
    const known = builds.get(index) ?? new LRUCache<string, Promise<MeetingProducts>>({ max: MOST_BUILDS })
    builds.set(index, known)
    const key = JSON.stringify(tokens.toSorted())
    const cached = known.get(key)
    if (cached !== undefined) return cached
    const found = runDetached(() => find(reference, index, tokens))
    known.set(key, found)
    found.catch(() => known.delete(key))
    return found
  }

  return { findMeeting, findOthers }
}

/** Lists the part types that mate with a part of the build. */
const listMateTypes = (build: ReadonlyArray<LoadedPart>): ReadonlySet<string> => {
  const types = new Set(build.map(({ type }) => type))
  const pairings = [...readMatingTables().pairings.values()].flat()
  return new Set(pairings.flatMap(({ a, b }) => [...(types.has(a.type) ? [b.type] : []), ...(types.has(b.type) ? [a.type] : [])]))
}

const groupByEnds = (parts: Awaited<ReturnType<typeof loadPartsOfType>>): ReadonlyArray<EndGroup> => {
  const key = ({ ends }: LoadedPart) =>
    JSON.stringify(ends.map(({ alternatives, name, open }) => [name, open, alternatives.map((figures) => [...figures])]))
  return [...Map.groupBy(parts, key).values()].flatMap((same) =>
    same[0] === undefined ? [] : [{ part: same[0], productIds: same.map(({ productPageId }) => productPageId) }]
  )
}

/**
 * Judges a product by its required pairs. If the build has several parts of a type, it is enough that the product mates with one of them.
 */
const judge = (part: EndedPart, build: ReadonlyArray<EndedPart>): "clashes" | "meets" | "unknown" => {
  const findings = build.flatMap((other) => checkPair(readMatingTables(), part, other))
  const byPairing = Map.groupBy(
    findings.filter(({ pairing }) => pairing.need === "required"),
    ({ pairing }) => pairing.id
  )
  const answers = [...byPairing.values()].map((own) => own.map(({ verdict }) => verdict._tag))
  if (answers.some((tags) => tags.every((tag) => tag === "DoesNotMeet"))) return "clashes"
  return answers.some((tags) => !tags.includes("Meets")) ? "unknown" : "meets"
}
