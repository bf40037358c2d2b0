import { type Assembly, getOfferForPosition, type PositionedItem, type PositionedVariant } from "@camber/domain/assembly"
import { isPurchaseable, readiness } from "@camber/domain/catalog"
import { isFitting, type Verdict, type KnownCar } from "@camber/domain/fitment"
import { toDollars } from "@camber/domain/money"
import { type Project, UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import type { Kysely } from "kysely"
import type { AssemblyPiece } from "../../illustrations/Illustrations.ts"
import { formatAvailability } from "../../products/availability.ts"
import { loadShopper } from "../../products/loadShopper.ts"
import { withIds, ALL_PRODUCTS, fitsProject } from "../../products/ListingFilter.ts"
import { type ProductRecord, productRecords, type VariantRow } from "../../products/productRecords.ts"
import { variantVerdicts } from "../../products/productPage.ts"
import { optionValueNames } from "../../products/evaluateRow.ts"
import type { Reference } from "../../reference/Reference.ts"
import { siteUrls } from "../../schema/siteUrls.ts"
import type { ResolverContext } from "../../schema/ResolverContext.ts"
import type { Tables } from "../../database/tables.ts"
import { createFitRankExpression } from "../fitRank.ts"

const sold = readiness.filter(isPurchaseable)

/**
 * Queries purchasable products of these types. If a car is given, returns only products that fit: vehicle-specific products before
 * universal ones, each sorted by sales.
 */
export const queryCandidates = (database: Kysely<Tables>, typeIds: ReadonlyArray<number>, car: KnownCar | null) =>
  database
    .selectFrom("product")
    .innerJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
    .select(["product.product_page_id", "product.product_type_id", "product.price_cents", "product.options", "product.specifications"])
    .select("lead.price_in_cart")
    .where("product.product_type_id", "in", typeIds)
    .where("product.availability", "in", sold)
    .where("product.is_kit", "=", false)
    .where(car === null ? ALL_PRODUCTS : fitsProject(car))
    .$if(car !== null, (products) => products.orderBy((product) => createFitRankExpression(product, car ?? UNKNOWN_PROJECT), "desc"))
    .orderBy("product.sales_rank")
    .orderBy("product.product_page_id")
    .execute()

export type Candidate = Awaited<ReturnType<typeof queryCandidates>>[number]

type WireChoice = (typeof Assembly.Encoded)["pieces"][number]["choices"][number]

/** Maximum candidates to read per piece. The second constant is the maximum number of choices, which keeps the list short. */
export const MAX_CANDIDATES = 6
const OFFERED = 3

interface OfferedVariant extends PositionedVariant {
  readonly row: VariantRow
  readonly fit: Verdict
}

/** Loads the first products for each piece that fit the car at its position; none if no car is given. Runs one query. */
export const loadChoices = async (
  { database, imageUrls }: ResolverContext,
  reference: Reference,
  project: Project | null,
  candidates: ReadonlyMap<AssemblyPiece, ReadonlyArray<Candidate>>
): Promise<ReadonlyMap<AssemblyPiece, ReadonlyArray<WireChoice>>> => {
  if (project === null) return new Map()
  const first = new Map([...candidates].map(([piece, rows]) => [piece, rows.slice(0, MAX_CANDIDATES).map((row) => row.product_page_id)]))
  const ids = [...new Set([...first.values()].flat())]
  const records = ids.length === 0 ? [] : await productRecords(database, withIds(ids)).execute()
  const byId = new Map(records.map((record) => [record.product_page_id, record]))
  const shopper = await loadShopper(database, reference, project)
  const getChoice = (piece: AssemblyPiece, id: number): ReadonlyArray<WireChoice> => {
    const record = byId.get(id)
    if (record === undefined) return []
    const offer = getOfferForPosition(getVariants(record, variantVerdicts(record, shopper, reference)), piece.place ?? {}, {
      isHanded: piece.isHanded === true,
      quantity: piece.quantity ?? getPerCar(record)
    })
    const [lead] = offer ?? []
    return offer === null || lead === undefined ? [] : [choice(record, piece, offer, lead.variant, imageUrls.of(lead.variant.row.image))]
  }
  return new Map([...first].map(([piece, pageIds]) => [piece, pageIds.flatMap((id) => getChoice(piece, id)).slice(0, OFFERED)]))
}

/** Returns the quantity per vehicle from the product's applications. */
const getPerCar = ({ applications }: ProductRecord): number => Math.max(1, ...applications.map(({ per_car }) => per_car ?? 1))

/** Parses the number of units in a pack: 5 for 'Pack of 5' and '5'. The default is 1. */
const piecesIn = (pack: string | undefined): number => Math.max(1, Number(/\d+/.exec(pack ?? "")?.[0] ?? 1))

const getVariants = (record: ProductRecord, verdicts: ReadonlyMap<string, Verdict>): ReadonlyArray<OfferedVariant> =>
  record.allVariants.flatMap((row) => {
    const fit = verdicts.get(row.sku_variant_number)
    if (fit === undefined) return []
    const names = optionValueNames(record.options, row.option_value_ids)
    const values: Readonly<Record<string, string>> = Object.fromEntries(record.options.map(({ name }, index) => [name, names[index] ?? ""]))
    return [
      {
        skuVariantNumber: row.sku_variant_number,
        values,
        price: row.price_cents,
        // A part whose price only the cart may show is not offered, because its price cannot be part of a total.
        isOffered: isPurchaseable(row.availability) && !row.price_in_cart && isFitting(fit.fitment),
        least: row.minimum_quantity,
        pieces: piecesIn(values["Pack"] ?? record.specifications.find(({ name }) => name === "Pack")?.value),
        row,
        fit
      }
    ]
  })

const choice = (
  record: ProductRecord,
  { place = {} }: AssemblyPiece,
  offer: ReadonlyArray<PositionedItem<OfferedVariant>>,
  lead: OfferedVariant,
  imageUrl: string
): WireChoice => {
  const deposit = offer.reduce((sum, { quantity, variant }) => sum + quantity * (variant.row.core_charge_cents ?? 0), 0)
  return {
    skuBaseNumber: record.sku_base_number,
    productPageUrl: siteUrls.product(record, lead.skuVariantNumber),
    title: record.title,
    brand: record.brand,
    details: Object.entries(lead.values)
      .filter(([name]) => name !== "Side" && place[name] === undefined)
      .map(([, value]) => value)
      .join(", "),
    imageUrl,
    availabilityText: formatAvailability(lead.row, record.today),
    coreCharge: deposit === 0 ? null : toDollars(deposit),
    fit: lead.fit,
    items: offer.map(({ quantity, side, variant }) => ({
      skuVariantNumber: variant.skuVariantNumber,
      side,
      quantity,
      unitPrice: toDollars(variant.price)
    }))
  }
}
