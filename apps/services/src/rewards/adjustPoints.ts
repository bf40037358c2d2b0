import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readPointsBalance } from "./readPointsBalance.ts"

/**
 * Points of an order that come back, or are taken back, a part at a time. Each part is an entry of its own at its own moment: moved to a later
 * part's, points that were spent in between would be there twice. Whoever adjusts holds the order, and does each part once.
 */
interface PartOfPoints {
  readonly webUserGuid: string
  /** 0 or more. */
  readonly points: number
  readonly orderNumber: string
}

/** Gives points back that were spent on pieces of an order, while their customer is a member. */
export const refundPoints = async (transaction: Kysely<Tables>, { orderNumber, points, webUserGuid }: PartOfPoints): Promise<void> => {
  if (points <= 0) return
  await sql`
    insert into points_entry (web_user_guid, points, reason, order_number)
    select web_user_guid, ${points}, 'canceled', ${orderNumber} from rewards_member where web_user_guid = ${webUserGuid}`.execute(
    transaction
  )
}

/** Takes points back that pieces of an order had earned: no more than are left, so that nobody comes to owe any. */
export const revokePoints = async (transaction: Kysely<Tables>, { orderNumber, points, webUserGuid }: PartOfPoints): Promise<void> => {
  const balance = await readPointsBalance(transaction, webUserGuid as WebUserGuid, new Date())
  const taken = Math.min(points, balance?.total ?? 0)
  if (taken <= 0) return
  await transaction
    .insertInto("points_entry")
    .values({ web_user_guid: webUserGuid, points: -taken, reason: "returned", order_number: orderNumber })
    .execute()
}
