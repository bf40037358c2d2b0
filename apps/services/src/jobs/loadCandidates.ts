import { getOfferForPosition, matchesPosition, type PositionedItem, type PositionedVariant } from "@camber/domain/assembly"
import { isPurchaseable, readiness } from "@camber/domain/catalog"
import { isFitting, isGuarantee, type Verdict } from "@camber/domain/fitment"
import {
  agreesWithFacts,
  getMissingSide,
  type JobFacts,
  type JobLine,
  type JobTables,
  type PlannedRow,
  type SetCandidate
} from "@camber/domain/jobs"
import { readMatingTables } from "@camber/mating-data"
import { type Kysely, sql } from "kysely"
import { jsonArrayFrom } from "kysely/helpers/postgres"
import type { Tables } from "../database/tables.ts"
import { formatAvailability } from "../products/availability.ts"
import type { FitmentSubject } from "../products/evaluateRow.ts"
import { fitsProject, withIds } from "../products/ListingFilter.ts"
import { variantVerdicts } from "../products/productPage.ts"
import { queryProductRowsWithFitment } from "../products/queryProductRows.ts"
import type { Reference } from "../reference/Reference.ts"
import { siteUrls } from "../schema/siteUrls.ts"
import type { ResolverContext } from "../schema/ResolverContext.ts"
import { createFitRankExpression } from "../search/fitRank.ts"
import { findType, toLabels } from "./loadOwnPieces.ts"

/** A part that is suitable for a row, and the variant to buy. */
export interface JobCandidate extends SetCandidate {
  readonly skuBaseNumber: string
  readonly url: string
  readonly title: string
  readonly brand: string
  readonly details: string
  readonly imageUrl: string
  readonly availabilityText: string
  readonly coreCharge: number
  readonly fit: Verdict | null
  readonly items: ReadonlyArray<{ readonly skuVariantNumber: string; readonly quantity: number }>
}

/** Maximum offers of one product. They differ in their ends. */
const MAX_ENDS = 6
/**
 * Products to read per type and tier. The second constant is the number of candidates per row and tier. Both suffice to find parts that
 * mate.
 */
const MAX_PRODUCTS = 10
const MAX_CANDIDATES = 3

const sold = readiness.filter(isPurchaseable)

/** The plan that candidates are for. */
export interface CandidateRequest {
  readonly tables: JobTables
  readonly facts: JobFacts
  readonly rows: ReadonlyArray<PlannedRow>
  readonly shopper: FitmentSubject
}

/** Loads the suitable parts of each row, by row number, with the best-selling parts first. Uses two queries. */
export const loadCandidates = async (
  store: ResolverContext,
  reference: Reference,
  request: CandidateRequest
): Promise<ReadonlyMap<number, ReadonlyArray<JobCandidate>>> => {
  const { rows, shopper } = request
  const typeIds = new Set(rows.flatMap(({ lines }) => lines.flatMap(({ type }) => findType(reference, type)?.product_type_id ?? [])))
  if (typeIds.size === 0) return new Map()
  const products = await queryProducts(store.database, [...typeIds], shopper)
  const byRow = new Map(rows.map((row) => [row.number, selectProducts(row, products, reference)]))
  const ids = [...new Set([...byRow.values()].flat().map(({ product }) => product.product_page_id))]
  const records = ids.length === 0 ? [] : await queryRecords(store.database, ids).execute()
  const byId = new Map(records.map((record) => [record.product_page_id, record]))
  let id = 0
  return new Map(
    rows.map((row) => [
      row.number,
      (byRow.get(row.number) ?? []).flatMap(({ line, product }) => {
        const record = byId.get(product.product_page_id)
        const offers =
          record &&
          toCandidates(store, reference, request, {
            record,
            tier: product.tier,
            line,
            side: getMissingSide(row),
            wanted: row.missingByLine.get(line.number) ?? row.missing
          })
        return (offers ?? []).map((candidate) => ({ ...candidate, id: (id += 1) }))
      })
    ])
  )
}

/** Queries the best-selling products of each type and tier that fit. Products made for the car come first. */
const queryProducts = (database: Kysely<Tables>, typeIds: ReadonlyArray<number>, { project }: FitmentSubject) =>
  database
    .with("ranked", (query) =>
      query
        .selectFrom("product")
        .innerJoin("brand", "brand.brand_id", "product.brand_id")
        .select((product) => [
          "product.product_page_id",
          "product.product_type_id",
          "product.options",
          "product.specifications",
          "brand.tier",
          sql<number>`row_number() over (partition by product.product_type_id, brand.tier
            order by ${createFitRankExpression(product, project)} desc, product.sales_rank, product.product_page_id)`.as("rank")
        ])
        .where("product.product_type_id", "in", typeIds)
        .where("product.availability", "in", sold)
        .where("product.is_kit", "=", false)
        .where((product) => product.or([product("product.is_for_vehicles", "=", false), fitsProject(project)(product)]))
    )
    .selectFrom("ranked")
    .selectAll()
    .where("rank", "<=", MAX_PRODUCTS)
    .orderBy("rank")
    .orderBy("product_page_id")
    .execute()

type ProductChoice = Awaited<ReturnType<typeof queryProducts>>[number]

const toPosition = ({ picks }: Pick<JobLine, "picks">) => Object.fromEntries(picks)

/** Selects the first products of each tier that do not contradict a line of the row. */
const selectProducts = (row: PlannedRow, products: ReadonlyArray<ProductChoice>, reference: Reference) => {
  const matching = row.lines.flatMap((line) => {
    const typeId = findType(reference, line.type)?.product_type_id
    return products
      .filter((product) => product.product_type_id === typeId && matchesPosition(product, toPosition(line)))
      .map((product) => ({ line, product }))
  })
  return [...Map.groupBy(matching, ({ product }) => product.tier).values()].flatMap((ofTier) => ofTier.slice(0, MAX_CANDIDATES))
}

const queryRecords = (database: Kysely<Tables>, ids: ReadonlyArray<number>) =>
  queryProductRowsWithFitment(database, withIds(ids)).select((product) => [
    "product.product_type_id",
    "product.specifications",
    jsonArrayFrom(
      product
        .selectFrom("variant")
        .selectAll("variant")
        .whereRef("variant.product_page_id", "=", "product.product_page_id")
        .orderBy("variant.ordinality")
    ).as("allVariants")
  ])

type CandidateRecord = Awaited<ReturnType<ReturnType<typeof queryRecords>["execute"]>>[number]
type VariantRow = CandidateRecord["allVariants"][number]

interface OfferedVariant extends PositionedVariant {
  readonly row: VariantRow
  readonly fit: Verdict | null
}

/** Returns the number of pieces in a sales unit: 5 for 'Pack of 5'. */
const countPieces = (pack: string | undefined): number => Math.max(1, Number(/\d+/.exec(pack ?? "")?.[0] ?? 1))

interface OfferRequest {
  readonly record: CandidateRecord
  readonly tier: string
  readonly line: JobLine
  /** Side to which the offer is limited: the shopper has the other one. */
  readonly side: "Left" | "Right" | null
  readonly wanted: number
}

/** Lists the variants of a product with their verdicts. A variant that contradicts a known fact is not offered. */
const listVariants = (
  record: CandidateRecord,
  line: JobLine,
  reference: Reference,
  { facts, shopper, tables }: CandidateRequest
): ReadonlyArray<OfferedVariant> => {
  const verdicts = variantVerdicts(record, shopper, reference)
  return record.allVariants.map((row): OfferedVariant => {
    const labels = toLabels({ ...record, chosen: row.option_value_ids })
    const fit = verdicts.get(row.sku_variant_number) ?? null
    return {
      skuVariantNumber: row.sku_variant_number,
      values: Object.fromEntries(labels),
      price: row.price_cents,
      // A part whose price only the cart shows is not offered, because its price cannot be part of a total.
      isOffered:
        isPurchaseable(row.availability) &&
        !row.price_in_cart &&
        (fit === null || isFitting(fit.fitment)) &&
        agreesWithFacts(tables, facts, line.type, labels),
      least: row.minimum_quantity,
      pieces: countPieces(labels.get("Pack")),
      row,
      fit
    }
  })
}

type Offer = ReadonlyArray<PositionedItem<OfferedVariant>>

/**
 * Returns the offers of a product for a row: the cheapest variant for each combination of ends, because variants with other ends may not
 * mate.
 */
const listOffers = (variants: ReadonlyArray<OfferedVariant>, { line, side, wanted }: OfferRequest): ReadonlyArray<Offer> => {
  const attributes = (readMatingTables().ends.get(line.type) ?? []).flatMap((end) => end.attributes.map(({ attribute }) => attribute))
  const byEnds = Map.groupBy(variants, ({ values }) => JSON.stringify(attributes.map((name) => values[name] ?? "")))
  const terms = { isHanded: wanted % 2 === 0, quantity: wanted }
  return [...byEnds.values()].flatMap((alike) => {
    const offer = getOfferForPosition(alike, { ...toPosition(line), ...(side !== null && { Side: side }) }, terms)
    return offer === null ? [] : [offer]
  })
}

const sumCents = (offer: Offer, toCents: (variant: OfferedVariant) => number): number =>
  offer.reduce((total, { quantity, variant }) => total + quantity * toCents(variant), 0)

const toCandidates = (
  { imageUrls }: Pick<ResolverContext, "imageUrls">,
  reference: Reference,
  request: CandidateRequest,
  wanted: OfferRequest
): ReadonlyArray<Omit<JobCandidate, "id">> => {
  const { record, tier } = wanted
  return listOffers(listVariants(record, wanted.line, reference, request), wanted)
    .map((offer) => ({ offer, price: sumCents(offer, ({ price }) => price) }))
    .toSorted((one, other) => one.price - other.price)
    .slice(0, MAX_ENDS)
    .flatMap(({ offer, price }) => {
      const lead = offer[0]?.variant
      if (lead === undefined) return []
      const candidate: Omit<JobCandidate, "id"> = {
        tier,
        price,
        isGuaranteed: lead.fit !== null && isGuarantee(lead.fit),
        skuBaseNumber: record.sku_base_number,
        url: siteUrls.product(record, lead.skuVariantNumber),
        title: record.title,
        brand: record.brand,
        details: record.options.flatMap(({ name }) => (name === "Side" ? [] : (lead.values[name] ?? []))).join(", "),
        imageUrl: imageUrls.of(lead.row.image),
        availabilityText: formatAvailability(lead.row, record.today),
        coreCharge: sumCents(offer, ({ row }) => row.core_charge_cents ?? 0),
        fit: lead.fit,
        items: offer.map(({ quantity, variant }) => ({ skuVariantNumber: variant.skuVariantNumber, quantity }))
      }
      return [candidate]
    })
}
