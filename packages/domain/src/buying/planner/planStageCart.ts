import { type ListAddStep, getListAddStep } from "../cart/planListAdd.ts"
import type { CartItem } from "../cart/model.ts"
import { clampQuantity } from "../../catalog/catalog/rules.ts"
import { getFitmentText } from "../../vehicles/fitment/text.ts"
import type { CheckedPart } from "../lists/checkBuild.ts"
import type { Progress } from "./progress.ts"

/** A part of a build with its data and progress. */
export interface PlannedPart extends CheckedPart {
  readonly progress: Progress
}

/** Reason why a part of a stage is not added to the cart. */
export type ExclusionReason = Exclude<ListAddStep["_tag"], "Add"> | "NotGuaranteed"

/** Cart items of a stage, and the excluded parts with reasons. Ordered and delivered parts are neither items nor excluded parts. */
export interface StageCart {
  readonly items: ReadonlyArray<CartItem>
  readonly leftOut: ReadonlyArray<{ readonly part: PlannedPart; readonly why: ExclusionReason }>
}

/** Returns whether a part is guaranteed to fit the list's vehicle. */
export const isGuaranteed = ({ facts: { verdict } }: CheckedPart): boolean =>
  verdict !== null && getFitmentText(verdict).tone === "positive"

/** Collects the planned pieces of a stage. Includes parts without a fit guarantee only if `withUnsure` is set. */
export const planStageCart = (parts: ReadonlyArray<PlannedPart>, withUnsure: boolean): StageCart => {
  const items: Array<CartItem> = []
  const leftOut: Array<StageCart["leftOut"][number]> = []
  for (const part of parts) {
    const { planned } = part.progress
    if (planned === 0) continue
    const step = getListAddStep({ ...part.product, quantity: clampQuantity(planned) })
    if (step._tag !== "Add") leftOut.push({ part, why: step._tag })
    else if (!withUnsure && !isGuaranteed(part)) leftOut.push({ part, why: "NotGuaranteed" })
    else items.push(step.item)
  }
  return { items, leftOut }
}
