import { RETURN_DAYS, returnReasons, returnReasonText } from "@camber/domain/order"
import type { Returnable } from "./returnables.ts"

/** What is said of sending parts back, with scripts and without. */
export const returnMessages = {
  title: "Return items",
  until: `Return within ${RETURN_DAYS} days of delivery. Label included.`,
  /** Before a sum. */
  youGet: "You'll get",
  /** After it. */
  back: "plus tax once we receive the parts.",
  /** The same where something among them was guaranteed to fit, and shipping was paid. */
  freeBack: "plus tax and shipping once we receive the parts."
} as const

/** Reasons as a list to choose from has them. None is chosen beforehand: one of them speaks against what fits, and decides who pays. */
export const reasons = [
  { value: "", label: "Choose a reason" },
  ...returnReasons.map((value) => ({ value, label: returnReasonText[value] }))
]

/** How many of something go back. */
export const returnOptions = ({ most }: Pick<Returnable, "most">): ReadonlyArray<{ readonly value: string; readonly label: string }> =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: count === 0 ? "Keep" : `${count} of ${most}` }))
