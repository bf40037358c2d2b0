import { InlineAlert } from "@camber/ui"
import type { ReactNode } from "react"

/** How it stands with a payment that is not there yet. `canceled`: the order came to its end before it was paid. */
export type UnpaidState = "waits" | "declined" | "checked" | "canceled"

export interface PaymentNoteProps {
  readonly state: UnpaidState
  /** What else there is to say of it: what is due, until when the parts are held. */
  readonly children?: ReactNode
  /** The way to pay, where it can be paid. */
  readonly action?: ReactNode
}

const words = {
  waits: { tone: "warning", title: "Payment due.", text: "" },
  declined: { tone: "bad", title: "Your payment was declined.", text: "Nothing was charged. " },
  checked: { tone: "info", title: "Your payment is being checked.", text: "We'll email you as soon as it's confirmed." },
  canceled: { tone: "warning", title: "This order was canceled before it was paid.", text: "Nothing was charged." }
} as const

/** What there is to say of a payment that is not there yet, and the way to it. */
export const PaymentNote = ({ action, children, state }: PaymentNoteProps) => {
  const { text, title, tone } = words[state]
  return (
    <InlineAlert tone={tone} title={title} action={action}>
      {text}
      {children}
    </InlineAlert>
  )
}
