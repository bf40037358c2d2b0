import { type BuildSheet, type Stage, DEFAULT_STAGES } from "@camber/domain/lists"
import type { Verdict } from "@camber/domain/fitment"
import { checkPairs } from "@camber/domain/mating"
import { getProjectKind, type Project } from "@camber/domain/vehicle"
import { changeListing, listingHref, parseListing, storedFacets, ALL_PRODUCTS } from "@camber/domain/search"
import { readMatingTables } from "@camber/mating-data"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import { byBaseNumbers } from "../products/baseNumber.ts"
import { loadShopper } from "../products/loadShopper.ts"
import { queryProductRowsWithFitment } from "../products/queryProductRows.ts"
import { type FitmentSubject, evaluateRow, evaluateVariantRow } from "../products/evaluateRow.ts"
import { toApplication } from "../products/toApplication.ts"
import { createPairAnswers } from "../mating/createPairAnswers.ts"
import { loadMatingParts } from "../mating/loadMatingParts.ts"
import { toCartParts } from "../mating/compareWithParts.ts"
import { companions } from "../products/companions.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { Reference } from "../reference/Reference.ts"
import { type SavedList, readSharedList } from "./savedLists.ts"
import type { SavedProduct } from "./savedProducts.ts"
import { slotByType } from "./partPlaces.ts"
import { getClassRules } from "./classRules.ts"
import { toWireLists } from "./toWireLists.ts"

/** Default stage by the slug of a part's top-level category. Tools, gifts and trailers have no default stage. */
const STAGE_BY_CATEGORY: Readonly<Record<string, string>> = {
  engine: "engine",
  "air-and-fuel-delivery": "engine",
  exhaust: "engine",
  "ignition-charging-and-starting": "engine",
  "driveline-and-axles": "driveline",
  transmission: "driveline",
  brakes: "brakes",
  "chassis-and-suspension": "suspension",
  steering: "suspension",
  "wheel-and-tire": "suspension",
  "cooling-and-heating": "cooling",
  "safety-equipment": "safety",
  "interior-and-gauges": "body",
  "exterior-accessories-and-trim": "body",
  "audio-and-electronics": "body"
}

/** Returns the default stage of a category; null if it has none. */
const getDefaultStage = ({ categories }: Reference, categoryId: string): string | null =>
  STAGE_BY_CATEGORY[categories.pathTo(categoryId)[0]?.slug ?? ""] ?? null

/** Returns a list's stages in order. */
export const getStages = ({ stages }: Pick<SavedList, "stages">): ReadonlyArray<typeof Stage.Encoded> => stages ?? DEFAULT_STAGES

type WireSheet = typeof BuildSheet.Encoded
type WirePart = WireSheet["parts"][number]

/**
 * Loads a list with the data of the completeness check, evaluated for the list's vehicle or, if it has none, for the viewer's vehicle; null
 * if the share guid is unknown. Takes two more queries than loading the list alone, or three if two parts do not mate.
 */
export const loadBuildSheet = async (store: ResolverContext, shareGuid: string, selected: Project | null): Promise<WireSheet | null> => {
  const list = await readSharedList(store.database, shareGuid)
  return list && createBuildSheet(store, list, selected)
}

/** Creates the build sheet of a list that was already read. */
export const createBuildSheet = async (store: ResolverContext, kept: SavedList, selected: Project | null): Promise<WireSheet | null> => {
  const [list] = await toWireLists(store, [kept])
  if (list === undefined) return null
  const reference = await store.reference()
  const project = kept.project ?? selected
  const shopper = project && (await loadShopper(store.database, reference, project))
  const hasOther = kept.project !== null && selected !== null && getProjectKind(selected) !== "nothing"
  const car: SheetContext = {
    shopper,
    other: hasOther ? await loadShopper(store.database, reference, selected) : null,
    carPath: shopper?.description?.customerProjectUrl ?? null,
    reference
  }
  return {
    list,
    parts: await loadParts(store, kept, car),
    stages: getStages(kept),
    sharedAs: kept.shared_as,
    rules: getClassRules(project?.raceTypeId, (slug) => toWireType(slug, car), reference),
    carPath: car.carPath,
    carBody: (kept.project && shopper?.description?.body) ?? null
  }
}

/** Data that the conversion of a build sheet needs: its vehicle and reference data. */
interface SheetContext {
  readonly shopper: FitmentSubject | null
  /** The visitor's selected car if the list has a different car; otherwise null. */
  readonly other: FitmentSubject | null
  readonly carPath: string | null
  readonly reference: Reference
}

const loadParts = async (store: ResolverContext, { products }: SavedList, car: SheetContext): Promise<ReadonlyArray<WirePart>> => {
  const rows = await queryFacts(store.database, products).execute()
  const pairs = await loadPairs(store, products)
  const byBase = new Map(rows.map((row) => [row.sku_base_number, row]))
  return products.map((kept, index) => {
    const row = byBase.get(kept.sku_base_number)
    const named = { skuBaseNumber: kept.sku_base_number, skuVariantNumber: kept.sku_variant_number || null, stage: kept.stage ?? null }
    return { ...named, ...(row === undefined ? NO_FACTS : toFacts(row, kept, car)), pairs: pairs.get(index) ?? [] }
  })
}

/**
 * Compares the products with each other. A kit is compared by its chosen parts. Returns the answers by the index of the first product of
 * each pair.
 */
const loadPairs = async (
  store: ResolverContext,
  products: ReadonlyArray<SavedProduct>
): Promise<ReadonlyMap<number, WirePart["pairs"]>> => {
  const named = products.flatMap(({ components, sku_base_number, sku_variant_number }, index) =>
    toCartParts({ kitComponents: components, skuVariantNumber: sku_variant_number || sku_base_number }).map((part) => ({ ...part, index }))
  )
  const loaded = await loadMatingParts(store, named)
  const known = loaded.flatMap((part, at) => {
    const index = named[at]?.index
    return part === null || index === undefined ? [] : [{ part, index }]
  })
  const parts = known.map(({ part }) => part)
  const answered = await createPairAnswers(store.database, checkPairs(readMatingTables(), parts), parts)
  const found = answered.flatMap(({ answer, finding }) => {
    const [first, second] = [known[finding.a]?.index, known[finding.b]?.index]
    const other = second === undefined ? undefined : products[second]
    if (first === undefined || other === undefined) return []
    const names = { skuBaseNumber: other.sku_base_number, skuVariantNumber: other.sku_variant_number || null }
    return [{ first, pair: { ...names, ...answer } }]
  })
  return new Map([...Map.groupBy(found, ({ first }) => first)].map(([first, own]) => [first, own.map(({ pair }) => pair)]))
}

const queryFacts = (database: ResolverContext["database"], products: ReadonlyArray<SavedProduct>) =>
  queryProductRowsWithFitment(database, byBaseNumbers([...new Set(products.map((kept) => kept.sku_base_number))])).select((product) => [
    "product.product_type_id",
    "product.category_id",
    "product.restrictions",
    jsonArrayFrom(
      product
        .selectFrom("kit_component")
        .innerJoin("product as part", "part.product_page_id", "kit_component.component_page_id")
        .select("part.product_type_id")
        .distinct()
        .whereRef("kit_component.product_page_id", "=", "product.product_page_id")
    ).as("inTheBox"),
    jsonArrayFrom(
      product
        .selectFrom("variant")
        .select(["variant.sku_variant_number", "variant.option_value_ids"])
        .whereRef("variant.product_page_id", "=", "product.product_page_id")
    ).as("numbered")
  ])

type FactRow = Awaited<ReturnType<ReturnType<typeof queryFacts>["execute"]>>[number]

const toFacts = (row: FactRow, kept: SavedProduct, car: SheetContext): Facts => {
  const { other, reference, shopper } = car
  const slug = reference.productTypes.byId.get(row.product_type_id)?.slug ?? ""
  const known = companions.get(slug)
  const { adapter = [], beside = [], mandatory = [] } = known ?? {}
  const named = (slugs: ReadonlyArray<string>) => slugs.flatMap((name) => toWireType(name, car) ?? [])
  return {
    type: toWireType(slug, car),
    contains: row.inTheBox.flatMap(({ product_type_id }) => reference.productTypes.byId.get(product_type_id)?.slug ?? []),
    mandatory: named(mandatory),
    adapters: named(adapter),
    beside: named(beside),
    isCovered: known !== undefined,
    place: slotByType.get(slug) ?? null,
    verdict: shopper && evaluateListed(row, kept, shopper, reference),
    selectedVerdict: other && evaluateListed(row, kept, other, reference),
    restrictions: row.restrictions,
    usualStage: getDefaultStage(reference, row.category_id)
  }
}

/** Evaluates the variant in the list, or the product if no variant is selected. */
const evaluateListed = (row: FactRow, kept: SavedProduct, shopper: FitmentSubject, reference: Reference): Verdict | null => {
  const variant = row.numbered.find(({ sku_variant_number }) => sku_variant_number === kept.sku_variant_number)
  if (variant === undefined) return evaluateRow(row, shopper, reference)
  const applications = row.applications.map((application) => toApplication(application, reference, shopper.description))
  return evaluateVariantRow(applications, row, variant, shopper)
}

type Facts = Omit<WirePart, "pairs" | "skuBaseNumber" | "skuVariantNumber" | "stage">
const NO_FACTS: Facts = {
  type: null,
  contains: [],
  mandatory: [],
  adapters: [],
  beside: [],
  isCovered: false,
  place: null,
  verdict: null,
  selectedVerdict: null,
  restrictions: [],
  usualStage: null
}

/** Returns a product type with the URL of its category listing for the vehicle; null if the catalog lacks the type. */
const toWireType = (slug: string, { carPath, reference }: SheetContext): WirePart["type"] => {
  const type = reference.productTypes.bySlug.get(slug)
  if (type === undefined) return null
  const scope = carPath === null ? null : (parseListing(carPath, [])?.scope ?? null)
  const category = reference.categories.byId.get(type.category_id)
  const href =
    scope === null || carPath === null || category === undefined
      ? null
      : listingHref(changeListing({ ...ALL_PRODUCTS, scope }, { facets: [{ name: storedFacets.category, value: category.name }] }), carPath)
  return { slug: type.slug, name: type.name, href }
}
