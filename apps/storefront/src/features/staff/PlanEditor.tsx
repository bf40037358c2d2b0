import { formatCents } from "@camber/domain/money"
import type { StaffPricePlan, StaffProduct } from "@camber/domain/staff"
import { Button, Form, InlineAlert, SelectField, TextField } from "@camber/ui"
import { useState } from "react"
import { formatTimestamp } from "./StaffFrame.tsx"
import { createPlanTexts, type PlanField, type PlanTexts, readPlan, selectSku } from "./planDrafts.ts"
import { useProductChange } from "./useProductChange.ts"
import { StaffTable } from "./view/staff-table/StaffTable.tsx"

interface PlanEditorProps {
  readonly product: StaffProduct
  /** Whether the role may change prices. */
  readonly canEdit: boolean
  readonly receive: (product: StaffProduct | null) => void
}

/** Lists the planned prices of a product's SKUs, plans others and cancels them. */
export const PlanEditor = ({ canEdit, product, receive }: PlanEditorProps) => {
  const change = useProductChange(receive)
  const { isBusy, outcome, send } = change
  const { plans, productPageId } = product
  const cancel = ({ isOn, planId }: StaffPricePlan) =>
    send(
      (use) => use.Staff.use((staff) => staff.cancelPricePlan(productPageId, planId)),
      isOn ? "Ended. Shoppers see the regular price within 5 seconds." : "Canceled. The price does not change."
    )
  return (
    <div className="staff__parts">
      {outcome !== null && <InlineAlert tone={outcome.tone}>{outcome.text}</InlineAlert>}
      <StaffTable
        label="Planned prices"
        heads={["SKU", "Price", "From (UTC)", "Until (UTC)", "Planned by", "Cancel"]}
        empty="No planned prices."
        rows={plans.map((plan) => ({
          key: String(plan.planId),
          cells: [
            plan.skuVariantNumber,
            formatPrice(plan),
            plan.isOn ? `${formatTimestamp(plan.startsAt)}\nOn now` : formatTimestamp(plan.startsAt),
            plan.endsAt === null ? "Stays" : formatTimestamp(plan.endsAt),
            plan.who ?? "a deleted account",
            canEdit ? (
              <Button
                key="cancel"
                size="small"
                disabled={isBusy}
                aria-label={`${plan.isOn ? "End" : "Cancel"} ${formatPrice(plan)} for ${plan.skuVariantNumber}`}
                onClick={() => void cancel(plan)}
              >
                {plan.isOn ? "End Now" : "Cancel"}
              </Button>
            ) : (
              "–"
            )
          ]
        }))}
      />
      {canEdit && product.offers.length > 0 && <PlanForm product={product} change={change} />}
    </div>
  )
}

const formatPrice = ({ price: { regular, sale } }: StaffPricePlan): string =>
  sale === null ? formatCents(regular) : `${formatCents(sale)} instead of ${formatCents(regular)}`

interface PlanFormProps {
  readonly product: StaffProduct
  readonly change: ReturnType<typeof useProductChange>
}

const PlanForm = ({ change: { clear, isBusy, send }, product: { offers, productPageId } }: PlanFormProps) => {
  const [texts, setTexts] = useState<PlanTexts | null>(null)
  const [isChecked, setChecked] = useState(false)
  const first = offers[0]
  if (first === undefined) return null
  const open = () => {
    clear()
    setTexts(createPlanTexts(first, Date.now()))
  }
  if (texts === null)
    return (
      <div>
        <Button onClick={open}>Plan a Price</Button>
      </div>
    )
  const { draft, errors } = readPlan(productPageId, offers, texts)
  const field = (name: PlanField) => ({
    name,
    value: texts[name],
    error: isChecked ? errors[name] : undefined,
    autoComplete: "off",
    onChange: ({ currentTarget }: { readonly currentTarget: { readonly value: string } }) =>
      setTexts({ ...texts, [name]: currentTarget.value })
  })
  const save = async () => {
    setChecked(true)
    if (draft === null) return
    if (await send((use) => use.Staff.use((staff) => staff.planPrice(draft)), "Planned. The price starts by the shop's clock.")) {
      setTexts(null)
      setChecked(false)
    }
  }
  return (
    <Form label="Plan a price" onSubmit={() => void save()}>
      <div className="staff__grid">
        <SelectField
          label="SKU"
          value={texts.sku}
          options={offers.map(({ options, skuVariantNumber }) => ({
            value: skuVariantNumber,
            label: [skuVariantNumber, ...options].join(" · ")
          }))}
          onChange={({ currentTarget }) => setTexts(selectSku(texts, offers, currentTarget.value))}
        />
        <TextField label="Regular price" inputMode="decimal" maxLength={12} {...field("regular")} />
        <TextField label="Sale price, if any" inputMode="decimal" maxLength={12} {...field("sale")} />
        <TextField label="Starts (UTC)" type="datetime-local" {...field("starts")} />
        <TextField label="Ends (UTC), empty for no end" type="datetime-local" {...field("ends")} />
      </div>
      <div className="acts">
        <Button type="submit" variant="primary" busy={isBusy}>
          Plan Price
        </Button>
        <Button onClick={() => setTexts(null)}>Close</Button>
      </div>
    </Form>
  )
}
