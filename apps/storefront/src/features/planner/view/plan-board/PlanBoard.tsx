import { Button, Icon, Link, PageTitle, VehicleBadge, ScrollBox } from "@camber/ui"
import type { ReactNode } from "react"
import { PlanBudget, type PlanBudgetProps } from "./PlanBudget.tsx"
import { PlanForm, type PlanForms, PlanFormsProvider, PlanNameField } from "./PlanForm.tsx"
import {
  PlanCheck,
  type PlanDate,
  PlanDates,
  type PlanFinding,
  PlanRules,
  type PlanRulesProps,
  PlanShare,
  type PlanShareProps
} from "./PlanPanels.tsx"
import { PlanStage, type PlanStageProps, stageAnchor } from "./PlanStage.tsx"

export interface PlanBoardProps {
  readonly title: string
  /** Size of the plan: '31 pieces'. */
  readonly note: string
  readonly car?: { readonly vehicle: string; readonly engine?: string | undefined; readonly raceType?: string | undefined } | undefined
  /** Car selection in place of the plate. */
  readonly carAction?: ReactNode
  /** Result of the last form, or a load error. */
  readonly message?: ReactNode
  readonly budget: PlanBudgetProps
  readonly stages: readonly PlanStageProps[]
  readonly findings: readonly PlanFinding[]
  readonly reach: string
  /** Null if the car's classes have no recorded rules. */
  readonly rules: PlanRulesProps | null
  readonly dates: readonly PlanDate[]
  readonly share: PlanShareProps
  readonly links: ReactNode
  readonly forms: PlanForms
}

/** A car's build on one board: stages in columns, stacked on a phone, and facts about the whole. */
export const PlanBoard = (props: PlanBoardProps) => {
  const { budget, car, carAction, dates, findings, forms, links, note, reach, rules, message, share, stages, title } = props
  const named = stages.flatMap(({ id, name }) => (id === null ? [] : [{ value: id, label: name }]))
  const last = named.length - 1
  const next = stages.findIndex(({ toAdd }) => toAdd.sure > 0)
  return (
    <PlanFormsProvider value={forms}>
      <article className="plan">
        <div className="plan__top">
          <div>
            <PageTitle title={title} note={note} />
            <div className="plan__meta">
              {car && <VehicleBadge vehicle={car.vehicle} engine={car.engine} />}
              {car?.raceType !== undefined && (
                <span className="plan__class">
                  <Icon name="flag" size={16} />
                  {car.raceType}
                </span>
              )}
              {carAction}
            </div>
            <div className="plan__links">{links}</div>
          </div>
          <PlanBudget {...budget} />
        </div>
        <div aria-live="polite">{message}</div>
        <nav className="plan__nav" aria-label="Stages">
          {stages.map(({ cards, id, name }) => (
            <Link key={stageAnchor(id)} className="chip" href={`#${stageAnchor(id)}`}>
              {`${name} ${cards.length}`}
            </Link>
          ))}
        </nav>
        <ScrollBox label="Stages of this build">
          <div className="plan__board">
            {stages.map((stage, at) => (
              <PlanStage
                key={stageAnchor(stage.id)}
                {...stage}
                stages={named}
                isFirst={at === 0}
                isLast={at === last}
                isNext={at === next}
              />
            ))}
          </div>
        </ScrollBox>
        <details className="plan__more plan__new">
          <summary>Add a stage</summary>
          <PlanForm label="New stage" fields={[{ name: "act", value: "add-stage" }]}>
            <PlanNameField label="Name" autoComplete="off" required />
            <Button type="submit">Add Stage</Button>
          </PlanForm>
        </details>
        <div className="plan__grid">
          <PlanCheck findings={findings} reach={reach} />
          <PlanDates dates={dates} />
          <PlanShare {...share} />
          {rules && <PlanRules {...rules} />}
        </div>
      </article>
    </PlanFormsProvider>
  )
}
