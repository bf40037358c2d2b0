import { cartClashes, checkPairs, type CartClash, ownParts, type OwnParts } from "@camber/domain/mating"
import type { WebUserGuid } from "@camber/domain/visitor"
import { readMatingTables } from "@camber/mating-data"
import { readLines } from "../cart/cartLines.ts"
import { compareWithParts, type CartPart, toCartParts } from "../mating/compareWithParts.ts"
import { byVerdict, createPairAnswers } from "../mating/createPairAnswers.ts"
import { loadMatingParts, type LoadedPart } from "../mating/loadMatingParts.ts"
import { createResolver, type RootField } from "../schema/createServiceSchema.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import { readLists } from "./savedLists.ts"

type WireParts = typeof OwnParts.Encoded
type WireClash = typeof CartClash.Encoded

/** Most parts of a visitor that a page compares. A cart holds at most 100 lines, and lists may hold as many each. */
const MAX_OWN_PARTS = 200

/** Creates the root fields of the checkout service that compare the visitor's own parts. */
export const createMatingFields = (store: ResolverContext): Readonly<Record<string, RootField>> => ({
  ownParts: createResolver(ownParts, "ownParts", async ({ skuOrSkuBase, webUserGuid }) => {
    const [product = null] = await loadMatingParts(store, [{ sku: skuOrSkuBase, isInKit: false }])
    return product && compareWithOwn(store, product, await readOwnParts(store, webUserGuid))
  }),

  cartClashes: createResolver(cartClashes, "cartClashes", async ({ webUserGuid }) => {
    const named = (await readLines(store.database, webUserGuid)).flatMap(toCartParts)
    if (named.length < 2) return []
    const loaded = await loadMatingParts(store, named)
    const known = loaded.flatMap((part, index) => (part === null ? [] : [{ part, sku: named[index]?.lineSku ?? "" }]))
    const parts = known.map(({ part }) => part)
    const clashes = checkPairs(readMatingTables(), parts).filter(({ verdict }) => verdict._tag === "DoesNotMeet")
    return (await createPairAnswers(store.database, clashes, parts)).flatMap(({ answer, finding }): ReadonlyArray<WireClash> => {
      const [a, b] = [known[finding.a], known[finding.b]]
      return a === undefined || b === undefined
        ? []
        : [{ skuVariantNumbers: [a.sku, b.sku], titles: [a.part.title, b.part.title], ...answer }]
    })
  })
})

interface OwnPart extends CartPart {
  readonly listName: string | null
}

/** Reads the parts in the visitor's cart, then those on the lists. Each once, where it occurs first. */
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

const compareWithOwn = async (store: ResolverContext, product: LoadedPart, own: ReadonlyArray<OwnPart>): Promise<WireParts> => {
  const loaded = await loadMatingParts(store, own)
  const others = loaded.flatMap((part, index) =>
    part === null || part.skuBaseNumber === product.skuBaseNumber ? [] : [{ part, listName: own[index]?.listName ?? null }]
  )
  const answers = await compareWithParts(
    store.database,
    product,
    others.map(({ part }) => part)
  )
  const compared = others.map(({ listName, part }, index) => ({
    title: part.title,
    url: toUrl(part),
    listName,
    pairs: answers[index] ?? []
  }))
  const parts = compared.filter(({ pairs }) => pairs.length > 0)
  return {
    title: product.title,
    url: toUrl(product),
    parts: parts.toSorted((one, other) => compareFirst(one.pairs, other.pairs)),
    unrelatedCount: compared.length - parts.length
  }
}

const toUrl = ({ productPageId, slug }: LoadedPart): string => siteUrls.product({ slug, product_page_id: productPageId })

const compareFirst = ([one]: WireParts["parts"][number]["pairs"], [other]: WireParts["parts"][number]["pairs"]): number =>
  one === undefined || other === undefined ? 0 : byVerdict(one, other)
