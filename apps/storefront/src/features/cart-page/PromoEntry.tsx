import { formatCents } from "@camber/domain/money"
import type { Promo } from "@camber/domain/promotions"
import { PromoField } from "./view/cart-promo/PromoField.tsx"
import { observer } from "mobx-react-lite"
import type { PromoStore } from "./PromoStore.ts"

/** Where a promo code is entered; `subtotal` in integer cents. */
export const PromoEntry = observer(function PromoEntry({ promos, subtotal }: { readonly promos: PromoStore; readonly subtotal: number }) {
  const { isChecking = false, message = null, promo = null } = promos.state ?? {}
  return (
    <PromoField
      code={promo?.code}
      effect={promo === null ? undefined : effectOf(promo, subtotal)}
      error={message ?? undefined}
      busy={isChecking}
      onApply={(text) => void promos.apply(text)}
      onRemove={() => void promos.remove()}
    />
  )
})

/** What the code does, or what the cart lacks until it does. */
const effectOf = ({ amountOff, minimum, percentOff }: Promo, subtotal: number): string => {
  const off = amountOff === null ? `${percentOff ?? 0}% off` : `${formatCents(amountOff)} off`
  return subtotal >= minimum ? off : `${off} when you spend ${formatCents(minimum)} or more: ${formatCents(minimum - subtotal)} to go.`
}
