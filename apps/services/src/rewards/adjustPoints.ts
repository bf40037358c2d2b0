import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { balanceOf } from "./balanceOf.ts"

/** Points of an order that come back, or are taken back, a part at a time. */
interface PartOfPoints {
  readonly webUserGuid: string
  /** 0 or more. */
  readonly points: number
  readonly orderNumber: string
}

/** Gives points back that were spent on pieces of an order, while their customer is a member: all parts are one entry of the ledger. */
export const giveBackPoints = async (transaction: Kysely<Tables>, { orderNumber, points, webUserGuid }: PartOfPoints): Promise<void> => {
  if (points <= 0) return
  await sql`
    insert into points_entry (web_user_guid, points, reason, order_number)
    select web_user_guid, ${points}, 'canceled', ${orderNumber} from rewards_member where web_user_guid = ${webUserGuid}
    on conflict (order_number, reason) where order_number is not null
      do update set points = points_entry.points + excluded.points, at = now()`.execute(transaction)
}

/** Takes points back that pieces of an order had earned: no more than are left, so that nobody comes to owe any. */
export const takeBackPoints = async (transaction: Kysely<Tables>, { orderNumber, points, webUserGuid }: PartOfPoints): Promise<void> => {
  const balance = await balanceOf(transaction, webUserGuid as WebUserGuid, new Date())
  const taken = Math.min(points, balance?.total ?? 0)
  if (taken <= 0) return
  await sql`
    insert into points_entry (web_user_guid, points, reason, order_number) values (${webUserGuid}, ${-taken}, 'returned', ${orderNumber})
    on conflict (order_number, reason) where order_number is not null
      do update set points = points_entry.points + excluded.points, at = now()`.execute(transaction)
}
