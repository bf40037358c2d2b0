import { cartClashes, checkPairs, type CartClash, ownParts, type OwnParts } from "@camber/domain/mating"
import { formatBecause } from "@camber/domain/owned-parts"
import type { WebUserGuid } from "@camber/domain/visitor"
import { readMatingTables } from "@camber/mating-data"
import { readLines } from "../cart/cartLines.ts"
import { compareWithParts, type CartPart, toCartParts } from "../mating/compareWithParts.ts"
import { byVerdict, createPairAnswers } from "../mating/createPairAnswers.ts"
import { loadMatingParts, type LoadedPart } from "../mating/loadMatingParts.ts"
import { findCar, loadOwnedParts } from "../owned-parts/loadOwnedParts.ts"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { readLists } from "./savedLists.ts"

type WireParts = typeof OwnParts.Encoded
type WireClash = typeof CartClash.Encoded

/** Maximum number of a visitor's parts that a page compares. The cart and each list can contain 100 lines. */
const MAX_OWN_PARTS = 200

/** Creates the root fields of the checkout service that compare the visitor's own parts. */
export const createMatingFields = (store: ResolverContext): Readonly<Record<string, RootField>> => ({
  ownParts: createResolver(ownParts, "ownParts", async ({ projectId = null, skuOrSkuBase, webUserGuid }) => {
    const [product = null] = await loadMatingParts(store, [{ sku: skuOrSkuBase, isInKit: false }])
    if (product === null) return null
    const own = await readOwnParts(store, webUserGuid)
    return compareWithOwn(store, product, own, await loadPartsOfCar(store, webUserGuid, projectId))
  }),

  cartClashes: createResolver(cartClashes, "cartClashes", async ({ projectId = null, webUserGuid }) => {
    const named = (await readLines(store.database, webUserGuid)).flatMap(toCartParts)
    if (named.length === 0) return []
    const loaded = await loadMatingParts(store, named)
    const inCart = loaded.flatMap((part, index) => (part === null ? [] : [{ part, sku: named[index]?.lineSku ?? "", because: null }]))
    // A part in the cart replaces the car's part of the same type.
    const bought = new Set(inCart.map(({ part }) => part.type))
    const ofCar = (await loadPartsOfCar(store, webUserGuid, projectId)).filter(({ part }) => !bought.has(part.type))
    const known = [...inCart, ...ofCar.map(({ because, part }) => ({ part, sku: null, because }))]
    const parts = known.map(({ part }) => part)
    const clashes = checkPairs(readMatingTables(), parts).filter(
      ({ a, b, verdict }) => verdict._tag === "DoesNotMeet" && Math.min(a, b) < inCart.length
    )
    return (await createPairAnswers(store.database, clashes, parts)).flatMap(({ answer, finding }): ReadonlyArray<WireClash> => {
      const [a, b] = [known[finding.a], known[finding.b]]
      return a === undefined || b === undefined
        ? []
        : [
            {
              skuVariantNumbers: [a.sku, b.sku].filter((sku) => sku !== null),
              titles: [a.part.title, b.part.title],
              because: a.because ?? b.because,
              ...answer
            }
          ]
    })
  })
})

/** A part of the car. `reason` is the text from which it is known. */
interface PartOfCar {
  readonly part: LoadedPart
  readonly because: string
}

/** Loads the parts of a car in the visitor's garage; none if the garage does not contain the car. */
const loadPartsOfCar = async (
  store: ResolverContext,
  webUserGuid: WebUserGuid,
  projectId: string | null
): Promise<ReadonlyArray<PartOfCar>> => {
  const found = projectId === null ? null : await findCar(store, webUserGuid, projectId)
  const owned = found === null ? [] : await loadOwnedParts(store, webUserGuid, found)
  return owned.flatMap(({ name, parts }) => parts.map((part) => ({ part, because: formatBecause({ name }) }))).slice(0, MAX_OWN_PARTS)
}

interface OwnPart extends CartPart {
  readonly listName: string | null
}

/**
 * Reads the parts in the visitor's cart, then the parts on the lists. A part that occurs several times is returned only once, at its first
 * place.
 */
const readOwnParts = async ({ database }: ResolverContext, webUserGuid: WebUserGuid): Promise<ReadonlyArray<OwnPart>> => {
  const inCart = (await readLines(database, webUserGuid)).flatMap(toCartParts).map((part) => ({ ...part, listName: null }))
  const listed = (await readLists(database, webUserGuid)).flatMap(({ list_name, products }) =>
    products.flatMap(({ components, sku_base_number, sku_variant_number }) =>
      toCartParts({ kitComponents: components, skuVariantNumber: sku_variant_number || sku_base_number }).map((part) => ({
        ...part,
        listName: list_name
      }))
    )
  )
  const byKey = Map.groupBy([...inCart, ...listed], ({ isInKit, sku }) => `${sku.toLowerCase()} ${String(isInKit)}`)
  return [...byKey.values()].flatMap(([first]) => first ?? []).slice(0, MAX_OWN_PARTS)
}

const compareWithOwn = async (
  store: ResolverContext,
  product: LoadedPart,
  own: ReadonlyArray<OwnPart>,
  ofCar: ReadonlyArray<PartOfCar>
): Promise<WireParts> => {
  const loaded = await loadMatingParts(store, own)
  const named = loaded.flatMap((part, index) => (part === null ? [] : [{ part, listName: own[index]?.listName ?? null, because: null }]))
  const others = [...ofCar.map((owned) => ({ ...owned, listName: null })), ...named].filter(
    ({ part }) => part.skuBaseNumber !== product.skuBaseNumber
  )
  const answers = await compareWithParts(
    store.database,
    product,
    others.map(({ part }) => part)
  )
  const compared = others.map(({ because, listName, part }, index) => ({
    title: part.title,
    url: part.url,
    listName,
    because,
    pairs: answers[index] ?? []
  }))
  const parts = compared.filter(({ pairs }) => pairs.length > 0)
  return {
    title: product.title,
    url: product.url,
    parts: parts.toSorted((one, other) => compareFirst(one.pairs, other.pairs)),
    unrelatedCount: compared.length - parts.length
  }
}

const compareFirst = ([one]: WireParts["parts"][number]["pairs"], [other]: WireParts["parts"][number]["pairs"]): number =>
  one === undefined || other === undefined ? 0 : byVerdict(one, other)
