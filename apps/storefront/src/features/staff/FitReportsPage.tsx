import { reportStateLabels } from "@camber/domain/fitment"
import type { FitReport, ReportVerdict } from "@camber/domain/staff"
import { InlineAlert } from "@camber/ui"
import { useFetch } from "../../foundation/runtime/useFetch.ts"
import { StaffFrame, formatTimestamp } from "./StaffFrame.tsx"
import { loadStaffPage, staffHandle } from "./staffPage.ts"
import { useSave } from "./useSave.ts"
import { FitReportCard } from "./view/fit-report/FitReportCard.tsx"

export const load = loadStaffPage
export const handle = staffHandle("Fit Reports")

const done: Readonly<Record<ReportVerdict["state"], string>> = {
  review: "The report is under review. It does not change product pages yet.",
  wrong: "The statement is marked as wrong. Product pages now ask to verify the fit.",
  mistake: "The report no longer counts."
}

/** Renders returned parts whose statement claimed a fit. */
export const Component = () => {
  const fetched = useFetch((use) => use.Staff.use((staff) => staff.fitReports))
  const { busy, outcome, write } = useSave(fetched)
  const judge = ({ reportId, skuVariantNumber, state: seen }: FitReport, state: ReportVerdict["state"]) =>
    void write({
      subject: `The report on ${skuVariantNumber}`,
      done: done[state],
      left: `The report on ${skuVariantNumber} was already handled by someone else. We changed nothing.`,
      command: (use) => use.Staff.use((staff) => staff.judgeFitReport({ reportId, seen, state }))
    })
  return (
    <StaffFrame name="Fit Reports" note="up to 200 open reports" fetched={fetched}>
      {(reports) => (
        <>
          {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
          {reports.length === 0 && <p className="staff__empty">No open reports.</p>}
          <div>
            {reports.map((report) => (
              <FitReportCard
                key={report.reportId}
                product={report.product}
                number={report.skuVariantNumber}
                state={reportStateLabels[report.state]}
                when={formatTimestamp(report.reportedAt)}
                order={report.orderNumber}
                car={report.car ?? "erased with the customer's account"}
                statement={report.statement ?? "erased with the customer's account"}
                source={report.source ?? "–"}
                counted={countText(report)}
                isBusy={busy !== null}
                actions={[
                  { label: "Statement is wrong", onDo: () => judge(report, "wrong") },
                  { label: "Shopper's mistake", onDo: () => judge(report, "mistake") },
                  ...(report.state === "open" ? [{ label: "Under review", onDo: () => judge(report, "review") }] : [])
                ]}
              />
            ))}
          </div>
        </>
      )}
    </StaffFrame>
  )
}

const countText = ({ counts, customers, orders }: FitReport): string =>
  `${customers} of ${orders} ${orders === 1 ? "order" : "orders"} in which this statement decided the fit. ${counts ? "Product pages ask to verify the fit." : "Product pages still guarantee the fit, and show how many buyers kept the part."}`
