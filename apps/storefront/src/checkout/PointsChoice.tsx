import { POINTS_STEP, pointsValue } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/catalogue"
import type { OrderReview } from "@camber/domain/checkout"
import { ChoiceList } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { CheckoutStore } from "./CheckoutStore.ts"

/** Half of what there is, in whole steps. */
const half = (points: number): number => Math.floor(points / 2 / POINTS_STEP) * POINTS_STEP

export interface PointsChoiceProps {
  readonly checkout: CheckoutStore
  readonly review: OrderReview
}

/** How many reward points to spend: none, half or all. */
export const PointsChoice = observer(function PointsChoice({ checkout, review }: PointsChoiceProps) {
  const { pointsSpent, redeemablePoints } = review
  const amounts = [...new Set([0, half(redeemablePoints), redeemablePoints, pointsSpent])].toSorted((a, b) => a - b)
  return (
    <ChoiceList
      label="Rewards"
      value={String(amounts.includes(checkout.points) ? checkout.points : pointsSpent)}
      onChoose={(value) => checkout.spendPoints(Number(value))}
      choices={amounts.map((points) => ({
        value: String(points),
        label: points === 0 ? "Keep my points" : `Spend ${points} points`,
        price: points === 0 ? undefined : `-${formatCents(pointsValue(points))}`
      }))}
    />
  )
})
