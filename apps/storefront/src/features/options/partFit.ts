import { awaitsCar, type FitmentTone, getFitmentText, madeForText, type Verdict } from "@camber/domain/fitment"
import type { FitLineProps, FitTone } from "@camber/ui"

/** Appearance of each verdict tone. */
export const fitTones = {
  positive: "fit",
  neutral: "universal",
  warning: "verify",
  negative: "nofit",
  unknown: "unknown"
} as const satisfies Record<FitmentTone, FitTone>

/** Formats the verdict of a kit part briefly for a list row. Without a car it names the vehicles of the part. */
export const partFit = (verdict: Verdict): Pick<FitLineProps, "tone" | "label"> => {
  const { short, tone } = getFitmentText(verdict)
  return awaitsCar(verdict) ? { tone: "ask", label: madeForText(verdict.reason) ?? short } : { tone: fitTones[tone], label: short }
}
