import { formatCoreDeposit, formatDay } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import { getFitAtPurchase, splitKitParts, type Order } from "@camber/domain/order"
import type { OrderedFit, OrderedLine } from "@camber/ui"
import { dayText } from "./orderText.ts"

type Line = Pick<Order["lines"][number], "ordinality" | "quantity" | "canceled">

/** Formats the requested and received returns of a line with their days; undefined without returns. */
const returnedText = (line: Line, returns: Order["returns"]): string | undefined => {
  const remaining = line.quantity - line.canceled
  const going = { goods: 0, core: 0 }
  const texts: Array<string> = []
  for (const { lines, settledAt, state } of returns) {
    for (const { kind, ordinality, quantity, received } of lines) {
      if (ordinality !== line.ordinality || state === "refused") continue
      if (received === null) going[kind] += quantity
      else if (received > 0) texts.push(`${cameText(kind, received, remaining)}${settledAt === null ? "" : ` on ${dayText(settledAt)}`}.`)
    }
  }
  if (going.goods > 0) texts.push(`Returning ${going.goods} of ${remaining}.`)
  if (going.core > 0) texts.push(`Sending ${oldParts(going.core)} back.`)
  return texts.length === 0 ? undefined : texts.join(" ")
}

const cameText = (kind: "goods" | "core", received: number, remaining: number): string =>
  kind === "goods" ? `Returned ${received} of ${remaining}` : `${oldParts(received)} received`

const oldParts = (count: number): string => `${count} old ${count === 1 ? "part" : "parts"}`

/** Formats pieces of an order line; `returns` are the order's. */
export const toOrderLineProps = (line: Order["lines"][number], pieces: number, returns: Order["returns"]): OrderedLine => ({
  ...canceledLine(line, pieces),
  details: [...detailsOf(line, pieces), ...arrivalOf(line)],
  core: line.coreCharge > 0 ? formatCoreDeposit(pieces, line.coreCharge) : undefined,
  fit: toOrderFitProps(line.addedFor),
  note: returnedText(line, returns)
})

/** Formats canceled pieces of a line with their price. They have no arrival day, deposit, fitment or return, because they never ship. */
export const canceledLine = (line: Order["lines"][number], pieces: number): OrderedLine => ({
  id: String(line.ordinality),
  title: line.title,
  brand: line.brand,
  href: line.url,
  picture: { src: line.imageUrl, alt: "" },
  details: detailsOf(line, pieces),
  parts: splitKitParts(line.options).parts,
  price: formatCents(pieces === line.quantity ? line.total : line.unitPrice * pieces)
})

const detailsOf = (line: Order["lines"][number], pieces: number): ReadonlyArray<string> => [
  ...splitKitParts(line.options).chosen,
  line.skuVariantNumber,
  `${pieces} × ${formatCents(line.unitPrice)}`
]

const tones = { positive: "fit", neutral: "universal", warning: "verify", negative: "nofit", unknown: "unknown" } as const

/** Formats the verdict of the day of the order; undefined if no car was selected. */
export const toOrderFitProps = (addedFor: Order["lines"][number]["addedFor"]): OrderedFit | undefined => {
  const then = getFitAtPurchase(addedFor)
  if (then === null) return undefined
  const { car, label, tone, why } = then
  return { tone: tones[tone], label, car, why: why === null ? undefined : `${why}.` }
}

/** Returns the arrival day that was promised for an unshipped line. */
const arrivalOf = ({ arrivesOn, canceled, quantity, shipped }: Order["lines"][number]): ReadonlyArray<string> =>
  arrivesOn === null || shipped > 0 || canceled >= quantity ? [] : [`Get it ${formatDay(arrivesOn)}`]
