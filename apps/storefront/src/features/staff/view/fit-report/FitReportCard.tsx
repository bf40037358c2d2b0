import { Button, Link } from "@camber/ui"

export interface FitReportCardProps {
  readonly product: { readonly title: string; readonly href: string }
  readonly number: string
  readonly state: string
  /** Display text of the report date. */
  readonly when: string
  readonly order: string
  /** The car that the part was chosen for. */
  readonly car: string
  /** The shop's fitment statement, its source, and how often the shop made it. */
  readonly statement: string
  readonly source: string
  readonly counted: string
  readonly actions: ReadonlyArray<{ readonly label: string; readonly onDo: () => void }>
  readonly isBusy: boolean
}

/** Renders a part that did not fit, the shop's statement about it, and the actions for staff. */
export const FitReportCard = ({ actions, isBusy, number, product, state, when, ...facts }: FitReportCardProps) => (
  <section className="fitreport" aria-label={`Report on ${number}`}>
    <p className="fitreport__of">
      <Link className="link" href={product.href}>
        {product.title}
      </Link>
      <span className="mute">
        {number}, {when}
      </span>
      <b>{state}</b>
    </p>
    <dl>
      <dt>Order</dt>
      <dd>{facts.order}</dd>
      <dt>Car</dt>
      <dd>{facts.car}</dd>
      <dt>We said</dt>
      <dd>{facts.statement}</dd>
      <dt>Source</dt>
      <dd>{facts.source}</dd>
      <dt>Reported</dt>
      <dd>{facts.counted}</dd>
    </dl>
    <div className="fitreport__do">
      {actions.map(({ label, onDo }) => (
        <Button key={label} disabled={isBusy} onClick={onDo}>
          {label}
        </Button>
      ))}
    </div>
  </section>
)
