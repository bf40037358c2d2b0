import { LinkButton } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { checkoutHref } from "../../foundation/page/hrefs.ts"
import { useStore } from "../../foundation/runtime/StoreContext.ts"
import { SettingsStore, staffedHours } from "../../foundation/runtime/SettingsStore.ts"

/** Order buttons: online or by phone. */
export const CheckOut = observer(function CheckOut() {
  const { contactPhone } = useStore(SettingsStore)
  return (
    <div className="cart__phone">
      <LinkButton href={checkoutHref} variant="primary" size="large" block>
        Check Out
      </LinkButton>
      <p>Prefer to order by phone?</p>
      <LinkButton href={`tel:${contactPhone}`} block>
        Call {contactPhone}
      </LinkButton>
      <p className="mute">{staffedHours}</p>
    </div>
  )
})
