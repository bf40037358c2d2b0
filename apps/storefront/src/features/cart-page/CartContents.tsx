import { type CartContents as Contents, getFreeShippingProgress } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import { observer } from "mobx-react-lite"
import { LinkButton, Button, ChipStrip, EmptyState } from "@camber/ui"
import { useActionData, useRouteLoaderData } from "react-router-dom"
import "./cart-page.css"
import { FreeShipping } from "./view/free-shipping/FreeShipping.tsx"
import { useLoad, useStore, useOwnStore } from "../../foundation/runtime/StoreContext.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { OrderEstimate } from "./OrderEstimate.tsx"
import { CartTotals } from "./CartTotals.tsx"
import { CartClashes } from "../mating/CartClashes.tsx"
import { CartStore } from "../cart/CartStore.ts"
import { CartVehiclePrompt } from "./CartVehiclePrompt.tsx"
import { DeliveryStore } from "../cart/DeliveryStore.ts"
import { RemovedLines } from "./RemovedLines.tsx"
import type { CartAnswer } from "./forms/cartAction.ts"
import { invalidZipMessage } from "./goodsTotals.ts"
import { CartLineItem } from "./CartLineItem.tsx"
import { useRestoredFocus } from "./useRestoredFocus.ts"
import { cartHref, checkoutHref } from "../../foundation/page/hrefs.ts"
import { DeliverTo } from "./view/cart-delivery/DeliverTo.tsx"
import { DialogStore } from "../toasts/DialogStore.ts"
import type { FrameData } from "../../foundation/page/Pages.ts"

/** Replaces the lines of an empty cart: explains the cart and links to parts. */
export const EmptyCart = () => (
  <>
    <EmptyState
      title="Your cart is empty"
      actions={
        <LinkButton href="/shop/all" variant="primary">
          Shop All Parts
        </LinkButton>
      }
    >
      Parts you add are saved here, along with the car you chose them for.
    </EmptyState>
    <ChipStrip label="Categories" chips={useRouteLoaderData<FrameData>("frame")?.categories ?? []} />
  </>
)

/** Empties the cart after confirmation. */
const RemoveAll = observer(function RemoveAll() {
  const cart = useStore(CartStore)
  const dialogs = useStore(DialogStore)
  const empty = async () => {
    const lines = cart.state?.cart?.lines ?? []
    const isConfirmed = await dialogs.confirm({
      title: "Remove all items?",
      message: `This removes all ${lines.length} different parts from your cart.`,
      okLabel: "Remove all",
      cancelLabel: "Keep them"
    })
    if (!isConfirmed) return
    document.getElementById("main")?.focus({ preventScroll: true })
    await cart.remove(...lines.map(({ lineId }) => lineId))
  }
  return (
    <Button variant="ghost" size="small" onClick={() => void empty()}>
      Remove all
    </Button>
  )
})

/** ZIP code for the delivery estimates at the lines. Foreign addresses have no estimates, so the field is empty. */
const DeliveryField = observer(function DeliveryField({ delivery }: { readonly delivery: DeliveryStore }) {
  const { isRefused, zipCode } = delivery
  const answer = useActionData() as CartAnswer | undefined
  const sent = answer?.fields["intent"] === "zip" ? answer : undefined
  return (
    <DeliverTo
      zipCode={zipCode ?? undefined}
      post={{ action: cartHref, name: "zip", intent: "zip" }}
      typed={sent?.fields["zip"]}
      error={isRefused ? invalidZipMessage : sent?.message}
      onSubmit={(text) => void delivery.deliverTo(text)}
    />
  )
})

/** Order buttons: online or by phone. */
export const CheckOut = observer(function CheckOut() {
  const { contactPhone, hours } = useStore(SettingsStore)
  return (
    <div className="cart__phone">
      <LinkButton href={checkoutHref} variant="primary" size="large" block>
        Check Out
      </LinkButton>
      <p>Prefer to order by phone?</p>
      <LinkButton href={`tel:${contactPhone}`} block>
        Call {contactPhone}
      </LinkButton>
      <p className="mute">{hours}</p>
    </div>
  )
})

/** Creates the delivery estimates of these lines while they are on the screen. */
const useDelivery = ({ lines }: Contents): DeliveryStore => {
  const delivery = useOwnStore(DeliveryStore)
  useLoad(lines.map(({ skuVariantNumber }) => skuVariantNumber).join(), () => delivery.show(lines))
  return delivery
}

/** Cart lines and totals. */
export const CartContents = observer(function CartContents({ contents }: { readonly contents: Contents }) {
  const delivery = useDelivery(contents)
  const { isPartial } = useStore(CartStore)
  const expectBack = useRestoredFocus(contents.lines)
  return contents.lines.length === 0 ? (
    <>
      <RemovedLines onRestore={expectBack} />
      {!isPartial && <EmptyCart />}
    </>
  ) : (
    <div className="cartgrid">
      <div className="cart__lines">
        <RemovedLines onRestore={expectBack} />
        <CartVehiclePrompt />
        <ul>
          {contents.lines.map((line) => (
            <CartLineItem key={line.lineId} line={line} delivery={delivery} />
          ))}
        </ul>
        {contents.lines.length > 1 && <RemoveAll />}
        {/* Below the lines, so that they do not move when the warnings are loaded. */}
        <CartClashes />
      </div>
      <CartTotals contents={contents}>
        {(promoCode) => (
          <>
            <Shipping total={contents.total} />
            <DeliveryField delivery={delivery} />
            <OrderEstimate contents={contents} delivery={delivery} promoCode={promoCode} />
            <CheckOut />
          </>
        )}
      </CartTotals>
    </div>
  )
})

const Shipping = observer(function Shipping({ total }: Pick<Contents, "total">) {
  const progress = getFreeShippingProgress(total, useStore(SettingsStore).freeShippingThreshold)
  if (progress === null) return null
  const missing = progress.missing === 0 ? undefined : formatCents(progress.missing)
  return <FreeShipping missing={missing} total={total} threshold={progress.threshold} />
})
