import { encodePercent } from "../../foundation/ports/queryString.ts"
import { orderStatuses } from "../../buying/order/rules.ts"

type OrderStatus = (typeof orderStatuses)[number]

/** Views of the order list: all orders, or those that need action. */
export const orderViews = ["all", "toPack", "partlyShipped", "returns", "refunds"] as const
type DeskView = (typeof orderViews)[number]

export const orderViewLabels: Readonly<Record<DeskView, string>> = {
  all: "All",
  toPack: "To pack",
  partlyShipped: "Partly shipped",
  returns: "Open returns",
  refunds: "Failed refunds"
}

/** Payment filters: invoice orders, unpaid, paid or refunded orders. */
export const moneyFilters = ["invoice", "waiting", "paid", "refunded"] as const
type MoneyFilter = (typeof moneyFilters)[number]

export const moneyFilterText: Readonly<Record<MoneyFilter, string>> = {
  invoice: "Invoice",
  waiting: "Awaiting payment",
  paid: "Paid",
  refunded: "Refunded"
}

/** Filter of the order list. Days are `YYYY-MM-DD` in UTC, both inclusive; null means no limit. */
export interface OrderQuery {
  /** An order number, email address, name, phone number or part number, or prefixes of their words. */
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
/** Orders per page, and the last accessible page. Staff find older orders by limiting the days. */
export const STAFF_ORDERS_PER_PAGE = 50
export const LAST_PAGE = 200

const defaultQuery: OrderQuery = { text: "", view: "all", status: null, money: null, from: null, to: null, page: 1 }

/** Query parameters of a URL, such as `URLSearchParams`. */
export interface AddressQuery {
  readonly get: (name: string) => string | null
}

/** Parses the query parameters of a URL. Ignores invalid values. */
export const parseOrderQuery = (given: AddressQuery): OrderQuery => {
  const page = Number(given.get("page") ?? 1)
  return {
    text: (given.get("q") ?? "").trim().slice(0, MAX_QUERY_LENGTH),
    view: findLiteral(orderViews, given.get("view")) ?? "all",
    status: findLiteral(orderStatuses, given.get("status")),
    money: findLiteral(moneyFilters, given.get("money")),
    from: parseDay(given.get("from")),
    to: parseDay(given.get("to")),
    page: Number.isInteger(page) && page >= 1 && page <= LAST_PAGE ? page : 1
  }
}

/** Formats the query parameters of a URL with a leading question mark, without defaults. Returns an empty text if all are defaults. */
export const formatOrderQuery = (query: Partial<OrderQuery>): string => {
  const { from, money, page, status, text, to, view } = { ...defaultQuery, ...query }
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

const findLiteral = <A extends string>(known: ReadonlyArray<A>, text: string | null): A | null =>
  known.find((value) => value === text) ?? null

/** Returns the day if it exists in the calendar; otherwise null. */
const parseDay = (text: string | null): string | null => {
  const [, year, month, day] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? "") ?? []).map(Number)
  if (year === undefined || month === undefined || day === undefined) return null
  return year >= 1 && day >= 1 && day <= (getDaysPerMonth(year)[month - 1] ?? 0) ? text : null
}

const getDaysPerMonth = (year: number): ReadonlyArray<number> => {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0
  return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
}
