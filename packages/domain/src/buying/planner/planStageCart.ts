import { type ListAddStep, getListAddStep } from "../cart/planListAdd.ts"
import type { CartItem } from "../cart/model.ts"
import { clampQuantity } from "../../catalog/catalog/quantity.ts"
import { getFitmentText } from "../../vehicles/fitment/text.ts"
import type { CheckedPart } from "../lists/checkBuild.ts"
import type { Progress } from "./progress.ts"

/** A part of a build with its facts and how far it has come. */
export interface PlannedPart extends CheckedPart {
  readonly progress: Progress
}

/** Why a part of a stage does not go into the cart with the others. */
export type ExclusionReason = Exclude<ListAddStep["_tag"], "Add"> | "NotGuaranteed"

/** What of a stage goes into the cart, and what is left out and why. What is there or ordered already is neither. */
export interface StageCart {
  readonly items: ReadonlyArray<CartItem>
  readonly leftOut: ReadonlyArray<{ readonly part: PlannedPart; readonly why: ExclusionReason }>
}

/** Whether a part is said to fit for sure: with the car that its list is made for. */
export const isGuaranteed = ({ facts: { verdict } }: CheckedPart): boolean =>
  verdict !== null && getFitmentText(verdict).tone === "positive"

/** The pieces of a stage that are still planned. Only what is guaranteed to fit goes in, all of it with `withUnsure`. */
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
