import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { visitorTables } from "./visitorTables.ts"

/**
 * Moves all data of one visitor to another, in a transaction: on sign-in, an anonymous visitor's data goes to the
 * account.
 * Idempotent: nothing is lost or duplicated, and the first visitor has nothing left.
 */
export const mergeVisitor = async (transaction: Kysely<Tables>, from: WebUserGuid, to: WebUserGuid): Promise<void> => {
  if (from === to) return
  await lockVisitors(transaction, [from, to])
  for (const { merge } of visitorTables) await merge?.(transaction, from, to)
}

/**
 * Locks cart, garage and lists of visitors until the end of the transaction. This also blocks orders from their carts.
 */
export const lockVisitors = async (transaction: Kysely<Tables>, guids: ReadonlyArray<WebUserGuid>): Promise<void> => {
  for (const what of ["cart", "garage", "lists"]) {
    // A fixed order prevents deadlocks.
    for (const guid of guids.toSorted()) await sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${guid}))`.execute(transaction)
  }
}
