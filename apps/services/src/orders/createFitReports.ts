import { getDisputedApplicationId } from "@camber/domain/fitment"
import type { Kysely } from "kysely"
import type { Tables } from "../database/tables.ts"
import { recordOrderEvent } from "./recordOrderEvent.ts"

/** Order lines that are returned because they do not fit. */
export interface FitReportInput {
  readonly orderNumber: string
  readonly ordinalities: ReadonlyArray<number>
  /** Id of the return; null if it has none. */
  readonly returnId: number | null
}

/**
 * Stores misfit reports about the applications that claimed that these parts fit, once per line, in the transaction that requests the
 * return. Parts that were bought for no vehicle, or despite a warning, create no report.
 */
export const createFitReports = async (
  transaction: Kysely<Tables>,
  { ordinalities, orderNumber, returnId }: FitReportInput
): Promise<void> => {
  const lines = await transaction
    .selectFrom("order_line")
    .select(["ordinality", "sku_base_number", "sku_variant_number", "added_for"])
    .where("order_number", "=", orderNumber)
    .where("ordinality", "in", [...ordinalities])
    .execute()
  for (const { added_for, ordinality, sku_base_number, sku_variant_number } of lines) {
    const applicationId = getDisputedApplicationId(added_for)
    if (added_for === null || applicationId === null) continue
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto("fit_report")
      .values({
        order_number: orderNumber,
        ordinality,
        sku_base_number,
        sku_variant_number,
        application_id: applicationId,
        fitment: added_for.verdict.fitment,
        car: added_for.projectName,
        reason: JSON.stringify(added_for.verdict.reason),
        return_id: returnId,
        decided_by: null,
        decided_at: null
      })
      .onConflict((conflict) => conflict.columns(["order_number", "ordinality"]).doNothing())
      .executeTakeFirstOrThrow()
    if (!numInsertedOrUpdatedRows) continue
    await recordOrderEvent(transaction, { orderNumber, actor: "customer", what: "fitReported", detail: { ordinality, applicationId } })
  }
}

/** Removes the vehicle from reports of a deleted customer's orders. The report about the application stays. */
export const eraseReportedVehicles = async (transaction: Kysely<Tables>, webUserGuid: string): Promise<void> => {
  await transaction
    .updateTable("fit_report")
    .set({ car: null, reason: null })
    .where("order_number", "in", transaction.selectFrom("customer_order").select("order_number").where("web_user_guid", "=", webUserGuid))
    .execute()
}
