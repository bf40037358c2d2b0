import { DeliverTo } from "./view/cart-delivery/DeliverTo.tsx"
import { observer } from "mobx-react-lite"
import type { DeliveryStore } from "../cart/DeliveryStore.ts"

/** ZIP code for the delivery estimates at the lines. Foreign addresses have no estimates, so the field is empty. */
export const DeliveryField = observer(function DeliveryField({ delivery }: { readonly delivery: DeliveryStore }) {
  const { isRefused, zipCode } = delivery
  return (
    <DeliverTo
      zipCode={zipCode ?? undefined}
      error={isRefused ? "Enter a five-digit US ZIP code, such as 90210." : undefined}
      onSubmit={(text) => void delivery.deliverTo(text)}
    />
  )
})
