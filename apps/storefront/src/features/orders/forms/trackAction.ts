import { parseOrderNumber, Orders } from "@camber/domain/order"
import { isEmailAddress } from "@camber/domain/visitor"
import { Effect } from "effect"
import type { FormAction } from "../../../foundation/page/FormPage.ts"
import type { OrderLookupAnswer } from "../LocatorForm.tsx"
import { noResponseMessage } from "../orderText.ts"

/** Looks up an order without scripts. The page validates the fields itself. The lookup data stays out of the URL. */
export const trackAction: FormAction<OrderLookupAnswer> = async (visitor, fields) => {
  const orderNumber = parseOrderNumber((fields["number"] ?? "").slice(0, 64))
  const email = (fields["email"] ?? "").trim()
  if (orderNumber === null || !isEmailAddress(email)) return { order: null, message: null, fields }
  const find = Orders.use((orders) => orders.find(orderNumber, email)).pipe(
    Effect.tapError((error) => Effect.logError("Failed to look up an order", error)),
    Effect.orElseSucceed(() => ({ order: null, message: noResponseMessage }))
  )
  return { ...(await visitor.run(find)), fields }
}
