import { formatReason } from "./formatReason.ts"
import type { Prompt, Verdict } from "./model.ts"
import { isUndecided } from "./fitClass.ts"
import { isFitting } from "./rules.ts"
import { getFitmentText } from "./text.ts"

/** A verdict in words, for a channel without the shop's screens. */
export interface FitmentExplanation {
  /** `unknown` until the shopper answers `question`; for good if the shopper declined to, or if the shop has no statement about the product. */
  readonly answer: "fits" | "doesNotFit" | "unknown"
  /** The shop's label, such as 'Guaranteed To Fit'. */
  readonly label: string
  /** Why, as one sentence without a period; null if the services sent no reason. */
  readonly reason: string | null
  /** Where the deciding statement comes from; null without one. */
  readonly source: { readonly name: string; readonly date: string | null } | null
  /** The next fact that would decide, with the engines or facets it concerns; null if none would. */
  readonly question: { readonly prompt: Prompt; readonly asks: ReadonlyArray<string> } | null
  readonly verdict: Verdict
}

/** Explains a verdict. Always one of three answers: a question that is open or was declined is never a refusal. */
export const explainVerdict = (verdict: Verdict): FitmentExplanation => {
  const { asks, fitment, prompt, reason } = verdict
  const isOpen = fitment === "Unknown" || prompt !== null || isUndecided(verdict)
  return {
    answer: isFitting(fitment) ? "fits" : isOpen ? "unknown" : "doesNotFit",
    label: getFitmentText(verdict).label,
    reason: reason && formatReason(reason),
    source: reason?.source == null ? null : { name: reason.source, date: reason.sourceDate },
    question: prompt && { prompt, asks },
    verdict
  }
}
