import { isPurchaseable, readiness } from "@camber/domain/catalog"
import type { KnownCar } from "@camber/domain/fitment"
import { UNKNOWN_PROJECT } from "@camber/domain/vehicle"
import type { Kysely } from "kysely"
import type { Tables } from "../../database/tables.ts"
import { ALL_PRODUCTS, fitsProject } from "../../products/ListingFilter.ts"
import { createFitRankExpression } from "../createFitRankExpression.ts"

const sold = readiness.filter(isPurchaseable)

/** Queries purchasable products of these types. With a car, only fitting ones, vehicle-specific before universal, then by sales. */
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
