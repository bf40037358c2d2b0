import { formatCents } from "@camber/domain/money"
import type { PaymentProblem } from "@camber/domain/payment"
import { carrierLabels, returnReasonText } from "@camber/domain/order"

type Detail = Readonly<Record<string, unknown>>

/** What an entry of an order's history says besides what was done: pieces, sums, and what was so before and is so after. */
export const formatHistoryDetail = (detail: Detail): string =>
  [
    linesText(detail["lines"]),
    moneyText("", detail["cents"]),
    changeText(detail["before"], detail["after"]),
    worded(carrierLabels, detail["carrier"]),
    plainText(detail["trackingNumber"]),
    worded(returnReasonText, detail["reason"]),
    plainText(detail["why"]),
    worded(problems, detail["problem"]),
    detail["returnId"] === undefined ? "" : `return ${plainText(detail["returnId"])}`
  ]
    .filter((text) => text !== "")
    .join(", ")

const problems: Readonly<Record<string, string>> = {
  amountDiffers: "another amount than the order says",
  currencyDiffers: "another currency than the order says",
  noSuchRefund: "a refund that the shop did not make",
  refundedTooMuch: "more went back than came in"
} satisfies Readonly<Record<PaymentProblem, string>>

const linesText = (lines: unknown): string =>
  Array.isArray(lines)
    ? lines.map((line: Detail) => `${plainText(line["quantity"] ?? line["received"])} of line ${plainText(line["ordinality"])}`).join(", ")
    : ""

const moneyText = (name: string, cents: unknown): string => (typeof cents === "number" ? `${name}${formatCents(cents)}` : "")

const changeText = (before: unknown, after: unknown): string => {
  const [from, to] = [before, after].map((value) => (typeof value === "number" ? formatCents(value) : wordsOf(plainText(value))))
  return from === "" || to === "" ? "" : `${from} to ${to}`
}

/** `partlyShipped`: partly shipped. */
const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

const worded = (texts: Readonly<Record<string, string>>, value: unknown): string => {
  const text = plainText(value)
  return texts[text] ?? text
}

const plainText = (value: unknown): string => (typeof value === "string" || typeof value === "number" ? String(value) : "")
