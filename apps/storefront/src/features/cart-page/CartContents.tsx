import { type CartContents as Contents, getFreeShippingProgress } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import "./cart-page.css"
import { FreeShipping } from "./view/free-shipping/FreeShipping.tsx"
import { observer } from "mobx-react-lite"
import { useEffect } from "react"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { useOwnStore } from "../../foundation/runtime/useOwnStore.ts"
import { SettingsStore } from "../../foundation/runtime/SettingsStore.ts"
import { OrderEstimate } from "./OrderEstimate.tsx"
import { CartTotals } from "./CartTotals.tsx"
import { CheckOut } from "./CheckOut.tsx"
import { DeliveryField } from "./DeliveryField.tsx"
import { EmptyCart } from "./EmptyCart.tsx"
import { CartClashes } from "../mating/CartClashes.tsx"
import { CartStore } from "../cart/CartStore.ts"
import { CartVehiclePrompt } from "./CartVehiclePrompt.tsx"
import { DeliveryStore } from "../cart/DeliveryStore.ts"
import { RemoveAll } from "./RemoveAll.tsx"
import { RemovedLines } from "./RemovedLines.tsx"
import { CartLineItem } from "./CartLineItem.tsx"
import { useRestoredFocus } from "./useRestoredFocus.ts"

/** Creates the delivery estimates of these lines while they are on the screen. */
const useDelivery = ({ lines }: Contents): DeliveryStore => {
  const delivery = useOwnStore(DeliveryStore)
  useEffect(() => void delivery.show(lines), [delivery, lines])
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
        {/* Below the lines, which do not move when the answer arrives. */}
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
