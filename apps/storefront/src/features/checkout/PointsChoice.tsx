import { getSpendablePoints } from "@camber/domain/cart"
import { POINTS_STEP, getPointsValue } from "@camber/domain/loyalty"
import type { OrderReview } from "@camber/domain/checkout"
import { formatCents } from "@camber/domain/money"
import { Button, type QuantityRules, QuantityStepper, TextField } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useHasScripts } from "../../foundation/runtime/StoreContext.ts"
import type { CheckoutStore } from "./CheckoutStore.ts"

/** Whole steps of points, from none to the order's limit. */
const rulesTo = (most: number): QuantityRules => {
  const within = (points: number) => getSpendablePoints(points, getPointsValue(most))
  return {
    least: 0,
    most,
    cut: (text) => text.replace(/\D/g, "").slice(0, 7),
    read: (text) => within(Number(text)),
    step: (points, by) => within(points + by * POINTS_STEP)
  }
}

export interface PointsChoiceProps {
  readonly checkout: CheckoutStore
  readonly review: OrderReview
}

/** Reward points to spend: any whole step up to the order's limit. */
export const PointsChoice = observer(function PointsChoice({ checkout, review }: PointsChoiceProps) {
  const { redeemablePoints } = review
  const points = Math.min(checkout.points, redeemablePoints)
  const hasScripts = useHasScripts()
  return (
    <section className="order__block" aria-labelledby="rewards">
      <h2 id="rewards">Rewards</h2>
      <p>
        Spend up to {redeemablePoints} points on this order. {POINTS_STEP} points = {formatCents(getPointsValue(POINTS_STEP))}.
      </p>
      <div className="order__acts">
        {hasScripts ? (
          <QuantityStepper
            label="Points to spend"
            fieldLabel="Points"
            rules={rulesTo(redeemablePoints)}
            value={points}
            onChange={(chosen) => checkout.spendPoints(chosen)}
          />
        ) : (
          <TextField label="Points to spend" name="points" inputMode="numeric" maxLength={6} defaultValue={points} />
        )}
        {points < redeemablePoints && <Button onClick={() => checkout.spendPoints(redeemablePoints)}>Use All Points</Button>}
        {points > 0 && <b>-{formatCents(getPointsValue(points))}</b>}
      </div>
    </section>
  )
})
