import { Drawing, Icon, type ImageSource } from "@camber/ui"
import type { ReactNode } from "react"

export interface OrderFoldProps {
  readonly title: string
  /** '6 items' */
  readonly count: string
  /** Formatted total, or a text that says what is missing to compute it. */
  readonly total: string
  readonly pictures: readonly ImageSource[]
  /** Initial state; beside the steps the fold is always open. */
  readonly open: boolean
  readonly children: ReactNode
}

const MOST = 3

/** Order summary: beside the steps, or folded above them to pictures, total and count on narrow screens. */
export const OrderFold = ({ children, count, open, pictures, title, total }: OrderFoldProps) => (
  <section className="orderfold" aria-label={title}>
    <details open={open}>
      <summary>
        <span className="orderfold__pictures" aria-hidden="true">
          {pictures.slice(0, MOST).map((picture, index) => (
            <Drawing key={index} picture={picture} size={64} />
          ))}
        </span>
        <h2>{title}</h2>
        <span className="orderfold__short">
          <b>{total}</b> {count}
        </span>
        <Icon name="chevron-down" />
      </summary>
      <div className="orderfold__body">{children}</div>
    </details>
  </section>
)
