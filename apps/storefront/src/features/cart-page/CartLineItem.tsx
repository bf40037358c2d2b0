import type { CartLine as Line } from "@camber/domain/cart"
import { Button, CartLine, HiddenFields, TextField } from "@camber/ui"
import { observer } from "mobx-react-lite"
import { useActionData } from "react-router-dom"
import { cartHref } from "../../foundation/page/hrefs.ts"
import { useHasScripts, useStore } from "../../foundation/runtime/StoreContext.ts"
import { LineSave } from "../lists/SaveButton.tsx"
import { ToastStore } from "../toasts/ToastStore.ts"
import { ProjectStore } from "../vehicle/ProjectStore.ts"
import { OfflineChangesStore } from "../offline-changes/OfflineChangesStore.ts"
import type { CartAnswer } from "./forms/cartAction.ts"
import { cartLineProps } from "./cartLineProps.ts"
import { formatAdjustedQuantity } from "./goodsTotals.ts"
import { CartStore } from "../cart/CartStore.ts"
import type { DeliveryStore } from "../cart/DeliveryStore.ts"
import { focusRow } from "./useRestoredFocus.ts"
import { QuantityField } from "../cart/QuantityField.tsx"

/**
 * Focuses the next line, or the previous one if there is no next. Does not focus its Remove button, because a second click would remove
 * that line too. After the only line is removed, Undo takes the focus.
 */
const focusNeighbor = (button: HTMLButtonElement): void => {
  const line = button.closest("li")
  focusRow(line?.nextElementSibling ?? line?.previousElementSibling)
}

export const CartLineItem = observer(function CartLineItem({ line, delivery }: { readonly line: Line; readonly delivery: DeliveryStore }) {
  const cart = useStore(CartStore)
  const notices = useStore(ToastStore)
  const { plate } = useStore(ProjectStore)
  const waiting = useStore(OfflineChangesStore)
  const hasScripts = useHasScripts()
  if (!hasScripts)
    return (
      <CartLine
        {...cartLineProps(line, plate)}
        delivery={(line.isPurchaseable && delivery.dayOf(line.skuVariantNumber)) || undefined}
        quantity={line.isPurchaseable && <QuantityForm line={line} />}
        actions={<RemoveForm line={line} />}
      />
    )
  return (
    <CartLine
      {...cartLineProps(line, plate)}
      waiting={waiting.textOf(line.lineId)}
      delivery={(line.isPurchaseable && delivery.dayOf(line.skuVariantNumber)) || undefined}
      quantity={
        line.isPurchaseable && (
          <QuantityField
            size="small"
            label={`Quantity of ${line.title}`}
            value={line.quantity}
            limits={line}
            onChange={(quantity) => void cart.change(line.lineId, quantity)}
            onAdjust={(quantity) => void notices.show({ message: formatAdjustedQuantity(quantity), intent: "neutral" })}
          />
        )
      }
      actions={<LineSave line={line} />}
      onRemove={(button) => {
        focusNeighbor(button)
        void cart.remove(line.lineId)
      }}
    />
  )
})

/** Changes a quantity without scripts. */
const QuantityForm = ({ line }: { readonly line: Line }) => {
  const sent = useActionData() as CartAnswer | undefined
  const answer = sent?.fields["lineId"] === line.lineId ? sent : undefined
  return (
    <form className="cart__quantity" method="post" action={cartHref}>
      <HiddenFields
        fields={[
          { name: "intent", value: "change" },
          { name: "lineId", value: line.lineId }
        ]}
      />
      <TextField
        label="Quantity"
        aria-label={`Quantity of ${line.title}`}
        name="quantity"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        defaultValue={answer?.isDone === false ? answer.fields["quantity"] : line.quantity}
        error={answer?.message}
      />
      <Button type="submit" aria-label={`Update the quantity of ${line.title}`}>
        Update
      </Button>
    </form>
  )
}

/** Removes a line without scripts. */
const RemoveForm = ({ line }: { readonly line: Line }) => (
  <form method="post" action={cartHref}>
    <HiddenFields
      fields={[
        { name: "intent", value: "remove" },
        { name: "lineId", value: line.lineId }
      ]}
    />
    <Button type="submit" variant="ghost" size="small" aria-label={`Remove ${line.title}`}>
      Remove
    </Button>
  </form>
)
