import { classNames } from "@camber/ui"
import { type ReactNode, useId } from "react"

export interface OrderBoxProps {
  /** 'Box 1 of 2', 'Not packed yet'. */
  readonly title: string
  /** `way`: somebody else's turn; `done`: it has come; `wait`: it is still here; `gone`: it never comes. */
  readonly state: { readonly tone: "way" | "done" | "wait" | "gone"; readonly text: string } | null
  /** 'Shipped November 23, 2026'; absent where there is no day. */
  readonly when?: string | undefined
  /** Who brings it, under which number. */
  readonly tracking?: ReactNode
  /** Its lines. */
  readonly children: ReactNode
}

/** Pieces of an order that are in one place, with how far they are. */
export const OrderBox = ({ children, state, title, tracking, when }: OrderBoxProps) => {
  const id = useId()
  return (
    <section className="orderbox" aria-labelledby={id}>
      <header className="orderbox__head">
        <h2 id={id}>{title}</h2>
        {state !== null && <p className={classNames("orderbox__state", `orderbox__state--${state.tone}`)}>{state.text}</p>}
        {when !== undefined && <p className="orderbox__when">{when}</p>}
      </header>
      {tracking !== undefined && <div className="orderbox__track">{tracking}</div>}
      {children}
    </section>
  )
}
