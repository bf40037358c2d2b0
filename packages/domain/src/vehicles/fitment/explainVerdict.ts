import { formatReason } from "./formatReason.ts"
import type { Prompt, Verdict } from "./model.ts"
import { isUndecided } from "./fitClass.ts"
import { isFitting } from "./rules.ts"
import { getFitmentText } from "./text.ts"

/** A verdict in words, for a channel without the shop's screens. */
export interface FitmentExplanation {
  /**
   * `unknown` until the shopper answers `question`. Stays `unknown` if the shopper declined to answer or the shop has no statement about
   * the product.
   */
  readonly answer: "fits" | "doesNotFit" | "unknown"
  /** The shop's label, such as 'Guaranteed To Fit'. */
  readonly label: string
  /** Why, as one sentence without a period; null if the services sent no reason. */
  readonly reason: string | null
  /** Source of the statement that decided; null if there is none. */
  readonly source: { readonly name: string; readonly date: string | null } | null
  /** The next question whose answer would decide, with the engines or facets that it asks for; null if no answer would. */
  readonly question: { readonly prompt: Prompt; readonly asks: ReadonlyArray<string> } | null
  readonly verdict: Verdict
}

/** Explains a verdict. An open or declined question results in `unknown`, never in `doesNotFit`. */
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
