import { Button, TextField } from "@camber/ui"
import { PlanForm } from "./PlanForm.tsx"

/** Budget of a build. Amounts are formatted; shares are percentages with a sum of at most 100. */
export interface PlanBudgetProps {
  readonly total: string
  /** Absent if the shopper set no budget. */
  readonly budget?: { readonly amount: string; readonly left: { readonly label: "Left" | "Over"; readonly amount: string } } | undefined
  readonly spent: string
  readonly inCart: string
  readonly planned: string
  readonly shares: { readonly spent: number; readonly inCart: number; readonly planned: number; readonly budget: number | null }
  /** Sentence about costs that the total excludes. */
  readonly note?: string | undefined
}

/** Total, budget and remainder, split into spent, in the cart and planned, as a bar and as text. */
export const PlanBudget = ({ budget, inCart, note, planned, shares, spent, total }: PlanBudgetProps) => (
  <section className="plan__budget" aria-label="Budget">
    <dl className="plan__sums">
      <div>
        <dt>Total</dt>
        <dd>{total}</dd>
      </div>
      {budget && (
        <>
          <div>
            <dt>Budget</dt>
            <dd className="plan__of">{budget.amount}</dd>
          </div>
          <div>
            <dt>{budget.left.label}</dt>
            <dd className={budget.left.label === "Over" ? "plan__over" : "plan__left"}>{budget.left.amount}</dd>
          </div>
        </>
      )}
    </dl>
    <svg className="plan__bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect className="plan__spent" width={shares.spent} height="4" />
      <rect className="plan__incart" x={shares.spent} width={shares.inCart} height="4" />
      <rect className="plan__planned" x={shares.spent + shares.inCart} width={shares.planned} height="4" />
      {shares.budget !== null && <rect className="plan__mark" x={Math.min(99.4, shares.budget)} width="0.6" height="4" />}
    </svg>
    <dl className="plan__key">
      <div className="plan__key--spent">
        <dt>Spent</dt>
        <dd>{spent}</dd>
      </div>
      <div className="plan__key--incart">
        <dt>In cart</dt>
        <dd>{inCart}</dd>
      </div>
      <div className="plan__key--planned">
        <dt>Planned</dt>
        <dd>{planned}</dd>
      </div>
    </dl>
    {note !== undefined && <p className="plan__note">{note}</p>}
    <details className="plan__more">
      <summary>{budget ? "Change budget" : "Set a budget"}</summary>
      <PlanForm label="Budget" fields={[{ name: "act", value: "budget" }]}>
        <TextField
          label="Budget in dollars, empty for none"
          name="budget"
          inputMode="decimal"
          autoComplete="off"
          maxLength={14}
          defaultValue={budget?.amount ?? ""}
        />
        <Button type="submit">Save</Button>
      </PlanForm>
    </details>
  </section>
)
