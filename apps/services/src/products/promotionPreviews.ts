import type { promotionPreviews as call } from "@camber/domain/catalog"
import { toDollars } from "@camber/domain/money"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { VisitorSession } from "../session/authenticate.ts"
import { byBaseNumbers } from "./baseNumber.ts"

type Question = (typeof call)["body"]["Type"]
type Answer = (typeof call)["result"]["Encoded"]

interface OwnCode {
  readonly percent: number | null
  readonly cents_off: number | null
  readonly minimum_cents: number
}

/**
 * Previews the discount of the visitor's own codes on one unit of each product (CALL-128, GAP-C38): the best code that is now valid for a
 * cart with only that product. Ignores public codes.
 */
export const previewPromotions =
  (database: Kysely<Tables>) =>
  async ({ skuNumbers }: Question, { webUserGuid }: Pick<VisitorSession, "webUserGuid">): Promise<Answer> => {
    const codes: ReadonlyArray<OwnCode> = await database
      .selectFrom("promo_code")
      .select(["percent", "cents_off", "minimum_cents"])
      .where("web_user_guid", "=", webUserGuid)
      .where(sql<boolean>`coalesce(starts_at <= now(), true) and coalesce(ends_at > now(), true) and coalesce(uses_left > 0, true)`)
      .execute()
    if (codes.length === 0) return { skuPromotionPreviews: [] }
    const products = await database
      .selectFrom("product")
      .innerJoin("variant as lead", "lead.sku_variant_number", "product.lead_variant_number")
      .select(["product.sku_base_number", "product.price_cents"])
      // A discount would reveal a price that only the cart may show.
      .where("lead.price_in_cart", "=", false)
      .where(byBaseNumbers(skuNumbers.map(({ skuBaseNumber }) => skuBaseNumber)))
      .orderBy("product.sku_base_number")
      .execute()
    return {
      skuPromotionPreviews: products.flatMap(({ price_cents, sku_base_number }) => {
        const off = Math.max(0, ...codes.map((code) => centsOff(code, price_cents)))
        return off === 0
          ? []
          : { skuBaseNumber: sku_base_number, percentOff: Math.floor((off * 100) / price_cents), dollarsOff: toDollars(off) }
      })
    }
  }

const centsOff = ({ cents_off, minimum_cents, percent }: OwnCode, price: number): number =>
  price < minimum_cents ? 0 : Math.min(price, cents_off ?? Math.floor((price * (percent ?? 0)) / 100))
