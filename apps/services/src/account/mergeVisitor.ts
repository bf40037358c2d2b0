import type { WebUserGuid } from "@camber/domain/visitor"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { visitorTables } from "./visitorTables.ts"

/**
 * Makes all that is one visitor's another's, within a transaction: an anonymous visitor's goes into the account with which they sign in.
 * Nothing is lost, nothing is there twice, and afterwards the former has nothing, so that a second time does nothing.
 */
export const mergeVisitor = async (transaction: Kysely<Tables>, from: WebUserGuid, to: WebUserGuid): Promise<void> => {
  if (from === to) return
  await lockVisitors(transaction, [from, to])
  for (const { merge } of visitorTables) await merge?.(transaction, from, to)
}

/** Until the end of the transaction nobody else changes the cart, garage and lists of these visitors, nor orders what is in the cart. */
export const lockVisitors = async (transaction: Kysely<Tables>, guids: ReadonlyArray<WebUserGuid>): Promise<void> => {
  for (const what of ["cart", "garage", "lists"]) {
    // In one order everywhere, so that two wait for each other and not for ever.
    for (const guid of guids.toSorted()) await sql`select pg_advisory_xact_lock(hashtext(${what}), hashtext(${guid}))`.execute(transaction)
  }
}
