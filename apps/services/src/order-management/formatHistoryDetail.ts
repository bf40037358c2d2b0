import { formatCents } from "@camber/domain/money"
import type { PaymentProblem } from "@camber/domain/payment"
import { carrierLabels, returnReasonText } from "@camber/domain/order"

type Detail = Readonly<Record<string, unknown>>

/** Formats the details of a history entry: quantities, amounts, and the values before and after. */
export const formatHistoryDetail = (detail: Detail): string =>
  [
    formatLines(detail["lines"]),
    formatMoney("", detail["cents"]),
    formatChange(detail["before"], detail["after"]),
    lookUpText(carrierLabels, detail["carrier"]),
    toText(detail["trackingNumber"]),
    lookUpText(returnReasonText, detail["reason"]),
    toText(detail["why"]),
    lookUpText(PROBLEM_TEXTS, detail["problem"]),
    detail["returnId"] === undefined ? "" : `return ${toText(detail["returnId"])}`
  ]
    .filter((text) => text !== "")
    .join(", ")

const PROBLEM_TEXTS: Readonly<Record<string, string>> = {
  amountDiffers: "amount differs from the order",
  currencyDiffers: "currency differs from the order",
  noSuchRefund: "unknown refund",
  refundedTooMuch: "refunds exceed payments"
} satisfies Readonly<Record<PaymentProblem, string>>

const formatLines = (lines: unknown): string =>
  Array.isArray(lines)
    ? lines.map((line: Detail) => `${toText(line["quantity"] ?? line["received"])} of line ${toText(line["ordinality"])}`).join(", ")
    : ""

const formatMoney = (name: string, cents: unknown): string => (typeof cents === "number" ? `${name}${formatCents(cents)}` : "")

const formatChange = (before: unknown, after: unknown): string => {
  const [from, to] = [before, after].map((value) => (typeof value === "number" ? formatCents(value) : splitWords(toText(value))))
  return from === "" || to === "" ? "" : `${from} to ${to}`
}

/** Splits camel case: `partlyShipped` becomes "partly shipped". */
const splitWords = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const lookUpText = (texts: Readonly<Record<string, string>>, value: unknown): string => {
  const text = toText(value)
  return texts[text] ?? text
}

const toText = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "")
