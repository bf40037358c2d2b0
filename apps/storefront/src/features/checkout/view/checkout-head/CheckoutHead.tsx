import { Icon, PageTitle } from "@camber/ui"

export interface CheckoutHeadProps {
  /** Sections of the page, in order. */
  readonly steps: readonly { readonly id: string; readonly label: string }[]
  /** Id of the first incomplete section. */
  readonly current: string
  /** Display format: '1-800-555-0100'. */
  readonly phone: string
}

/** Replaces the shop's header: title, progress and contact. */
export const CheckoutHead = ({ current, phone, steps }: CheckoutHeadProps) => (
  <div className="checkhead">
    <PageTitle title="Check Out" />
    <nav aria-label="Steps">
      <ol className="checkhead__steps">
        {steps.map(({ id, label }, index) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? "step" : undefined}>
              <span className="checkstep__number">{index + 1}</span> {label}
            </a>
          </li>
        ))}
      </ol>
    </nav>
    <a className="checkhead__call" href={`tel:${phone}`}>
      <Icon name="phone" size={16} />
      <span>
        Questions? <b>{phone}</b>
      </span>
    </a>
  </div>
)
