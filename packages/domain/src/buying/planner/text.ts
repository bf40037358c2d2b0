import { formatCents } from "../../foundation/money/rules.ts"
import { getRemainingBudget, type PlanCost } from "./computePlanCost.ts"
import type { Progress } from "./progress.ts"
import type { ExclusionReason, StageCart } from "./planStageCart.ts"

/** Formats a part's progress: one state for all pieces, or the count per state. */
export const formatProgress = ({ arrived, inCart, ordered, planned }: Progress): string => {
  const counts = [
    [arrived, "Arrived"],
    [ordered, "Ordered"],
    [inCart, "In cart"],
    [planned, "Planned"]
  ] as const
  const some = counts.filter(([count]) => count > 0)
  return some.length === 1 ? (some[0]?.[1] ?? "") : some.map(([count, text]) => `${count} ${text.toLowerCase()}`).join(", ")
}

const exclusionTexts: Readonly<Record<ExclusionReason, string>> = {
  NotGuaranteed: "not Guaranteed To Fit",
  ChooseVariant: "choose options first",
  BuildKit: "choose its parts first",
  NotSold: "not available"
}

/** Number of parts named in a sentence. */
const MAX_NAMED_PARTS = 3

/** Formats what was added to the cart, and which parts were left out and why. */
export const formatStageAdded = (added: number, wanted: number, leftOut: StageCart["leftOut"]): string => {
  const pieces = (count: number) => `${count} ${count === 1 ? "piece" : "pieces"}`
  const first = added > 0 ? `${pieces(added)} added to your cart.` : wanted > 0 ? "We couldn't add these parts. Try again." : ""
  const failed = added > 0 && added < wanted ? `${pieces(wanted - added)} could not be added.` : ""
  const names = leftOut.slice(0, MAX_NAMED_PARTS).map(({ part, why: reason }) => `${part.product.title} (${exclusionTexts[reason]})`)
  const more = leftOut.length - names.length
  const left = names.length === 0 ? "" : `Left out: ${names.join(", ")}${more > 0 ? ` and ${more} more` : ""}.`
  return [first, failed, left].filter((text) => text !== "").join(" ") || "All parts of this stage are already bought or in your cart."
}

/** Formats the remaining budget, or the amount over the budget. */
export const formatRemainingBudget = (budget: number, money: PlanCost): { readonly label: "Left" | "Over"; readonly amount: string } => {
  const left = getRemainingBudget(budget, money)
  return { label: left < 0 ? "Over" : "Left", amount: formatCents(Math.abs(left)) }
}

/** Formats a stage's status next to its total: the pieces to buy, or that all are bought. */
export const formatStageStatus = (parts: ReadonlyArray<{ readonly progress: Progress }>): string => {
  if (parts.length === 0) return "No parts yet"
  const open = parts.reduce((sum, { progress }) => sum + progress.inCart + progress.planned, 0)
  const coming = parts.reduce((sum, { progress }) => sum + progress.ordered, 0)
  if (open > 0) return `${open} to buy`
  return coming > 0 ? `All bought, ${coming} on the way` : "All delivered"
}
