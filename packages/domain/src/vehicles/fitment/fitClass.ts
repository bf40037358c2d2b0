import { isGuarantee } from "./fitGuarantee.ts"
import type { Verdict } from "./model.ts"

/**
 * What a verdict promises. `mayNotFit` follows from a comparison with the part's statements, or is a value that this channel does not know
 * (FIT-05, GAP-C07). `noData` promises nothing, because there is no statement to compare (GAP-C92).
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
 * Returns true if a product has a fit to evaluate. A product that is not for vehicles has none, and its verdict is null. If it has statements
 * all the same, they count: what they say would otherwise be lost.
 */
export const hasFitToJudge = (isForVehicles: boolean, applications: ReadonlyArray<unknown>): boolean =>
  isForVehicles || applications.length > 0
