import { Client } from "pg"
import type { VisitorLog } from "./AcknowledgmentLog.ts"

/** Initial stock by variant. */
export type Stock = ReadonlyMap<string, number>

interface StoredState {
  readonly whose: string
  readonly number: string
  readonly pieces: number
}

/**
 * Compares the acknowledged state with the database. Returns a sentence for each difference: an order or unit that is missing, duplicate or
 * was never acknowledged, or stock that does not add up.
 */
export const verifyConsistency = async (url: string, books: ReadonlyArray<VisitorLog>, before: Stock): Promise<ReadonlyArray<string>> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const guids = books.map(({ webUserGuid }) => webUserGuid)
    const { rows: lines } = await client.query<StoredState>(
      `select web_user_guid as whose, sku_variant_number as number, sum(quantity)::int as pieces from cart_line
       where web_user_guid = any($1) and removed_at is null group by 1, 2`,
      [guids]
    )
    const { rows: ordered } = await client.query<StoredState & { readonly order: string }>(
      `select line.web_user_guid as whose, line.order_number as order, sku_variant_number as number, sum(quantity)::int as pieces
       from order_line line where line.web_user_guid = any($1) group by 1, 2, 3`,
      [guids]
    )
    const findings: Array<string> = []
    const inCarts = grouped(lines, ({ whose }) => whose)
    const inOrders = grouped(ordered, ({ order, whose }) => `${whose} ${order}`)
    for (const { inCart, orders, webUserGuid } of books) {
      findings.push(...differences(`the cart of ${webUserGuid}`, inCart, inCarts.get(webUserGuid)))
      for (const { orderNumber, pieces } of orders) {
        const key = `${webUserGuid} ${orderNumber}`
        findings.push(...differences(`order ${orderNumber}`, pieces, inOrders.get(key)))
        inOrders.delete(key)
      }
    }
    for (const key of inOrders.keys()) findings.push(`order ${key} exists but was never acknowledged`)

    const numbers = [...before.keys()]
    const { rows: taken } = await client.query<{ readonly number: string; readonly pieces: number }>(
      `select piece->>'skuVariantNumber' as number, sum((piece->>'pieces')::int)::int as pieces
       from customer_order, jsonb_array_elements(taken) as piece group by 1`
    )
    const { rows: left } = await client.query<{ readonly number: string; readonly pieces: number }>(
      "select sku_variant_number as number, quantity as pieces from variant where sku_variant_number = any($1)",
      [numbers]
    )
    const sold = new Map(taken.map(({ number, pieces }) => [number, pieces]))
    for (const { number, pieces } of left) {
      const expected = (before.get(number) ?? 0) - (sold.get(number) ?? 0)
      if (pieces !== expected || pieces < 0) findings.push(`${number} has ${pieces} units left instead of ${expected}`)
    }
    const { rows: negative } = await client.query(
      "select from variant where quantity < 0 union all select from warehouse_stock where quantity < 0"
    )
    if (negative.length > 0) findings.push(`${negative.length} stocks are below zero`)
    return findings
  } finally {
    await client.end()
  }
}

const grouped = <Row extends StoredState>(rows: ReadonlyArray<Row>, keyOf: (row: Row) => string): Map<string, Map<string, number>> => {
  const groups = new Map<string, Map<string, number>>()
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? new Map<string, number>()
    groups.set(keyOf(row), group.set(row.number, row.pieces))
  }
  return groups
}

const none: ReadonlyMap<string, number> = new Map()

const differences = (what: string, acknowledgedPieces: ReadonlyMap<string, number>, storedPieces = none): ReadonlyArray<string> =>
  [...new Set([...acknowledgedPieces.keys(), ...storedPieces.keys()])].flatMap((number) => {
    const [acknowledged, there] = [acknowledgedPieces.get(number) ?? 0, storedPieces.get(number) ?? 0]
    return acknowledged === there ? [] : [`${what} has ${there} of ${number}, but ${acknowledged} were acknowledged`]
  })
