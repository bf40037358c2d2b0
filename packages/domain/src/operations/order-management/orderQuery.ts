import { encodePercent } from "../../foundation/ports/percentEncoding.ts"
import { orderStatuses } from "../../buying/order/rules.ts"

type OrderStatus = (typeof orderStatuses)[number]

/** What the desk looks through: all orders, or those that wait for somebody. */
export const orderViews = ["all", "toPack", "partlyShipped", "returns", "refunds"] as const
type DeskView = (typeof orderViews)[number]

export const orderViewLabels: Readonly<Record<DeskView, string>> = {
  all: "All",
  toPack: "To pack",
  partlyShipped: "Part shipped",
  returns: "Returns waiting",
  refunds: "Refunds that failed"
}

/** Money as the desk filters by it: nothing is paid here, it is waited for, it is there, or some of it has gone back. */
export const moneyFilters = ["invoice", "waiting", "paid", "refunded"] as const
type MoneyFilter = (typeof moneyFilters)[number]

export const moneyFilterText: Readonly<Record<MoneyFilter, string>> = {
  invoice: "Invoice",
  waiting: "Waiting for money",
  paid: "Paid",
  refunded: "Refunded"
}

/** What orders are looked for. Days are `YYYY-MM-DD`, UTC, both included; null sets no bound. */
export interface OrderQuery {
  /** A number, mail address, name, phone number or part number, or beginnings of their words. */
  readonly text: string
  readonly view: DeskView
  readonly status: OrderStatus | null
  readonly money: MoneyFilter | null
  readonly from: string | null
  readonly to: string | null
  /** From 1 to `LAST_PAGE`. */
  readonly page: number
}

export const MAX_QUERY_LENGTH = 100
/** Orders of one page, and the last page that can be seen: who looks for older ones narrows the days. */
export const STAFF_ORDERS_PER_PAGE = 50
export const LAST_PAGE = 200

const anything: OrderQuery = { text: "", view: "all", status: null, money: null, from: null, to: null, page: 1 }

/** The query of an address, such as `URLSearchParams`. */
export interface AddressQuery {
  readonly get: (name: string) => string | null
}

/** What the query of an address asks for; what is none of it asks for nothing. */
export const parseOrderQuery = (given: AddressQuery): OrderQuery => {
  const page = Number(given.get("page") ?? 1)
  return {
    text: (given.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    view: oneOf(orderViews, given.get("view")) ?? "all",
    status: oneOf(orderStatuses, given.get("status")),
    money: oneOf(moneyFilters, given.get("money")),
    from: dayIn(given.get("from")),
    to: dayIn(given.get("to")),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
  }
}

/** The same as the query of an address, without what asks for nothing: empty, or with a question mark before it. */
export const formatOrderQuery = (query: Partial<OrderQuery>): string => {
  const { from, money, page, status, text, to, view } = { ...anything, ...query }
  const pairs = [
    ["q", text],
    ["view", view === "all" ? "" : view],
    ["status", status ?? ""],
    ["money", money ?? ""],
    ["from", from ?? ""],
    ["to", to ?? ""],
    ["page", page === 1 ? "" : String(page)]
  ].filter(([, value]) => value !== "")
  return pairs.length === 0 ? "" : `?${pairs.map(([name, value = ""]) => `${name}=${encodePercent(value)}`).join("&")}`
}

const oneOf = <A extends string>(known: ReadonlyArray<A>, text: string | null): A | null => known.find((value) => value === text) ?? null

/** A day that there is; null for anything else. */
const dayIn = (text: string | null): string | null => {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? "") ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  return year >= 1 && day >= 1 && day <= (daysOf(year)[month - 1] ?? 0) ? text : null
}

const daysOf = (year: number): ReadonlyArray<number> => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}
