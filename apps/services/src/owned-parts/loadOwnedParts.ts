import { isPurchaseId, type OwnedFact, type OwnedSource, toOwnedFacts, toPurchaseId } from "@camber/domain/owned-parts"
import type { WebUserGuid } from "@camber/domain/visitor"
import { type LoadedPart, loadMatingParts } from "../mating/loadMatingParts.ts"
import { toCartParts } from "../mating/compareWithParts.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { readEntries, type StoredEntry } from "./ownedEntries.ts"
import { type GarageCar, readCars } from "./readCars.ts"
import { type Purchase, readPurchases } from "./readPurchases.ts"
import { toModelPart, toNamedPart, toFamilyPart } from "./toModelPart.ts"
import type { Reference } from "../reference/Reference.ts"

type Store = Pick<ResolverContext, "database" | "reference">

/** A part of a car with the ends of its parts. A kit has several parts; a product that is no longer in the catalog has none. */
export interface CarPart extends OwnedFact {
  readonly source: OwnedSource
  /** Title of the product, name of the model, or the owner's own text. */
  readonly name: string
  readonly skuBaseNumber: string | null
  readonly skuVariantNumber: string | null
  /** SKUs of the product, or of the chosen parts of a kit. Empty if the shop does not sell the part. */
  readonly skus: ReadonlyArray<string>
  readonly url: string | null
  readonly typeSlug: string
  readonly isKit: boolean
  /** Facet value that follows from a known model; null if none does. */
  readonly family: string | null
  /** See `BuildToken`. Null for a kit and for a part that only the owner's text describes. */
  readonly token: string | null
  readonly parts: ReadonlyArray<LoadedPart>
}

/** Finds a car of the visitor's garage. */
export const findCar = async ({ database, reference }: Store, webUserGuid: WebUserGuid, projectId: string) => {
  const cars = await readCars(database, await reference(), webUserGuid)
  const car = cars.find((candidate) => candidate.projectId === projectId)
  return car === undefined ? null : { car, cars }
}

/**
 * Loads the parts of a car in four queries: parts that were bought for the car, parts that the owner entered, and parts that the garage
 * states, newest first.
 */
export const loadOwnedParts = async (
  store: Store,
  webUserGuid: WebUserGuid,
  { car, cars }: { readonly car: GarageCar; readonly cars: ReadonlyArray<GarageCar> }
): Promise<ReadonlyArray<CarPart>> => {
  const reference = await store.reference()
  const purchases = await readPurchases(store.database, webUserGuid, cars, car)
  const entries = await readEntries(store.database, webUserGuid, car)
  const facts = toOwnedFacts(entries, purchases)
  const purchaseById = new Map(purchases.map((purchase) => [toPurchaseId(purchase), purchase]))
  const entryById = new Map(entries.map((entry) => [entry.id, entry]))
  const items = facts.map((fact) => ({ fact, purchase: purchaseById.get(fact.id), entry: entryById.get(fact.id) }))
  const asked = items.flatMap((item, index) => toAskedParts(item).map((part) => ({ ...part, index })))
  const loaded = await loadMatingParts(store, asked)
  const byIndex = Map.groupBy(
    asked.map(({ index }, at) => ({ part: loaded[at] ?? null, index })),
    ({ index }) => index
  )
  const owned = items.map(({ entry, fact, purchase }, index): CarPart => {
    const [product = null, ...chosen] = (byIndex.get(index) ?? []).map(({ part }) => part)
    if (!isPurchaseId(fact.id)) return toEntered(fact, entry, product, reference)
    return toBought(
      fact,
      purchase,
      product,
      chosen.filter((part) => part !== null)
    )
  })
  const types = new Set(owned.map(({ typeSlug }) => typeSlug))
  return [...owned, ...listGarageParts(car, reference).filter(({ typeSlug }) => !types.has(typeSlug))]
}

/** Lists the SKUs to load: the product itself, for its type and title, then the chosen parts of a kit. */
const toAskedParts = ({ entry, purchase }: { readonly entry: StoredEntry | undefined; readonly purchase: Purchase | undefined }) => {
  if (purchase !== undefined) {
    const own = { sku: purchase.skuVariantNumber, isInKit: false }
    return purchase.components.length === 0 ? [own] : [own, ...toBoughtParts(purchase)]
  }
  const sku = entry?.skuVariantNumber ?? entry?.skuBaseNumber ?? null
  return sku === null ? [] : [{ sku, isInKit: false }]
}

const toBoughtParts = ({ components, skuVariantNumber }: Purchase) => toCartParts({ skuVariantNumber, kitComponents: components })

/** Converts a purchase to a part. `product` is missing if its SKU is no longer in the catalog. `chosen` are the chosen parts of a kit. */
const toBought = (
  fact: OwnedFact,
  purchase: Purchase | undefined,
  product: LoadedPart | null,
  chosen: ReadonlyArray<LoadedPart>
): CarPart => ({
  ...fact,
  source: "order",
  name: product?.title ?? purchase?.title ?? "",
  skuBaseNumber: purchase?.skuBaseNumber ?? null,
  skuVariantNumber: purchase?.skuVariantNumber ?? null,
  skus: purchase === undefined ? [] : toBoughtParts(purchase).map(({ sku }) => sku),
  url: purchase?.url ?? null,
  typeSlug: product?.type ?? "",
  isKit: (purchase?.components.length ?? 0) > 0,
  family: null,
  token: chosen.length > 0 ? null : (purchase?.skuVariantNumber ?? null),
  parts: chosen.length > 0 ? chosen : product === null ? [] : [product]
})

const toEntered = (
  fact: OwnedFact,
  entry: StoredEntry | undefined,
  product: LoadedPart | null,
  reference: Awaited<ReturnType<Store["reference"]>>
): CarPart => {
  const common = { ...fact, source: "owner" as const, isKit: false, family: null, token: null, skus: [] }
  const sold = { skuBaseNumber: entry?.skuBaseNumber ?? null, skuVariantNumber: entry?.skuVariantNumber ?? null }
  if (product !== null)
    return {
      ...common,
      ...sold,
      skus: [sold.skuVariantNumber, sold.skuBaseNumber].flatMap((sku) => sku ?? []),
      name: product.title,
      url: product.url,
      typeSlug: product.type,
      token: sold.skuVariantNumber ?? sold.skuBaseNumber,
      parts: [product]
    }
  const named = entry?.model == null ? null : toModelPart(entry.model, reference)
  if (named !== null) return { ...common, ...sold, ...named, url: null, name: entry?.name ?? named.name, token: entry?.model ?? null }
  const typeSlug = entry?.typeSlug ?? ""
  const part = toNamedPart(typeSlug, entry?.name ?? null, reference)
  return { ...common, ...sold, url: null, typeSlug, name: part?.title ?? entry?.name ?? "", parts: part === null ? [] : [part] }
}

/** Facets of a car that name one of its parts, with the prefix of the family's id and the part type. */
const PART_FACETS: ReadonlyArray<readonly [facet: string, prefix: string, typeSlug: string]> = [
  ["Transmission", "transmission", "transmission"],
  ["Rear Axle", "axle", "axle-shaft"]
]

/** Lists the parts that follow from the owner's answers in the garage: transmission, rear axle and engine. */
const listGarageParts = ({ project }: Pick<GarageCar, "project">, reference: Reference): ReadonlyArray<CarPart> => {
  const toCarPart = (facet: string, id: string, typeSlug: string, name: string): ReadonlyArray<CarPart> => {
    const known = toFamilyPart(id, typeSlug, name, reference)
    if (known === null) return []
    const nothing = {
      gotOn: null,
      mileage: null,
      price: null,
      note: null,
      orderNumber: null,
      skuBaseNumber: null,
      skuVariantNumber: null,
      skus: [],
      url: null
    }
    return [{ id: `car:${facet}`, source: "garage", quantity: 1, isOnTheWay: false, isKit: false, ...nothing, ...known, token: `~${id}` }]
  }
  const answered = PART_FACETS.flatMap(([facet, prefix, typeSlug]) => {
    const answer = project.facets.find(({ name }) => name === facet)
    const value = answer === undefined ? undefined : reference.facetValues.get(answer.valueId)?.value
    return value === undefined ? [] : toCarPart(facet, `${prefix}:${value}`, typeSlug, value)
  })
  const series = reference.engineParts.get("engineSeriesId")?.get(project.engineIds?.engineSeriesId ?? 0)
  return [...answered, ...(series === undefined ? [] : toCarPart("Engine", `engine:${series}`, "crate-engine", series))]
}
