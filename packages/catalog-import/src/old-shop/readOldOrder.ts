import { normalizeEmail } from "@camber/domain/account"
import { readText, readWhole, readWord } from "../text/cells.ts"
import type { Row } from "../text/Row.ts"
import { type OldAddress, readAddress, readEmail } from "./readOldCustomer.ts"
import { claimLine, type KnownLines } from "./readOldRows.ts"
import { readMoment, readMoney } from "./readMoney.ts"

const orderStatuses = ["placed", "shipped", "delivered", "canceled"] as const

/** An order of another shop, without its lines. */
export interface OldOrderHead {
  readonly order: string
  readonly placedAt: string
  /** The old shop's key of the customer; null for a guest's order, or if the file has no such column. */
  readonly customer: string | null
  /** The email address, normalized. */
  readonly email: string
  readonly status: (typeof orderStatuses)[number]
  readonly paymentState: string
  readonly currency: string
  readonly subtotalCents: number
  readonly discountCents: number
  readonly promoCode: string
  readonly shippingCents: number
  readonly taxCents: number
  readonly coreCents: number
  readonly totalCents: number
  readonly refundedCents: number
  readonly carrier: string
  readonly trackingNumber: string
  readonly shipTo: OldAddress
  readonly note: string
}

/** A line of an order. */
export interface OldOrderLine {
  readonly sku: string
  readonly title: string
  readonly brand: string
  readonly options: string
  readonly quantity: number
  readonly unitCents: number
  readonly coreCents: number
  readonly car: string
}

/** A record of an order file. `order` is the key of the order; `at` is the place at which a line names it. */
export type OrderRecord =
  | { readonly kind: "head"; readonly order: string; readonly head: OldOrderHead }
  | { readonly kind: "line"; readonly order: string; readonly line: OldOrderLine; readonly at: number; readonly file: string }

const MAX_QUANTITY = 100_000

/** Creates the function that reads a row of orders. */
export const createOrderReader = (): ((row: Row) => OldOrderHead | undefined) => {
  const lines: KnownLines = new Map()
  return (row) => {
    const head = readHead(row, readWord(row, "status", orderStatuses, "delivered"))
    return head !== undefined && claimLine(row, "order", `The order ${head.order}`, head.order, lines) ? head : undefined
  }
}

/**
 * Creates the function that reads a row of Shopify's orders. Each row is an order line. The first row of an order also contains the data of
 * the whole order.
 */
export const createSoldLineReader = (): ((row: Row) => ReadonlyArray<OrderRecord> | undefined) => {
  const lines: KnownLines = new Map()
  return (row) => {
    const order = readText(row, "order", { max: 60, isRequired: true })
    const line = readOrderLine(row)
    if (line === undefined) return undefined
    const record: OrderRecord = { kind: "line", order, line, at: row.line, file: row.file }
    if (row.get("total") === "") return [record]
    const isShipped = row.get("fulfilled") === "fulfilled"
    const head = readHead(row, row.get("canceled") !== "" ? "canceled" : isShipped ? "shipped" : "placed", true)
    if (head === undefined || !claimLine(row, "order", `The order ${order}`, order, lines)) return undefined
    return [{ kind: "head", order, head }, record]
  }
}

/** @param isNet - Whether the discount is already subtracted from the subtotal. */
const readHead = (row: Row, status: OldOrderHead["status"], isNet = false): OldOrderHead | undefined => {
  const order = readText(row, "order", { max: 60, isRequired: true })
  const placedAt = readMoment(row, "placed_at")
  if (row.get("placed_at") === "") row.report("error", "missing-value", "placed_at", "This row needs a placed_at.")
  const email = readEmail(row, "email", false)
  const getCents = (field: string): number => readMoney(row, field) ?? 0
  const [subtotalCents, discountCents, shippingCents] = [getCents("subtotal"), getCents("discount"), getCents("shipping")]
  const [taxCents, coreCents, refundedCents] = [getCents("tax"), getCents("core"), getCents("refunded")]
  const sum = subtotalCents - (isNet ? 0 : discountCents) + shippingCents + taxCents + coreCents
  const totalCents = row.get("total") === "" ? sum : getCents("total")
  if (row.isBroken() || placedAt === null) return undefined
  if (refundedCents > totalCents) {
    const sentence = `The refund (${format(refundedCents)}) is more than the total of the order (${format(totalCents)}).`
    row.report("error", "bad-money", "refunded", sentence, row.get("refunded"))
    return undefined
  }
  if (sum !== totalCents) {
    const sentence = `Parts, shipping, tax and deposits add up to ${format(sum)}, but the total of the order is ${format(totalCents)}. All amounts are kept.`
    row.report("warning", "total-differs", "total", sentence, row.get("total"))
  }
  const currency = (row.get("currency") || "USD").toUpperCase().slice(0, 3)
  if (currency !== "USD")
    row.report("warning", "foreign-currency", "currency", `The order is shown in its own currency, ${currency}.`, row.get("currency"))
  return {
    order,
    placedAt,
    customer: row.get("customer").slice(0, 100) || null,
    email: normalizeEmail(email),
    status,
    paymentState: row.get("payment_state").slice(0, 40),
    currency,
    subtotalCents: isNet ? subtotalCents + discountCents : subtotalCents,
    discountCents,
    promoCode: row.get("promo_code").slice(0, 64),
    shippingCents,
    taxCents,
    coreCents,
    totalCents,
    refundedCents,
    carrier: row.get("carrier").slice(0, 40),
    trackingNumber: row.get("tracking_number").slice(0, 60),
    shipTo: readAddress(row, "ship_", row.get("ship_name")),
    note: row.get("note").slice(0, 1_000)
  }
}

const format = (cents: number): string => (cents / 100).toFixed(2)

/** Reads a line of an order; undefined if it is dropped. */
export const readOrderLine = (row: Row): OldOrderLine | undefined => {
  const title = readText(row, "title", { max: 500, isRequired: true })
  const quantity = readWhole(row, "quantity", 1, MAX_QUANTITY, "bad-quantity")
  const unitCents = readMoney(row, "unit_price")
  const coreCents = readMoney(row, "core")
  if (row.get("quantity") === "") row.report("error", "missing-value", "quantity", "This row needs a quantity.")
  if (row.get("unit_price") === "") row.report("error", "missing-value", "unit_price", "This row needs a unit_price.")
  if (row.isBroken() || quantity === null || unitCents === null) return undefined
  return {
    sku: row.get("sku").slice(0, 64),
    title,
    brand: row.get("brand").slice(0, 100),
    options: row.get("options").replaceAll("|", ", ").slice(0, 200),
    quantity,
    unitCents,
    coreCents: coreCents ?? 0,
    car: ["car_year", "car_make", "car_model"]
      .map((field) => row.get(field))
      .filter((text) => text !== "")
      .join(" ")
      .slice(0, 100)
  }
}
