import type { DeskReturn } from "@camber/domain/order-management"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { returnCases } from "../orders/returnsOf.ts"
import { wireReturn } from "./readManagedOrder.ts"

/** Returns that wait to be received or settled, what has waited longest first. */
export const waitingReturns = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof DeskReturn.Encoded>> => {
  const rows = await returnCases(database).where("state", "in", ["requested", "received"]).limit(200).execute()
  return rows.map(wireReturn)
}
