import { RETURN_DAYS, returnReasons, returnReasonText } from "@camber/domain/order"
import type { Returnable } from "./returnables.ts"

/** Messages about returns, with and without scripts. */
export const returnMessages = {
  title: "Return items",
  until: `Return within ${RETURN_DAYS} days of delivery. Label included.`,
  /** Precedes an amount. */
  youGet: "You'll get",
  /** Follows an amount. */
  back: "plus tax once we receive the parts.",
  /** Follows an amount if an item was guaranteed to fit and the customer paid shipping. */
  freeBack: "plus tax and shipping once we receive the parts."
} as const

/** Options for the return reason. None is preselected, because one of them contradicts the fitment verdict and decides who pays. */
export const reasons = [
  { value: "", label: "Choose a reason" },
  ...returnReasons.map((value) => ({ value, label: returnReasonText[value] }))
]

/** Returns the quantities to select from for a return. */
export const returnOptions = ({ most }: Pick<Returnable, "most">): ReadonlyArray<{ readonly value: string; readonly label: string }> =>
  Array.from({ length: most + 1 }, (_, count) => ({ value: String(count), label: count === 0 ? "Keep" : `${count} of ${most}` }))
