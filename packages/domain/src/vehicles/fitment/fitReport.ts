import { isGuarantee } from "./fitGuarantee.ts"
import type { Verdict } from "./model.ts"

/** How a report of wrong fit stands. `open`: nobody has looked at it; `wrong`: the statement is; `mistake`: the customer's. */
export const reportStates = ["open", "review", "wrong", "mistake"] as const
type ReportState = (typeof reportStates)[number]

/** A report's state in the words of staff. */
export const reportStateText: Readonly<Record<ReportState, string>> = {
  open: "New",
  review: "Under review",
  wrong: "Statement is wrong",
  mistake: "Shopper's mistake"
}

/** Whether a report still speaks against its statement: until somebody finds the shopper mistaken. */
export const speaksAgainst = (state: ReportState): boolean => state !== "mistake"

/**
 * The statement that a wrong fit is reported of: the one that said that the part goes on the car. null where no statement said so: no car was
 * told, or the customer was warned.
 */
export const statementToReport = (told: { readonly verdict: Pick<Verdict, "fitment" | "reason"> } | null): number | null =>
  told !== null && (isGuarantee(told.verdict) || told.verdict.fitment === "UniversalFit")
    ? (told.verdict.reason?.applicationId ?? null)
    : null
