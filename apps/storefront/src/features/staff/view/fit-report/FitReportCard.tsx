import { Button, Link } from "@camber/ui"

export interface FitReportCardProps {
  readonly product: { readonly title: string; readonly href: string }
  readonly number: string
  readonly state: string
  /** When it was reported, as it is read. */
  readonly when: string
  readonly order: string
  /** What it was chosen for. */
  readonly car: string
  /** What the shop said, where it comes from, and how often it was said. */
  readonly statement: string
  readonly source: string
  readonly counted: string
  readonly actions: ReadonlyArray<{ readonly label: string; readonly onDo: () => void }>
  readonly isBusy: boolean
}

/** A part that did not fit, what the shop had said of it, and what staff can make of that. */
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
