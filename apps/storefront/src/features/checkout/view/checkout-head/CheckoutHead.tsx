import { Icon, PageTitle } from "@camber/ui"

export interface CheckoutHeadProps {
  /** The parts of the page, in order. */
  readonly steps: readonly { readonly id: string; readonly label: string }[]
  /** Of the part that waits to be filled in. */
  readonly current: string
  /** As it is read: '1-800-555-0100'. */
  readonly phone: string
}

/** In place of the shop's header: what there is to do, how far it is, and whom to ask. */
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
