import type { ManagedReturn } from "@camber/domain/order-management"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { readReturns } from "../orders/readOrderReturns.ts"
import { toWireReturn } from "./readManagedOrder.ts"

/** Reads the returns that staff must receive or close, oldest first. */
export const readOpenReturns = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof ManagedReturn.Encoded>> => {
  const rows = await readReturns(database).where("state", "in", ["requested", "received"]).limit(200).execute()
  return rows.map(toWireReturn)
}
