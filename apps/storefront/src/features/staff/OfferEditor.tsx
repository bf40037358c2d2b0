import { formatCents } from "@camber/domain/money"
import type { StaffOffer } from "@camber/domain/staff"
import { type OfferField, readDraft, toOfferTexts } from "./offerDrafts.ts"
import { staffProductHref } from "./offerQuery.ts"
import { SaveBar } from "./SaveBar.tsx"
import type { Can } from "./StaffFrame.tsx"
import { type OfferDraftsState, useOfferDrafts } from "./useOfferDrafts.ts"
import { OfferTable, type OfferTableRow } from "./view/staff-offers/OfferTable.tsx"

interface OfferEditorProps {
  readonly label: string
  readonly offers: ReadonlyArray<StaffOffer>
  readonly can: Can
  /** Whether the table is on the product's own page. */
  readonly isOwnPage: boolean
  /** Receives changed SKUs as they are now. */
  readonly receive: (offers: ReadonlyArray<StaffOffer>) => void
}

/** Edits the prices and counts of several SKUs, and saves all of them at once. */
export const OfferEditor = ({ can, isOwnPage, label, offers, receive }: OfferEditorProps) => {
  const state = useOfferDrafts(receive)
  const { discard, drafts, isBusy, outcome, save, type } = state
  const bySku = new Map(offers.map((offer) => [offer.skuVariantNumber as string, offer] as const))
  return (
    <form
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy && drafts.size > 0) void save()
      }}
    >
      <OfferTable
        label={`${label}, by SKU`}
        rows={offers.map((offer) => toRow(offer, state, can, isOwnPage))}
        onType={(sku, field, text) => {
          const offer = bySku.get(sku)
          if (offer !== undefined) type(offer, field, text)
        }}
      />
      <SaveBar
        changed={drafts.size === 0 ? null : drafts.size === 1 ? "1 part changed" : `${drafts.size} parts changed`}
        outcome={outcome}
        isBusy={isBusy}
        onDiscard={discard}
      />
    </form>
  )
}

const toRow = (offer: StaffOffer, { conflicts, drafts, isChecked }: OfferDraftsState, can: Can, isOwnPage: boolean): OfferTableRow => {
  const draft = drafts.get(offer.skuVariantNumber)
  const texts = draft?.texts ?? toOfferTexts(offer)
  const errors = draft !== undefined && isChecked ? readDraft(draft).errors : {}
  const cell = (field: OfferField, canEdit: boolean) => ({ value: texts[field], error: errors[field], canEdit })
  return {
    sku: offer.skuVariantNumber,
    title: isOwnPage ? null : offer.title,
    href: isOwnPage ? null : staffProductHref(offer.productPageId),
    note: [offer.brand, ...offer.options, offer.mpn, offer.gtin].filter(Boolean).join(" · "),
    availability: offer.availabilityText,
    regular: cell("regular", can("prices")),
    sale: cell("sale", can("prices")),
    count: cell("count", can("stock")),
    isChanged: draft !== undefined,
    conflict: draft !== undefined && conflicts.has(offer.skuVariantNumber) ? formatConflict(draft.seen) : null
  }
}

const formatConflict = ({ price: { regular, sale }, stock }: StaffOffer): string =>
  `Someone else changed this part: now ${formatCents(sale ?? regular)}${sale === null ? "" : ` on sale, regular ${formatCents(regular)}`}, ${stock.quantity} in stock. Save again to use your values.`
