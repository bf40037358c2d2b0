import { ORDER_NUMBER, Orders, ORDERS_HREF } from "@camber/domain/order"
import { LinkButton, InlineAlert, PageTitle } from "@camber/ui"
import { Effect } from "effect"
import { useLoaderData } from "react-router-dom"
import { redirect } from "react-router-dom"
import type { FormPage } from "../../../foundation/page/FormPage.ts"
import { confirmationHref, withoutScriptsHref } from "../../../foundation/page/hrefs.ts"
import { accountHead } from "../../account/accountHead.ts"
import { noResponseMessage } from "../orderText.ts"

interface Shown {
  readonly orderNumber: string
  /** Reason for the missing payment link. */
  readonly message: string
}

const noOrder = "We couldn't find this order."

/**
 * Starts or resumes the payment and redirects to the payment page. Links lead to this page, because the shop's policy lets a form lead only
 * to the shop itself.
 */
const load: FormPage<Shown, never>["load"] = async (visitor, { searchParams }, { number: orderNumber = "" }) => {
  if (!ORDER_NUMBER.test(orderNumber)) return { orderNumber, message: noOrder }
  const pay = Orders.use((orders) => orders.pay(orderNumber, null)).pipe(
    Effect.tapError((error) => Effect.logError("Failed to start a payment", error)),
    Effect.orElseSucceed(() => ({ url: null, message: noResponseMessage }))
  )
  const { message, url } = await visitor.run(pay)
  if (url !== null) throw redirect(url, 303)
  // No payment is due for the order that was just placed.
  if (searchParams.get("placed") === "now") throw redirect(withoutScriptsHref(confirmationHref(orderNumber)), 303)
  return { orderNumber, message: message ?? noOrder }
}

const PayFormPage = () => {
  const { message, orderNumber } = useLoaderData() as Shown
  return (
    <div className="wrap order">
      <PageTitle title="Payment" note={`order ${orderNumber}`} />
      <InlineAlert
        tone="bad"
        title="You can't pay right now."
        action={<LinkButton href={confirmationHref(orderNumber)}>See the Order</LinkButton>}
      >
        {message}
      </InlineAlert>
    </div>
  )
}

export const payFormPage: FormPage<Shown, never> = { Component: PayFormPage, handle: accountHead("Payment", ORDERS_HREF), load }
