import { returnReasons, returnReasonText } from "@camber/domain/order"
import type { ManagedOrderLine } from "@camber/domain/order-management"
import type { Choice } from "./model.ts"

/** The reasons to return all pieces of a line that were shipped and not returned yet, at least one. The shop checks what may be returned. */
export const listReturnReasons = (
  orderNumber: string,
  { ordinality, returned, shipped }: Pick<ManagedOrderLine, "ordinality" | "returned" | "shipped">
): ReadonlyArray<Choice> =>
  returnReasons.map((reason) => ({
    label: returnReasonText[reason],
    task: { _tag: "StartReturn", orderNumber, ordinality, quantity: Math.max(1, shipped - returned), reason }
  }))
