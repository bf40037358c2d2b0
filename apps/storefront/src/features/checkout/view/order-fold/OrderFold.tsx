import { Drawing, Icon, type ImageSource } from "@camber/ui"
import type { ReactNode } from "react"

export interface OrderFoldProps {
  readonly title: string
  /** '6 items' */
  readonly count: string
  /** Formatted, or what it waits for. */
  readonly total: string
  readonly pictures: readonly ImageSource[]
  /** As the page comes; beside the steps it stands open whatever this says. */
  readonly open: boolean
  readonly children: ReactNode
}

const MOST = 3

/** What is ordered and what it comes to: beside the steps, and above them folded to pictures, sum and count where there is no room. */
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
