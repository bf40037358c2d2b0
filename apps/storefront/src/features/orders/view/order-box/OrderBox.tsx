import { classNames } from "@camber/ui"
import type { ReactNode } from "react"

export interface OrderBoxProps {
  /** 'Box 1 of 2', 'Not packed yet'. */
  readonly title: string
  /** The day it comes, or came: 'Tue, Dec 1'. Absent where it is not known or never comes: then the title is its heading. */
  readonly day?: string | undefined
  /** `way`: somebody else's turn; `done`: it has come; `wait`: it is still here; `gone`: it never comes. */
  readonly state: { readonly tone: "way" | "done" | "wait" | "gone"; readonly text: string } | null
  /** How far it is. */
  readonly progress?: ReactNode
  /** Who brings it, under which number. */
  readonly tracking?: ReactNode
  /** Its lines. */
  readonly children: ReactNode
}

/** Pieces of an order that are in one place: their day is the headline, how far they are stands under it. */
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
