import type { PointsReason } from "@camber/domain/loyalty"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"

/** Effect of an order on points. */
interface OrderPoints {
  readonly webUserGuid: string
  readonly points: number
  readonly reason: Extract<PointsReason, "order">
  readonly orderNumber: string
}

/** Adds an order's points to its customer's ledger, once per reason, and only for members. */
export const creditPoints = async (
  transaction: Kysely<Tables>,
  { orderNumber, points, reason, webUserGuid }: OrderPoints
): Promise<void> => {
  if (points <= 0) return
  await sql`
    insert into points_entry (web_user_guid, points, reason, order_number)
    select web_user_guid, ${points}, ${reason}, ${orderNumber} from rewards_member where web_user_guid = ${webUserGuid}
    on conflict do nothing`.execute(transaction)
}
