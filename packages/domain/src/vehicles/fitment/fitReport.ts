import { isGuarantee } from "./fitClass.ts"
import type { BuyerCount, HeldCount, Verdict } from "./model.ts"

/** States of a misfit report. `open`: not reviewed yet; `wrong`: the application is wrong; `mistake`: the shopper was mistaken. */
export const reportStates = ["open", "review", "wrong", "mistake"] as const
type ReportState = (typeof reportStates)[number]

/** Labels of report states for staff. */
export const reportStateLabels: Readonly<Record<ReportState, string>> = {
  open: "New",
  review: "Under review",
  wrong: "Statement is wrong",
  mistake: "Shopper's mistake"
}

/** Returns true if the report counts against its application, that is, unless staff found the shopper mistaken. */
export const isDisputing = (state: ReportState): boolean => state !== "mistake"

/** Misfit reports about one application for vehicles with the same name. */
export interface ReportRecord {
  /** Customers who reported the application for any vehicle. 0 until staff confirm one of the reports. */
  readonly confirmed: number
  /**
   * `reporters`: distinct buyers with this vehicle who reported the application. `buyers`: all who bought the part for this vehicle and
   * kept or reported it.
   */
  readonly reporters: number
  readonly buyers: number
}

/** Below this count or share, the reporting buyers may all be mistaken (GAP-C76). */
const MIN_REPORTERS = 3
const MIN_REPORTER_SHARE = 0.1

/**
 * Computes the effect of misfit reports on an application. Reports count after staff confirmed one of them, or after enough buyers with
 * this vehicle reported independently. Until then the verdict only shows how many buyers kept the part (GAP-C76).
 */
export const weighReports = ({
  buyers,
  confirmed,
  reporters
}: ReportRecord): { readonly reports?: number; readonly buyers?: BuyerCount } => {
  const all = Math.max(buyers, reporters)
  if (confirmed > 0) return { reports: confirmed }
  if (reporters >= MIN_REPORTERS && reporters >= all * MIN_REPORTER_SHARE) return { reports: reporters }
  return reporters === 0 ? {} : { buyers: { kept: all - reporters, all } }
}

/** Below this count, all cars may belong to one workshop, and a buyer could recognize those cars. */
export const MIN_HELD_CARS = 3

/**
 * Returns the track record of a fit statement; an empty object below `MIN_HELD_CARS` cars. `reports` excludes reports that staff found
 * mistaken.
 */
export const countHeld = ({ cars, reports }: HeldCount): { readonly held?: HeldCount } =>
  cars < MIN_HELD_CARS ? {} : { held: { cars, reports } }

/**
 * Returns the application that a misfit report disputes: the one that promised the fit. Returns null if no vehicle was selected or the
 * customer was warned.
 */
export const getDisputedApplicationId = (shown: { readonly verdict: Pick<Verdict, "fitment" | "reason"> } | null): number | null =>
  shown !== null && (isGuarantee(shown.verdict) || shown.verdict.fitment === "UniversalFit")
    ? (shown.verdict.reason?.applicationId ?? null)
    : null
