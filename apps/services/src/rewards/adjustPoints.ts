import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { PointsReason } from "@camber/domain/loyalty"
import type { Tables } from "../database/tables.ts"
import { readPointsBalance } from "./readPoints.ts"

/**
 * Points to refund or revoke for some units of an order.
 *
 * Each adjustment is its own ledger entry with its own date. A single combined entry with a later date would count points twice if they
 * were redeemed in between. The caller locks the order and makes each adjustment once.
 */
interface PartOfPoints {
  readonly webUserGuid: string
  /** Number of points, 0 or more. */
  readonly points: number
  readonly orderNumber: string
}

/** Refunds points that were redeemed for units of an order, if the customer is still a member. */
export const refundPoints = async (transaction: Kysely<Tables>, { orderNumber, points, webUserGuid }: PartOfPoints): Promise<void> => {
  if (points <= 0) return
  await sql`
    insert into points_entry (web_user_guid, points, reason, order_number)
    select web_user_guid, ${points}, 'canceled', ${orderNumber} from rewards_member where web_user_guid = ${webUserGuid}`.execute(
    transaction
  )
}

/** Revokes points earned by units of an order, but at most the balance, so that the balance never becomes negative. */
export const revokePoints = async (transaction: Kysely<Tables>, { orderNumber, points, webUserGuid }: PartOfPoints): Promise<void> => {
  const balance = await readPointsBalance(transaction, webUserGuid as WebUserGuid, new Date())
  const taken = Math.min(points, balance?.total ?? 0)
  if (taken <= 0) return
  await transaction
    .insertInto("points_entry")
    .values({ web_user_guid: webUserGuid, points: -taken, reason: "returned", order_number: orderNumber })
    .execute()
}

/** Effect of an order on points. */
interface OrderPoints {
  readonly webUserGuid: string
  readonly points: number
  readonly reason: Extract<PointsReason, "order">
  readonly orderNumber: string
}

/** Adds an order's points to its customer's ledger, only once per reason, and only for members. */
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

/**
 * Enrolls a visitor in the rewards program and credits the points for the first enrollment; returns false if the visitor is already a
 * member. Can run inside a transaction. `signupPoints` is the number promised at sign-up (SIGN-03).
 */
export const joinRewards = async (database: Kysely<Tables>, webUserGuid: WebUserGuid, signupPoints: number): Promise<boolean> => {
  const joined = await database
    .insertInto("rewards_member")
    .values({ web_user_guid: webUserGuid })
    .onConflict((conflict) => conflict.doNothing())
    .returning("joined_at")
    .executeTakeFirst()
  if (joined === undefined || signupPoints <= 0) return joined !== undefined
  await database
    .insertInto("points_entry")
    .values({ web_user_guid: webUserGuid, points: signupPoints, reason: "signup", order_number: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return true
}
