import { Button, Link } from "@camber/ui"
import { PlanCard, type PlanCardProps, PlanGap, type PlanGapProps } from "./PlanCard.tsx"
import { PlanForm, PlanNameField } from "./PlanForm.tsx"

/** A stage of a build. */
export interface PlanStageProps {
  /** Null for parts without a stage. */
  readonly id: string | null
  readonly name: string
  readonly total: string
  /** Summary of the stage: '3 to buy', 'All here'. */
  readonly note: string
  /** Last arrival day of its ordered parts: 'by Nov 28'. */
  readonly due?: string | undefined
  readonly isDone: boolean
  readonly cards: readonly PlanCardProps[]
  /** Parts that its parts need or may need. */
  readonly gaps: readonly PlanGapProps[]
  /** Parts that are often replaced with its parts. */
  readonly often: readonly PlanGapProps[]
  /** Number of parts that a click adds to the cart: those guaranteed to fit and, with the check box, the others. */
  readonly toAdd: { readonly sure: number; readonly unsure: number }
  /** Address of more parts for the stage. */
  readonly addHref: string
}

/** Returns the id of a stage's heading. */
export const stageAnchor = (id: string | null): string => `stage-${id ?? "none"}`

export interface StageOnBoard extends PlanStageProps {
  readonly stages: readonly { readonly value: string; readonly label: string }[]
  readonly isFirst: boolean
  readonly isLast: boolean
  /** Whether its button is the next step. */
  readonly isNext: boolean
}

/** A stage with its parts, its missing parts and its actions. */
export const PlanStage = ({
  addHref,
  cards,
  due,
  gaps,
  id,
  isDone,
  isFirst,
  isLast,
  isNext,
  name,
  note,
  often,
  stages,
  toAdd,
  total
}: StageOnBoard) => (
  <section className={isDone ? "plan__stage plan__stage--done" : "plan__stage"} aria-labelledby={stageAnchor(id)}>
    <header>
      <h2 id={stageAnchor(id)} tabIndex={-1}>
        {name}
      </h2>
      <b>{total}</b>
      <p>{[note, due].filter(Boolean).join(", ")}</p>
    </header>
    {cards.length + gaps.length > 0 && (
      <ol>
        {cards.map((card) => (
          <PlanCard key={card.partKey} {...card} stage={id} stages={stages} />
        ))}
        {gaps.map(({ key, ...gap }) => (
          <PlanGap key={key} {...gap} />
        ))}
      </ol>
    )}
    {often.length > 0 && (
      <details className="plan__more">
        <summary aria-label={`Often changed with these: ${often.length}, ${name}`}>{`Often changed with these: ${often.length}`}</summary>
        <ol>
          {often.map(({ key, ...gap }) => (
            <PlanGap key={key} {...gap} />
          ))}
        </ol>
      </details>
    )}
    <div className="plan__acts">
      <Link className="link" href={addHref} aria-label={`Add parts: ${name}`}>
        Add parts
      </Link>
      {toAdd.sure + toAdd.unsure > 0 && (
        <PlanForm
          label={`Add ${name} to the cart`}
          fields={[
            { name: "act", value: "add-to-cart" },
            { name: "stage", value: id ?? "" }
          ]}
        >
          {toAdd.unsure > 0 && (
            <label className="plan__unsure">
              <input type="checkbox" name="unsure" />
              {`Include the ${toAdd.unsure === 1 ? "part that isn't" : `${toAdd.unsure} parts that aren't`} guaranteed to fit`}
            </label>
          )}
          <Button type="submit" size="small" block variant={isNext ? "primary" : "quiet"} aria-label={`Add Stage to Cart: ${name}`}>
            Add Stage to Cart
          </Button>
        </PlanForm>
      )}
      {id !== null && <EditStage id={id} name={name} isFirst={isFirst} isLast={isLast} />}
    </div>
  </section>
)

const EditStage = ({
  id,
  isFirst,
  isLast,
  name
}: { readonly id: string; readonly name: string } & Pick<StageOnBoard, "isFirst" | "isLast">) => {
  const act = (value: string) => [
    { name: "act", value },
    { name: "stage", value: id }
  ]
  return (
    <details className="plan__more">
      <summary aria-label={`Edit stage ${name}`}>Edit stage</summary>
      <PlanForm label={`Name of ${name}`} fields={act("rename-stage")}>
        <PlanNameField label="Name" autoComplete="off" required defaultValue={name} />
        <Button type="submit" size="small">
          Rename
        </Button>
      </PlanForm>
      <div className="plan__row">
        {!isFirst && (
          <PlanForm fields={act("earlier")}>
            <Button type="submit" size="small" aria-label={`Move ${name} earlier`}>
              Earlier
            </Button>
          </PlanForm>
        )}
        {!isLast && (
          <PlanForm fields={act("later")}>
            <Button type="submit" size="small" aria-label={`Move ${name} later`}>
              Later
            </Button>
          </PlanForm>
        )}
        <PlanForm fields={act("remove-stage")}>
          <Button type="submit" size="small" variant="ghost" aria-label={`Remove stage ${name}`}>
            Remove
          </Button>
        </PlanForm>
      </div>
    </details>
  )
}
