import { parseOrderNumber, Orders } from "@camber/domain/order"
import { isEmailAddress } from "@camber/domain/visitor"
import { Effect } from "effect"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { ordersFormHref } from "../../../foundation/page/hrefs.ts"
import type { OrderLookupAnswer } from "../LocatorForm.tsx"
import { Component, handle, type LocatorLinks } from "../OrderLocatorPage.tsx"
import { noResponseMessage } from "../orderText.ts"

/** Looks up an order. The page finds the faults of the fields itself. */
const act: FormPage<LocatorLinks, OrderLookupAnswer>["act"] = async (visitor, fields) => {
  const orderNumber = parseOrderNumber((fields["number"] ?? "").slice(0, 64))
  const email = (fields["email"] ?? "").trim()
  if (orderNumber === null || !isEmailAddress(email)) return { order: null, message: null, fields }
  const find = Orders.use((orders) => orders.find(orderNumber, email)).pipe(
    Effect.tapError((error) => Effect.logError("Failed to look up an order", error)),
    Effect.orElseSucceed(() => ({ order: null, message: noResponseMessage }))
  )
  return { ...(await visitor.run(find)), fields }
}

/** Order tracking without scripts. The lookup data stays out of the address. */
export const trackFormPage: FormPage<LocatorLinks, OrderLookupAnswer> = {
  Component,
  handle,
  load: async () => ({ ordersHref: ordersFormHref }),
  act
}
