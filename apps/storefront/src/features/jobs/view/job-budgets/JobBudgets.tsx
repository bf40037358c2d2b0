import { Button } from "@camber/ui"

/** One budget with the price of what is still missing. */
export interface BudgetProps {
  readonly value: string
  readonly title: string
  readonly price: string
  /** Brands of its parts. */
  readonly details: string
}

export interface JobBudgetsProps {
  /** Name of the field. */
  readonly name: string
  readonly budgets: ReadonlyArray<BudgetProps>
  readonly chosen: string
}

/** Choice of the budget. The button is for browsers without scripts. */
export const JobBudgets = ({ budgets, chosen, name }: JobBudgetsProps) => (
  <fieldset className="jobbudgets">
    <legend>Budget</legend>
    <div className="jobbudgets__list">
      {budgets.map(({ details, price, title, value }) => (
        <label key={value}>
          <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
          <b>{title}</b>
          <span className="jobbudgets__p">{price}</span>
          <span className="jobbudgets__d">{details}</span>
        </label>
      ))}
    </div>
    <p className="jobbudgets__n">Price of the needed parts that you don't have and that aren't in your cart.</p>
    <noscript>
      <Button type="submit">Show This Budget</Button>
    </noscript>
  </fieldset>
)
