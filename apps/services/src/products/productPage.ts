import { compareMeasurements, type ProductPage, type Specification, type Variant, isPurchaseable } from "@camber/domain/catalog"
import { toProductCard } from "./queryProductRows.ts"
import { isFitting, isGuarantee, type KnownCar, getVehicleSpecificFit, type Verdict } from "@camber/domain/fitment"
import { type Project, getProjectFingerprint } from "@camber/domain/vehicle"
import { allOf, type ProductCondition, withApplication, withIds } from "./ListingFilter.ts"
import { appliesToProject } from "./fits.sql.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ImageUrls } from "../schema/pictures.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import type { Reference } from "../reference/Reference.ts"
import { toApplication } from "./toApplication.ts"
import { formatAvailability } from "./availability.ts"
import { loadShopper } from "./loadShopper.ts"
import { loadCards } from "./cards.ts"
import { toFitmentRows } from "./toFitmentRows.ts"
import { listJobsOfPart } from "./jobLinks.ts"
import { getPartPosition } from "./getPartPosition.ts"
import { pickPreferredVariant } from "./pickPreferredVariant.ts"
import { toPricing } from "./pricing.ts"
import { type FitByVariant, createProductOptions, type OptionsView } from "./productOptions.ts"
import { isInCatalog } from "../database/importTables.ts"
import { findReplacement, readWithdrawnRecord } from "./withdrawnProducts.ts"
import { productRecords, type ProductRecord, type VariantRow } from "./productRecords.ts"
import { listDocuments, listImages } from "./listImages.ts"
import { optionValueNames, type FitmentSubject, evaluateRow, evaluateVariantRow } from "./evaluateRow.ts"
import { type Kysely, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { queryAnsweredQuestions } from "../questions/queryAnsweredQuestions.ts"
import { queryReviews } from "../reviews/queryReviews.ts"
import { prepareQuery } from "../database/prepareQuery.ts"

const mostRelated = 8

type WireProductPage = typeof ProductPage.Encoded
interface Request {
  readonly productPageId: number
  readonly skuVariantNumber: string | null
  readonly project: Project | null
}

/** Creates the product page resolver. It runs four queries (five for a kit) and resolves to null if the page does not exist. */
export const createProductPageResolver =
  (store: ResolverContext) =>
  async ({ productPageId, skuVariantNumber, project }: Request): Promise<WireProductPage | null> => {
    const { database, imageUrls } = store
    const reference = await store.reference()
    const record =
      (await queryProductRecord(database, { productPageIds: [productPageId] }))[0] ?? (await readWithdrawnRecord(database, productPageId))
    if (record === undefined) return null
    const shopper = project === null ? null : await loadShopper(database, reference, project)
    const verdicts = variantVerdicts(record, shopper, reference)
    const verdict = shopper && evaluateRow(record, shopper, reference)
    const chosen = chosenRow(record, skuVariantNumber, verdicts)
    if (chosen === undefined) return null
    const components = await loadKitComponents(store, record)
    const fits = getProjectFingerprint(project) === "" ? new Map<string, boolean>() : getVehicleSpecificFits(verdicts)
    const specifications = getSpecifications(record, chosen)
    const fit = verdicts.get(chosen.sku_variant_number) ?? null
    const { cards: related, fitting } = await relatedTo(store, reference, record, shopper?.project ?? null)
    return {
      card: toProductCard(record, imageUrls, verdict),
      slug: record.slug,
      description: record.description,
      bullets: record.bullets,
      trail: getTrail(record, reference),
      variant: { ...wireVariant(chosen, record, imageUrls, fit), supersededBy: await findReplacement(database, record, chosen) },
      measures: fit === null ? [] : compareMeasurements(fit.reason, specifications, fitting, isFitting(fit.fitment) || fit.prompt !== null),
      place: getPartPosition({ category_id: record.category_id, specifications }, shopper, reference, imageUrls),
      options: createProductOptions(record, chosen.sku_variant_number, {
        imageUrls,
        components,
        fits,
        judge: createVerdictFunction(shopper, reference),
        place: "page"
      }),
      images: listImages(record, chosen, imageUrls),
      documents: listDocuments(record, chosen.sku_variant_number, imageUrls),
      specifications,
      fits: toFitmentRows(
        record.applications.map((application) => ({
          ...toApplication(application, reference),
          position: application.position,
          perCar: application.per_car
        })),
        getProjectFingerprint(project) === "" ? null : verdict
      ),
      fitsTotal: record.applications.length,
      restrictions: record.restrictions,
      jobs: listJobsOfPart(record, reference),
      ...(await loadProductFeedback(database, record.product_page_id)),
      related
    }
  }

const queryProductRecord = prepareQuery(
  ["productPageIds"],
  (database, { productPageIds }: { readonly productPageIds: ReadonlyArray<number> }) => productRecords(database, withIds(productPageIds))
)

/** Loads the products that a kit's lines refer to. */
export const loadKitComponents = async ({ database }: ResolverContext, record: ProductRecord): Promise<ReadonlyArray<ProductRecord>> =>
  record.kitLines.length === 0 ? [] : productRecords(database, withIds(record.kitLines.map((line) => line.component_page_id))).execute()

/** Fields of a product that determine the verdicts on its variants. */
export interface JudgedVariants extends Pick<ProductRecord, "applications" | "is_for_vehicles" | "options"> {
  readonly allVariants: ReadonlyArray<Pick<VariantRow, "sku_variant_number" | "option_value_ids">>
}

/** Evaluates each variant; returns the verdicts by SKU, or none if the part is not for vehicles. */
export const variantVerdicts = (
  record: JudgedVariants,
  shopper: FitmentSubject | null,
  reference: Reference
): ReadonlyMap<string, Verdict> => {
  if (shopper === null) return new Map()
  const applications = record.applications.map((application) => toApplication(application, reference, shopper.description))
  return new Map(
    record.allVariants.flatMap((row) => {
      const verdict = evaluateVariantRow(applications, record, row, shopper)
      return verdict === null ? [] : [[row.sku_variant_number, verdict] as const]
    })
  )
}

/** Creates the function that evaluates kit components for the shopper's car; undefined if no car is selected. */
export const createVerdictFunction = (shopper: FitmentSubject | null, reference: Reference): OptionsView["judge"] =>
  shopper === null || getProjectFingerprint(shopper.project) === ""
    ? undefined
    : (component, skuVariantNumber) =>
        (skuVariantNumber === null ? undefined : variantVerdicts(component, shopper, reference).get(skuVariantNumber)) ??
        evaluateRow(component, shopper, reference)

/** Returns which variants fit the car. Leaves out universal variants, because they are not specific to the car. */
export const getVehicleSpecificFits = (verdicts: ReadonlyMap<string, Verdict>): FitByVariant =>
  new Map(
    [...verdicts].flatMap(([number, verdict]) => {
      const fits = getVehicleSpecificFit(verdict)
      return fits === null ? [] : [[number, fits] as const]
    })
  )

/** Returns the variant in the URL, or else the preferred variant. */
const chosenRow = (record: ProductRecord, named: string | null, verdicts: ReadonlyMap<string, Verdict>): VariantRow | undefined =>
  record.allVariants.find((row) => row.sku_variant_number === named) ?? pickPreferredVariant(record.allVariants, verdicts)

/** Returns the purchase details of a variant. */
export const toOfferedVariant = (row: VariantRow, record: ProductRecord, imageUrls: ImageUrls) => ({
  skuVariantNumber: row.sku_variant_number,
  optionValues: optionValueNames(record.options, row.option_value_ids),
  pricing: toPricing(row),
  availability: row.availability,
  availabilityText: formatAvailability(row, record.today),
  isPurchaseable: isPurchaseable(row.availability),
  imageUrl: imageUrls.of(row.image),
  weightPounds: row.weight_pounds,
  shipsByFreight: row.ships_by_freight,
  coreCharge: row.core_charge_cents === null ? null : row.core_charge_cents / 100,
  minimumQuantity: row.minimum_quantity,
  supersededBy: row.superseded_by
})

const wireVariant = (row: VariantRow, record: ProductRecord, imageUrls: ImageUrls, fit: Verdict | null): typeof Variant.Encoded => ({
  ...toOfferedVariant(row, record, imageUrls),
  ordinality: row.ordinality,
  mpn: row.mpn ?? "",
  upc: row.upc ?? "",
  fit
})

/** Returns the product's specifications and the weight of the chosen variant. */
const getSpecifications = ({ specifications }: ProductRecord, { weight_pounds }: VariantRow): WireProductPage["specifications"] =>
  specifications.map((specification) =>
    specification.name === "Shipping weight" ? { ...specification, value: `${weight_pounds} lb` } : specification
  )

const getTrail = ({ category_id }: ProductRecord, { categories }: Reference): WireProductPage["trail"] => [
  { label: "All parts", href: siteUrls.all },
  ...categories.pathTo(category_id).map((category) => ({ label: category.name, href: siteUrls.category(category) }))
]

/**
 * Returns the most popular products of the same type that fit the project, if there is one, and the measurements of products that are
 * guaranteed to fit.
 */
const relatedTo = async (
  store: ResolverContext,
  reference: Reference,
  record: ProductRecord,
  project: KnownCar | null
): Promise<{ readonly cards: WireProductPage["related"]; readonly fitting: ReadonlyArray<ReadonlyArray<Specification>> }> => {
  const ofThisType: ProductCondition = (product) =>
    product.and([
      product("product.product_type_id", "=", record.product_type_id),
      product("product.product_page_id", "!=", record.product_page_id),
      isInCatalog("product.product_page_id")
    ])
  const condition = project === null ? ofThisType : allOf([ofThisType, withApplication(appliesToProject(project))])
  const rows = await store.database
    .selectFrom("product")
    .select(["product.product_page_id", "product.specifications"])
    .where(condition)
    .orderBy("product.sales_rank")
    .limit(mostRelated)
    .execute()
  const ids = rows.map(({ product_page_id }) => product_page_id)
  const cards = await loadCards(store, reference, ids, project)
  const guaranteed = new Set(cards.flatMap(({ fit, productPageId }) => (fit !== null && isGuarantee(fit) ? [productPageId] : [])))
  const fitting = rows.flatMap(({ product_page_id, specifications }) => (guaranteed.has(product_page_id) ? [specifications] : []))
  return { cards, fitting }
}

type Feedback = Pick<typeof ProductPage.Encoded, "ratingCounts" | "reviews" | "questions">

/** Queries the newest reviews and answered questions of a product, and the review count per star rating, in one query. */
const queryProductFeedback = prepareQuery(["productPageId"], (database, { productPageId }: { readonly productPageId: number }) => {
  const counts = database
    .selectFrom("review")
    .select(["stars", sql<number>`count(*)::int`.as("count")])
    .where("product_page_id", "=", productPageId)
    .groupBy("stars")
  return database.selectNoFrom([
    jsonArrayFrom(queryReviews(database, productPageId)).as("reviews"),
    jsonArrayFrom(counts).as("counts"),
    jsonArrayFrom(queryAnsweredQuestions(database, productPageId)).as("questions")
  ])
})

const loadProductFeedback = async (database: Kysely<Tables>, productPageId: number): Promise<Feedback> => {
  const [row] = await queryProductFeedback(database, { productPageId })
  return {
    reviews: row?.reviews ?? [],
    questions: row?.questions ?? [],
    ratingCounts: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: row?.counts.find((count) => count.stars === stars)?.count ?? 0 }))
  }
}
