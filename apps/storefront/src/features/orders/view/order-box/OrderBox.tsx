import { classNames } from "@camber/ui"
import type { ReactNode } from "react"

export interface OrderBoxProps {
  /** 'Package 1 of 2', 'Not packed yet'. */
  readonly title: string
  /** Arrival or delivery day: 'Tue, Dec 1'. If absent, the title is the heading. */
  readonly day?: string | undefined
  /** `way`: in transit; `done`: delivered; `wait`: not shipped yet; `gone`: canceled. */
  readonly state: { readonly tone: "way" | "done" | "wait" | "gone"; readonly text: string } | null
  /** Progress of the box. */
  readonly progress?: ReactNode
  /** Carrier and tracking number. */
  readonly tracking?: ReactNode
  /** Lines in the box. */
  readonly children: ReactNode
}

/** Pieces of an order in one group, with the day as the headline and the progress below it. */
export const OrderBox = ({ children, day, progress, state, title, tracking }: OrderBoxProps) => (
  <section className="orderbox" aria-label={title}>
    <header className="orderbox__head">
      <h2>{day ?? title}</h2>
      {(day !== undefined || state !== null) && (
        <p>
          {day !== undefined && `${title}. `}
          {state !== null && <span className={classNames("orderbox__state", `orderbox__state--${state.tone}`)}>{state.text}</span>}
        </p>
      )}
    </header>
    {progress && <div className="orderbox__progress">{progress}</div>}
    {children}
    {tracking !== undefined && <div className="orderbox__track">{tracking}</div>}
  </section>
)
