import { isGuarantee } from "./fitGuarantee.ts"
import type { BuyerCount, Verdict } from "./model.ts"

/** How a report of wrong fit stands. `open`: nobody has looked at it; `wrong`: the statement is; `mistake`: the customer's. */
export const reportStates = ["open", "review", "wrong", "mistake"] as const
type ReportState = (typeof reportStates)[number]

/** A report's state in the words of staff. */
export const reportStateLabels: Readonly<Record<ReportState, string>> = {
  open: "New",
  review: "Under review",
  wrong: "Statement is wrong",
  mistake: "Shopper's mistake"
}

/** Whether a report still speaks against its statement: until somebody finds the shopper mistaken. */
export const isDisputing = (state: ReportState): boolean => state !== "mistake"

/** What is known of a statement that buyers reported, for cars of one name. */
export interface ReportRecord {
  /** Customers who reported the statement, for any car; 0 until staff have found one of them right. */
  readonly confirmed: number
  /** Different buyers with this car who reported it, and all who bought the part for it and kept or reported it. */
  readonly reporters: number
  readonly buyers: number
}

/** Fewer buyers than this, or a smaller share of them, may be mistaken together (GAP-C76). */
const LEAST_REPORTERS = 3
const LEAST_SHARE = 0.1

/**
 * What reports do to a statement: once staff have confirmed one, or enough of the buyers with this car have reported it independently, they
 * count against its promise. Until then they are told as how many kept the part (GAP-C76).
 */
export const weighReports = ({
  buyers,
  confirmed,
  reporters
}: ReportRecord): { readonly reports?: number; readonly buyers?: BuyerCount } => {
  const all = Math.max(buyers, reporters)
  if (confirmed > 0) return { reports: confirmed }
  if (reporters >= LEAST_REPORTERS && reporters >= all * LEAST_SHARE) return { reports: reporters }
  return reporters === 0 ? {} : { buyers: { kept: all - reporters, all } }
}

/**
 * The statement that a wrong fit is reported of: the one that said that the part goes on the car. null where no statement said so: no car was
 * told, or the customer was warned.
 */
export const getDisputedApplicationId = (told: { readonly verdict: Pick<Verdict, "fitment" | "reason"> } | null): number | null =>
  told !== null && (isGuarantee(told.verdict) || told.verdict.fitment === "UniversalFit")
    ? (told.verdict.reason?.applicationId ?? null)
    : null
