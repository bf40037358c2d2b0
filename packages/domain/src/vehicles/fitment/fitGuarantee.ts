import type { Verdict } from "./model.ts"

/** Returns true if the verdict guarantees the fit. Misfit reports are not considered. */
export const isGuarantee = ({ fitment }: Pick<Verdict, "fitment">): boolean => fitment === "DirectFit" || fitment === "DrivelineFit"

/** Returns true if the part certainly does not fit, so no answer of the shopper could change it. */
export const isMisfit = ({ fitment, prompt }: Pick<Verdict, "fitment" | "prompt">): boolean => fitment === "NoFit" && prompt === null

/** Returns true if the customer saw a fit guarantee when choosing the part. Without a vehicle there was no verdict. */
export const hadFitGuarantee = (shown: { readonly verdict: Pick<Verdict, "fitment" | "reason"> } | null): boolean =>
  shown !== null && isGuarantee(shown.verdict) && !shown.verdict.reason?.reports
