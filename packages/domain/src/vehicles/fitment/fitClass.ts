import type { Verdict } from "./model.ts"

/** Returns true if the verdict guarantees the fit. Misfit reports are not considered. */
export const isGuarantee = ({ fitment }: Pick<Verdict, "fitment">): boolean => fitment === "DirectFit" || fitment === "DrivelineFit"

/** Returns true if the part certainly does not fit, so no answer of the shopper could change it. */
export const isMisfit = ({ fitment, prompt }: Pick<Verdict, "fitment" | "prompt">): boolean => fitment === "NoFit" && prompt === null

/**
 * Returns true if only facts that the shopper declined to answer, facets or the engine, prevent a fit. The shop warns of such a part as it
 * does of a misfit, although the part may fit.
 */
export const isUndecided = ({ fitment, prompt, reason }: Pick<Verdict, "fitment" | "prompt" | "reason">): boolean => {
  const failed = (reason?.conditions ?? []).filter(({ answer }) => answer === "fails")
  return (
    isMisfit({ fitment, prompt }) &&
    failed.length > 0 &&
    failed.every(({ side, subject, yours }) => yours === null && (subject === "facet" || (subject === "engine" && side === "installed")))
  )
}

/** Returns true if the customer saw a fit guarantee when choosing the part. Without a vehicle there was no verdict. */
export const hadFitGuarantee = (shown: { readonly verdict: Pick<Verdict, "fitment" | "reason"> } | null): boolean =>
  shown !== null && isGuarantee(shown.verdict) && !shown.verdict.reason?.reports

/**
 * What a verdict promises. `mayNotFit`: the result of a comparison with the part's statements, or a value that this channel does not know
 * (FIT-05, GAP-C07). `noData`: no promise, because the part has no statement to compare (GAP-C92).
 */
export type FitClass = "guaranteed" | "universal" | "question" | "mayNotFit" | "noData"

/** Classifies a verdict. Every verdict has exactly one class. */
export const classifyFit = (verdict: Pick<Verdict, "fitment" | "prompt" | "reason">): FitClass => {
  const { fitment, prompt, reason } = verdict
  if (isGuarantee(verdict)) return "guaranteed"
  if (fitment === "UniversalFit") return "universal"
  if (fitment === "NoFit" && prompt !== null) return "question"
  return fitment === "Unknown" && prompt === null && reason?.rule === "noApplications" ? "noData" : "mayNotFit"
}

/**
 * Returns true if a product has a fit to evaluate. The verdict of a product that is not for vehicles is null, unless the product has
 * applications: these are evaluated, so that they are not lost.
 */
export const hasFitToJudge = (isForVehicles: boolean, applications: ReadonlyArray<unknown>): boolean =>
  isForVehicles || applications.length > 0
