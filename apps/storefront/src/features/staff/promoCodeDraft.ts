import { formatCents } from "@camber/domain/money"
import { MAX_CODE_USES, parseTypedCents, PromoCodeDraft, type StaffPromoCode } from "@camber/domain/staff"
import { Option, Schema } from "effect"

/** A new promo code as typed. Times are `YYYY-MM-DDTHH:MM`, UTC; an empty one means no limit. */
export interface PromoCodeTexts {
  readonly code: string
  readonly kind: "percent" | "amount"
  readonly value: string
  readonly minimum: string
  readonly starts: string
  readonly ends: string
  readonly uses: string
}
export type PromoCodeTextName = keyof PromoCodeTexts

export const emptyPromoCode: PromoCodeTexts = { code: "", kind: "percent", value: "", minimum: "", starts: "", ends: "", uses: "" }

const messages: Readonly<Record<Exclude<PromoCodeTextName, "kind">, string>> = {
  code: "Enter 3 to 30 letters and digits, such as SPRING10.",
  value: "Enter a whole percentage from 1 to 100, or an amount such as 25.00.",
  minimum: "Enter an amount such as 99.00, or leave it empty.",
  starts: "Enter a date and time.",
  ends: "Enter a date and time.",
  uses: `Enter a whole number up to ${MAX_CODE_USES.toLocaleString("en-US")}, or leave it empty.`
}

const decode = Schema.decodeUnknownOption(PromoCodeDraft)
const toMoment = (text: string): string | null => (text === "" ? null : `${text.slice(0, 16)}:00Z`)
const toCount = (text: string): number | null => (text.trim() === "" ? null : /^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN)

/** Reads the draft of a form; null with the message of its first wrong field. */
export const readPromoCode = (
  texts: PromoCodeTexts
): { readonly draft: PromoCodeDraft } | { readonly wrong: PromoCodeTextName; readonly message: string } => {
  const reject = (wrong: keyof typeof messages) => ({ wrong, message: messages[wrong] })
  const code = texts.code.trim().toUpperCase()
  const cents = parseTypedCents(texts.value)
  const percent = toCount(texts.value.replace("%", ""))
  const minimum = texts.minimum.trim() === "" ? 0 : parseTypedCents(texts.minimum)
  const discount = texts.kind === "percent" ? { _tag: "PercentOff", percent } : { _tag: "AmountOff", cents }
  const sample = { code: "SAMPLE", discount: { _tag: "PercentOff", percent: 1 }, minimum: 0, startsAt: null, endsAt: null, uses: null }
  const isWrong = (part: object): boolean => Option.isNone(decode({ ...sample, ...part }))
  if (isWrong({ code })) return reject("code")
  if (isWrong({ discount })) return reject("value")
  if (minimum === null || isWrong({ minimum })) return reject("minimum")
  if (isWrong({ startsAt: toMoment(texts.starts) })) return reject("starts")
  if (isWrong({ endsAt: toMoment(texts.ends) })) return reject("ends")
  const draft = decode({
    code,
    discount,
    minimum,
    startsAt: toMoment(texts.starts),
    endsAt: toMoment(texts.ends),
    uses: toCount(texts.uses)
  })
  return Option.isNone(draft) ? reject("uses") : { draft: draft.value }
}

/** Formats a discount: '10% off orders of $99.00 or more'. */
export const formatDiscount = ({ discount, minimum }: Pick<StaffPromoCode, "discount" | "minimum">): string =>
  [
    discount._tag === "PercentOff" ? `${discount.percent}% off` : `${formatCents(discount.cents)} off`,
    ...(minimum > 0 ? [`orders of ${formatCents(minimum)} or more`] : [])
  ].join(" ")

/** Formats the use of a code: '12 orders, $340.00 given'. */
export const formatUse = ({ given, orders, usesLeft }: Pick<StaffPromoCode, "given" | "orders" | "usesLeft">): string =>
  [
    orders === 1 ? "1 order" : `${orders.toLocaleString("en-US")} orders`,
    ...(orders > 0 ? [`${formatCents(given)} given`] : []),
    ...(usesLeft === null ? [] : [`${usesLeft.toLocaleString("en-US")} left`])
  ].join(", ")
