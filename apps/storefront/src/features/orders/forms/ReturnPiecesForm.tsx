import { clampQuantity } from "@camber/domain/catalog"
import { type Order, type ReturnedLine, returnReasons, type ReturnReason } from "@camber/domain/order"
import { Button, HiddenFields, SelectField } from "@camber/ui"
import { observer } from "mobx-react-lite"
import type { FormFields } from "../../../foundation/page/FormPage.ts"
import { ordersFormHref } from "../../../foundation/page/hrefs.ts"
import { SettingsStore } from "../../../foundation/runtime/SettingsStore.ts"
import { useStore } from "../../../foundation/runtime/StoreContext.ts"
import { getReturnables } from "../returnables.ts"
import { ReturnRow } from "../ReturnRow.tsx"
import { reasons, returnOptions, returnMessages } from "../orderMessages.ts"

/** Prefix of a field's name, followed by a line's number and the kind of return: `back-1-goods`. */
const BACK_FIELD = "back-"
const LONGEST_NOTE = 1000

/** A collapsed form that requests a return of pieces. */
export const ReturnPiecesForm = observer(function ReturnPiecesForm({ order }: { readonly order: Order }) {
  const { policy } = useStore(SettingsStore)
  const lines = getReturnables(order, policy, Date.now())
  if (lines === null || lines.length === 0) return null
  return (
    <details>
      <summary>{returnMessages.title}</summary>
      <form
        className="order__block order__return"
        method="post"
        action={`${ordersFormHref}/${order.orderNumber}`}
        aria-label={returnMessages.title}
      >
        <HiddenFields
          fields={[
            { name: "number", value: order.orderNumber },
            { name: "act", value: "return" }
          ]}
        />
        <p>{returnMessages.until(order.returnDays)}</p>
        <ul aria-label="Items you can return">
          {lines.map((line) => (
            <ReturnRow key={line.key} order={order} line={line}>
              <SelectField
                name={`${BACK_FIELD}${line.ordinality}-${line.kind}`}
                label="How many"
                aria-label={line.label}
                defaultValue="0"
                options={returnOptions(line)}
              />
            </ReturnRow>
          ))}
        </ul>
        <SelectField name="reason" label="Why?" required options={reasons} />
        <div className="field">
          <label htmlFor="return-note">Anything we should know (optional)</label>
          <textarea id="return-note" className="input textarea" name="note" rows={3} maxLength={LONGEST_NOTE} />
        </div>
        <div>
          <Button type="submit">Request Return</Button>
        </div>
      </form>
    </details>
  )
})

/** Parses the pieces and the reason of a return from the form. */
export const returnedPieces = (
  fields: FormFields
): { readonly lines: ReadonlyArray<ReturnedLine>; readonly reason: ReturnReason; readonly note: string | null } => {
  const lines = Object.entries(fields).flatMap(([name, value]): ReadonlyArray<ReturnedLine> => {
    const [, number, kind] = /^back-(\d{1,6})-(goods|core)$/.exec(name) ?? []
    const pieces = Number(value)
    if (number === undefined || !Number.isSafeInteger(pieces) || pieces < 1) return []
    return [{ ordinality: Number(number), quantity: clampQuantity(pieces), kind: kind === "core" ? "core" : "goods" }]
  })
  const note = (fields["note"] ?? "").trim().slice(0, LONGEST_NOTE)
  return { lines, reason: returnReasons.find((reason) => reason === fields["reason"]) ?? "other", note: note === "" ? null : note }
}
