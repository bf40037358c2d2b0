import {
  deskOldReturns,
  type FoundOldOrder,
  type OldOrderChangeResult,
  refuseOldReturn,
  requestOldReturn,
  settleOldReturn
} from "@camber/domain/order-management"
import type { StaffAction } from "@camber/domain/staff"
import type { Kysely, Transaction } from "kysely"
import type { Tables } from "../database/tables.ts"
import type { ApiHandler } from "../http/restHandlers.ts"
import { lockOldOrder, type LockedOldOrder, type OldReturnSettings, saveOldReturn } from "../orders/old-returns/requestOldReturn.ts"
import { refuseOldReturn as refuse, settleOldReturn as settle } from "../orders/old-returns/settleOldReturn.ts"
import { toFoundOldOrders } from "../orders/readOldOrders.ts"
import { withStaffLog } from "../staff/actions.ts"
import { createPostRoute, createReadRoute, type StaffVisit } from "../staff/requireStaff.ts"

/** Maximum number of listed returns. */
const MAX_RETURNS = 200

/** Creates the handlers of returns of orders in the former software, by path. */
export const createOldReturnApi = (
  database: Kysely<Tables>,
  settings: OldReturnSettings
): ReadonlyArray<readonly [path: string, call: ApiHandler]> => {
  const change = createChange(database)
  return [
    createReadRoute(deskOldReturns, () => readOpen(database)),
    createPostRoute(
      requestOldReturn,
      change("return requested", (transaction, order, body) => saveForCustomer(transaction, settings, order, body))
    ),
    createPostRoute(
      settleOldReturn,
      change("return received", (transaction, order, body) => settle(transaction, settings, order, body))
    ),
    createPostRoute(
      refuseOldReturn,
      change("return refused", (transaction, order, body) => refuse(transaction, settings, order, body))
    )
  ]
}

const saveForCustomer = async (
  transaction: Kysely<Tables>,
  settings: OldReturnSettings,
  order: LockedOldOrder,
  wanted: Parameters<typeof saveOldReturn>[3]
): Promise<string | null> => {
  const saved = await saveOldReturn(transaction, settings, order, wanted)
  return typeof saved === "string" ? saved : null
}

/** Creates a handler that locks the order, changes it and logs which staff member did so. */
const createChange =
  (database: Kysely<Tables>) =>
  <Body extends { readonly oldOrderNumber: string }>(
    what: StaffAction["what"],
    act: (transaction: Transaction<Tables>, order: LockedOldOrder, body: Body) => Promise<string | null>
  ) =>
  async (body: Body, visit: StaffVisit): Promise<typeof OldOrderChangeResult.Encoded> => {
    const { oldOrderNumber } = body
    let problem: string | null = "No order has this number."
    await withStaffLog(database, visit, { what, subject: oldOrderNumber, change: { asked: body } }, async (transaction) => {
      const order = await lockOldOrder(transaction, oldOrderNumber)
      if (order === undefined) return false
      problem = await act(transaction, order, body)
      return problem === null
    })
    const rows = await selectOrders(database).where("order_number", "=", oldOrderNumber).execute()
    return { problem, now: (await toFoundOldOrders(database, rows))[0] ?? null }
  }

const selectOrders = (database: Kysely<Tables>) =>
  database.selectFrom("old_order").select(["order_number", "placed_at", "head", "lines", "email_key"])

/** Reads the orders with returns that staff must receive, the oldest return first. */
const readOpen = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof FoundOldOrder.Encoded>> => {
  const open = await database
    .selectFrom("old_return")
    .select("order_number")
    .where("state", "=", "requested")
    .orderBy("return_id")
    .limit(MAX_RETURNS)
    .execute()
  const numbers = [...new Set(open.map(({ order_number }) => order_number))]
  if (numbers.length === 0) return []
  const rows = await selectOrders(database).where("order_number", "in", numbers).execute()
  const ordered = rows.toSorted((one, other) => numbers.indexOf(one.order_number) - numbers.indexOf(other.order_number))
  return toFoundOldOrders(database, ordered)
}
