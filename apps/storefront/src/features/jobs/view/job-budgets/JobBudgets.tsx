import { BUDGET_FIELD, type Budget, budgets, getBudgetTitle, type JobPlan, selectParts } from "@camber/domain/jobs"
import { formatCents } from "@camber/domain/money"
import { Button } from "@camber/ui"

export interface JobBudgetsProps {
  readonly plan: Pick<JobPlan, "rows">
  readonly budget: Budget
}

/** Choice of the budget, with the price of what is still missing. The button is for browsers without scripts. */
export const JobBudgets = ({ budget, plan }: JobBudgetsProps) => (
  <fieldset className="jobbudgets">
    <legend>Budget</legend>
    <div className="jobbudgets__list">
      {budgets.map((option) => {
        const { parts, total } = selectParts(plan, option, false)
        return (
          <label key={option}>
            <input type="radio" name={BUDGET_FIELD} value={option} defaultChecked={option === budget} />
            <b>{getBudgetTitle(option)}</b>
            <span className="jobbudgets__p">{parts.length === 0 ? "No parts" : formatCents(total)}</span>
            <span className="jobbudgets__d">{listBrands(parts)}</span>
          </label>
        )
      })}
    </div>
    <p className="jobbudgets__n">Needed parts to buy now, without what you have or have in your cart.</p>
    <noscript>
      <Button type="submit">Show This Budget</Button>
    </noscript>
  </fieldset>
)

/** Most brands that are named. */
const MAX_BRANDS = 3

const listBrands = (parts: ReturnType<typeof selectParts>["parts"]): string => {
  const brands = [...new Set(parts.map(({ brand }) => brand))]
  const named = brands.slice(0, MAX_BRANDS).join(", ")
  return brands.length > MAX_BRANDS ? `${named} and others` : named
}
