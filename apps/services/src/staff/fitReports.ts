import { formatReason, weighReports } from "@camber/domain/fitment"
import type { FitReport, ReportVerdict } from "@camber/domain/staff"
import { type Kysely, sql } from "kysely"
import type { Tables } from "../database/tables.ts"
import { loadReportedStatements, type ReportedStatement } from "../reference/loadReportedStatements.ts"
import { withStaffLog } from "./actions.ts"
import type { StaffVisit } from "./requireStaff.ts"

/** Reads the open reports, oldest first, at most 200. */
export const fitReportsIn = async (database: Kysely<Tables>): Promise<ReadonlyArray<typeof FitReport.Encoded>> => {
  const rows = await database
    .selectFrom("fit_report")
    .innerJoin("order_line", (join) =>
      join.onRef("order_line.order_number", "=", "fit_report.order_number").onRef("order_line.ordinality", "=", "fit_report.ordinality")
    )
    .select([
      "report_id as reportId",
      "reported_at",
      "state",
      "fit_report.order_number as orderNumber",
      "fit_report.sku_variant_number as skuVariantNumber",
      "order_line.title",
      "order_line.url",
      "car",
      "reason",
      "application_id"
    ])
    .select([
      sql<number>`(select count(distinct other.order_number)::int from fit_report as other
        where other.application_id = fit_report.application_id and other.sku_base_number = fit_report.sku_base_number
          and other.state <> 'mistake')`.as("customers"),
      sql<number>`(select count(distinct sold.order_number)::int from order_line as sold
        where sold.sku_base_number = fit_report.sku_base_number
          and sold.added_for->'verdict'->'reason'->>'applicationId' = fit_report.application_id::text)`.as("orders")
    ])
    .where("state", "in", ["open", "review"])
    .orderBy("reported_at")
    .orderBy("report_id")
    .limit(200)
    .execute()
  const reported = await loadReportedStatements(database)
  return rows.map(({ application_id, reason, reported_at, title, url, ...report }) => ({
    ...report,
    counts: counts(reported.get(application_id), report.car),
    statement: reason && `${formatReason(reason)}.`,
    source: reason && [reason.source, reason.sourceDate].filter((part) => part !== null).join(", "),
    reportedAt: reported_at.toISOString(),
    product: { title, href: url }
  }))
}

const counts = (statement: ReportedStatement | undefined, car: string | null): boolean => {
  if (statement === undefined) return false
  const carCounts = statement.byCar.get(car?.split(" with ")[0] ?? "") ?? { reporters: 0, buyers: 0 }
  return weighReports({ confirmed: statement.confirmed, ...carCounts }).reports !== undefined
}

/** Creates the handler that stores the staff's verdict on a report, unless the report was judged after staff saw it. */
export const judgeFitReportIn =
  (database: Kysely<Tables>) =>
  (verdict: ReportVerdict, visit: StaffVisit): Promise<boolean> =>
    withStaffLog(database, visit, { what: "fit report judged", subject: String(verdict.reportId), change: verdict }, async (trx) => {
      const { numUpdatedRows } = await trx
        .updateTable("fit_report")
        .set({ state: verdict.state, decided_by: visit.account.id, decided_at: sql<Date>`now()` })
        .where("report_id", "=", verdict.reportId)
        .where("state", "=", verdict.seen)
        .executeTakeFirst()
      return numUpdatedRows > 0n && verdict.seen !== verdict.state
    })
