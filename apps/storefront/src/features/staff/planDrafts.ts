import { parseTypedCents, type PricePlanDraft, type StaffOffer } from "@camber/domain/staff"

/** Texts of the form for a planned price, as typed. Times are in UTC, as on all staff pages. */
export interface PlanTexts {
  readonly sku: string
  readonly regular: string
  readonly sale: string
  readonly starts: string
  /** Empty for a price that stays. */
  readonly ends: string
}
export type PlanField = keyof PlanTexts

/** A plan to send, or the errors of its texts. */
export interface ReadPlan {
  readonly draft: PricePlanDraft | null
  readonly errors: Partial<Readonly<Record<PlanField, string>>>
}

/** Minutes from now until the first start that the form suggests. */
const LEAD_MS = 3_600_000

const toInput = (millis: number): string => new Date(millis).toISOString().slice(0, 16)

const toAmount = ({ price: { regular } }: Pick<StaffOffer, "price">): string => (regular / 100).toFixed(2)

/** Returns the texts of an empty form: the present price, from the next hour on. */
export const createPlanTexts = (offer: Pick<StaffOffer, "price" | "skuVariantNumber">, now: number): PlanTexts => ({
  sku: offer.skuVariantNumber,
  regular: toAmount(offer),
  sale: "",
  starts: toInput(Math.ceil(now / LEAD_MS) * LEAD_MS),
  ends: ""
})

/** Returns the texts with another SKU: its present price, and no sale price, because the prices of the previous SKU do not apply. */
export const selectSku = (texts: PlanTexts, offers: ReadonlyArray<StaffOffer>, sku: string): PlanTexts => {
  const offer = offers.find(({ skuVariantNumber }) => skuVariantNumber === sku)
  return offer === undefined ? { ...texts, sku } : { ...texts, sku, regular: toAmount(offer), sale: "" }
}

/** Reads a time of a form's field as an instant in UTC; null for other texts. */
const readInstant = (text: string): string | null => {
  if (!/^20\d\d-\d\d-\d\dT\d\d:\d\d$/.test(text)) return null
  const millis = Date.parse(`${text}:00Z`)
  return Number.isNaN(millis) ? null : new Date(millis).toISOString()
}

const AMOUNT = "Enter an amount such as 129.99."
const TIME = "Enter a date and a time."

/** Reads the texts of the form. */
export const readPlan = (productPageId: number, offers: ReadonlyArray<StaffOffer>, texts: PlanTexts): ReadPlan => {
  const offer = offers.find(({ skuVariantNumber }) => skuVariantNumber === texts.sku)
  const regular = parseTypedCents(texts.regular)
  const sale = texts.sale.trim() === "" ? null : parseTypedCents(texts.sale)
  const isSaleWrong = texts.sale.trim() !== "" && sale === null
  const startsAt = readInstant(texts.starts)
  const endsAt = texts.ends === "" ? null : readInstant(texts.ends)
  const errors = {
    ...(offer === undefined && { sku: "Select a SKU." }),
    ...(regular === null && { regular: AMOUNT }),
    ...(isSaleWrong && { sale: AMOUNT }),
    ...(sale !== null && regular !== null && sale >= regular && { sale: "Enter a price below the regular one." }),
    ...(startsAt === null && { starts: TIME }),
    ...(texts.ends !== "" && endsAt === null && { ends: TIME }),
    ...(startsAt !== null && endsAt !== null && endsAt <= startsAt && { ends: "Enter a time after the start." })
  }
  if (Object.keys(errors).length > 0 || offer === undefined || regular === null || startsAt === null) return { draft: null, errors }
  return { draft: { productPageId, skuVariantNumber: offer.skuVariantNumber, price: { regular, sale }, startsAt, endsAt }, errors }
}
