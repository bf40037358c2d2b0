import { formatCoreDeposit, formatDay } from "@camber/domain/cart"
import { formatCents } from "@camber/domain/money"
import { getFitAtPurchase, splitKitParts, type Order } from "@camber/domain/order"
import type { OrderedFit, OrderedLine } from "@camber/ui"
import { returnedText } from "./returnedText.ts"

/** Pieces of a line of an order in the words of the screen; `returns` are the order's. */
export const toOrderLineProps = (line: Order["lines"][number], pieces: number, returns: Order["returns"]): OrderedLine => ({
  ...canceledLine(line, pieces),
  details: [...detailsOf(line, pieces), ...arrivalOf(line)],
  core: line.coreCharge > 0 ? formatCoreDeposit(pieces, line.coreCharge) : undefined,
  fit: toOrderFitProps(line.addedFor),
  note: returnedText(line, returns)
})

/** Canceled pieces of a line: what they were and cost; nothing of a day, a deposit, a fit or a return, because they never come. */
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

const tones = { positive: "fit", neutral: "universal", warning: "verify", negative: "nofit" } as const

/** The answer of the day a line was chosen; undefined where it was chosen for no car. */
export const toOrderFitProps = (addedFor: Order["lines"][number]["addedFor"]): OrderedFit | undefined => {
  const then = getFitAtPurchase(addedFor)
  if (then === null) return undefined
  const { car, label, tone, why } = then
  return { tone: tones[tone], label, car, why: why === null ? undefined : `${why}.` }
}

/** When a line of which nothing has left could be there, as was said when it was ordered. */
const arrivalOf = ({ arrivesOn, canceled, quantity, shipped }: Order["lines"][number]): ReadonlyArray<string> =>
  arrivesOn === null || shipped > 0 || canceled >= quantity ? [] : [`Get it ${formatDay(arrivesOn)}`]
