import { LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useStore } from "../composition/StoreContext.ts"
import { SettingsStore, staffedHours } from "../frame/SettingsStore.ts"

/** There is no checkout yet, and the summary says so. */
export const OrderByPhone = observer(function OrderByPhone() {
  const { contactPhone } = useStore(SettingsStore)
  return (
    <div className="cart__phone">
      <p>For now, ordering is by phone. Call us with your cart open, and we take it from there.</p>
      <LinkButton href={`tel:${contactPhone}`} variant="primary" size="large" block>
        Call {contactPhone}
      </LinkButton>
      <p className="mute">{staffedHours}</p>
    </div>
  )
})
