import { InlineAlert } from "@camber/ui"
import type { ReactNode } from "react"

/** State of an outstanding payment. `canceled`: the order was canceled before it was paid. */
export type UnpaidState = "waits" | "declined" | "checked" | "canceled"

export interface PaymentNoteProps {
  readonly state: UnpaidState
  /** Details: the amount due and the deadline of the hold. */
  readonly children?: ReactNode
  /** Link to pay, if payment is possible. */
  readonly action?: ReactNode
}

const words = {
  waits: { tone: "warning", title: "Payment due.", text: "" },
  declined: { tone: "bad", title: "Your payment was declined.", text: "Nothing was charged. " },
  checked: { tone: "info", title: "Your payment is being checked.", text: "We'll email you as soon as it's confirmed." },
  canceled: { tone: "warning", title: "This order was canceled before it was paid.", text: "Nothing was charged." }
} as const

/** State of an outstanding payment and the link to pay. */
export const PaymentNote = ({ action, children, state }: PaymentNoteProps) => {
  const { text, title, tone } = words[state]
  return (
    <InlineAlert tone={tone} title={title} action={action}>
      {text}
      {children}
    </InlineAlert>
  )
}
