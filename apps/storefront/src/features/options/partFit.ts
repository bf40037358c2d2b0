import { awaitsCar, getFitmentText, madeForText, type Verdict } from "@camber/domain/fitment"
import type { FitLineProps, FitTone } from "@camber/ui"

/** How each tone of a verdict looks. */
export const fitTones = {
  positive: "fit",
  neutral: "universal",
  warning: "verify",
  negative: "nofit"
} as const satisfies Record<ReturnType<typeof getFitmentText>["tone"], FitTone>

/** The answer for a part of a kit, in as few words as a line of a list has room for; while no car is known, what it is made for. */
export const partFit = (verdict: Verdict): Pick<FitLineProps, "tone" | "label"> => {
  const { short, tone } = getFitmentText(verdict)
  return awaitsCar(verdict) ? { tone: "ask", label: madeForText(verdict.reason) ?? short } : { tone: fitTones[tone], label: short }
}
