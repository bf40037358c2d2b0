import { awaitsCar, type FitmentTone, getFitmentText, madeForText, type Verdict } from "@camber/domain/fitment"
import type { FitLineProps, FitTone } from "@camber/ui"
import type { AddedItem } from "@camber/domain/cart"
import { formatKitPart } from "@camber/domain/catalog"

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

/** Formats the selected options of a part: `Bore: 7/8 in`. */
export const formatOptions = ({ options }: Pick<AddedItem, "options">): string[] => options.map(({ name, value }) => `${name}: ${value}`)

/** Formats the parts of a kit. */
export const formatKitParts = ({ kitComponents }: Pick<AddedItem, "kitComponents">): string[] => kitComponents.map(formatKitPart)
