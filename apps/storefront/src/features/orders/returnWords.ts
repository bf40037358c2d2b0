import { RETURN_DAYS, returnReasons, returnReasonText } from "@camber/domain/order"
import type { Returnable } from "./returnables.ts"

/** What is said of sending parts back, with scripts and without. */
export const returnWords = {
  title: "Send something back",
  until: `Until ${RETURN_DAYS} days after it came, in one form, with a label to print.`,
  /** After a sum. */
  back: "comes back for the parts, with the tax on them, once we have them.",
  /** The same where something among them was guaranteed to fit, and shipping was paid. */
  freeBack: "comes back for the parts, once we have them, with the tax on them and the share of the shipping of what was guaranteed to fit."
} as const

/** Reasons as a list to choose from has them. None is chosen beforehand: one of them speaks against what fits, and decides who pays. */
export const reasons = [
  { value: "", label: "Choose a reason" },
  ...returnReasons.map((value) => ({ value, label: returnReasonText[value] }))
]

/** How many of something go back. */
export const returnOptions = ({ most }: Pick<Returnable, "most">): ReadonlyArray<{ readonly value: string; readonly label: string }> =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: count === 0 ? "Keep" : `${count} of ${most}` }))
