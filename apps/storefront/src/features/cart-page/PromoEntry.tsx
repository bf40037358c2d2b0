import { PromoField } from "./view/cart-promo/PromoField.tsx"
import { observer } from "mobx-react-lite"
import { describePromoEffect } from "./computeGoodsTotals.ts"
import type { PromoStore } from "./PromoStore.ts"

/** Promo code field; `subtotal` in integer cents. */
export const PromoEntry = observer(function PromoEntry({ promos, subtotal }: { readonly promos: PromoStore; readonly subtotal: number }) {
  const { isChecking = false, message = null, promo = null } = promos.state ?? {}
  return (
    <PromoField
      code={promo?.code}
      effect={promo === null ? undefined : describePromoEffect(promo, subtotal)}
      error={message ?? undefined}
      busy={isChecking}
      onApply={(text) => void promos.apply(text)}
      onRemove={() => void promos.remove()}
    />
  )
})
