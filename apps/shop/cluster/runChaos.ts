import { Client } from "pg"
import { setTimeout as after } from "node:timers/promises"
import { createChance } from "../../services/security-tests/hostileValues.ts"
import { verifyConsistency } from "./verifyConsistency.ts"
import { faultNames, injectFault, type FaultResult } from "./faults.ts"
import { type AcknowledgmentLog, createAcknowledgmentLog } from "./AcknowledgmentLog.ts"
import { runShopper } from "./runShopper.ts"
import type { Cluster } from "./startCluster.ts"

export interface ChaosOptions {
  readonly seed: number
  /** Minimum duration in seconds. The test continues until each fault has happened once. */
  readonly seconds: number
  readonly shoppers: number
  /** Maximum milliseconds of a response other than 503; 5000 by default. */
  readonly longestAnswer?: number
  readonly say: (line: string) => void
}

export interface ChaosResult {
  /** One sentence per violated guarantee; empty if all held. */
  readonly findings: ReadonlyArray<string>
  readonly suffered: ReadonlyArray<FaultResult>
  readonly journal: AcknowledgmentLog
  /** Maximum resident memory of a shop in MB, in the first and last third of the test. */
  readonly memory: { readonly first: number; readonly last: number }
}

/** Allowed growth of memory, because page and listing caches fill up during the test. */
const FLAT = 1.3

/** Different kinds of faults, each injected at least once. */
const KINDS = 4

/**
 * Runs shoppers that read, add and order while faults are injected one after the other. Then compares all acknowledged
 * state with the database.
 */
export const runChaos = async (
  cluster: Cluster,
  { longestAnswer = 5000, say, seconds, seed, shoppers }: ChaosOptions
): Promise<ChaosResult> => {
  const [journal, chance] = [createAcknowledgmentLog(), createChance(seed)]
  const { parts, stock } = await partsFor(cluster)
  const pages = ["/", "/shop/brakes~2-3", "/brands", "/search?query=rotor", "/shoppingcart", ...(await productPages(cluster))]
  const closing = new AbortController()
  const shopping = Array.from({ length: shoppers }, (_, number) =>
    runShopper({ origin: cluster.origin, number, seed, parts, pages, journal, longestAnswer, signal: closing.signal })
  )
  const startedAt = performance.now()
  const samples: Array<{ readonly at: number; readonly megabytes: number }> = []
  const sampling = setInterval(() => {
    const running = cluster.shops.map((shop) => shop.memory() ?? 0)
    samples.push({ at: performance.now() - startedAt, megabytes: Math.max(0, ...running) })
  }, 1000)

  const [suffered, findings] = [new Array<FaultResult>(), new Array<string>()]
  try {
    for (const name of faultNames(chance)) {
      if (suffered.length >= KINDS && performance.now() - startedAt > seconds * 1000) break
      await after(1000 + 2000 * chance())
      journal.during = name
      const one = await injectFault(cluster, name, chance)
      suffered.push(one)
      say(`${minutes(performance.now() - startedAt)}  ${one.what} (${one.seconds.toFixed(1)} s)`)
    }
  } catch (error) {
    findings.push(error instanceof Error ? error.message : String(error))
  }
  closing.abort()
  await Promise.all(shopping)
  clearInterval(sampling)

  const lasted = performance.now() - startedAt
  const most = (from: number, to: number) =>
    Math.max(0, ...samples.filter(({ at }) => at >= lasted * from && at < lasted * to).map(({ megabytes }) => megabytes))
  const memory = { first: most(0, 1 / 3), last: most(2 / 3, 1) }
  if (memory.last > memory.first * FLAT) findings.push(`memory grew from ${memory.first} to ${memory.last} MB`)
  if (journal.books.every(({ orders }) => orders.length === 0)) findings.push("no order was placed")
  findings.push(...journal.findings, ...(await verifyConsistency(cluster.database.primary().url, journal.books, stock)))
  return { findings, suffered, journal, memory }
}

/** Formats the result in a few lines. */
export const formatChaosResult = ({ findings, journal, memory, suffered }: ChaosResult): ReadonlyArray<string> => {
  const orders = journal.books.reduce((sum, book) => sum + book.orders.length, 0)
  const durations = journal.took.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(durations[Math.floor(share * (durations.length - 1))] ?? 0)
  const statuses = [...journal.statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status || "broken"}: ${count}`)
  return [
    `${suffered.length} faults; ${journal.books.length} visitors, ${journal.adds} adds and ${orders} orders acknowledged.`,
    `Responses ${statuses.join(", ")}; without 503 p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${Math.round(journal.slowest)} ms.`,
    `Longest series of retries until acknowledgment: ${(journal.longestUntilAcknowledged / 1000).toFixed(1)} s.`,
    `Memory per shop: at most ${memory.first} MB in the first third, ${memory.last} MB in the last.`,
    ...(findings.length === 0 ? ["No acknowledged change was lost or duplicated."] : findings)
  ]
}

const minutes = (milliseconds: number): string =>
  `${Math.floor(milliseconds / 60_000)}:${String(Math.floor(milliseconds / 1000) % 60).padStart(2, "0")}`

interface Part {
  readonly skuVariantNumber: string
  readonly skuBaseNumber: string
}

/** Selects a few popular parts, some of which sell out; no kits and no freight. */
const partsFor = async ({ database }: Cluster) => {
  const client = new Client({ connectionString: database.primary().url })
  await client.connect()
  try {
    const { rows } = await client.query<Part & { readonly quantity: number }>(
      `select sku_variant_number as "skuVariantNumber", sku_base_number as "skuBaseNumber", variant.quantity
       from variant join product using (product_page_id)
       where not is_kit and variant.availability = 'InStock' and variant.quantity between 20 and 400 order by sku_variant_number limit 24`
    )
    if (rows.length === 0) throw new Error("The catalog has no part in stock. Seed more SKUs.")
    return {
      parts: rows.map(({ skuBaseNumber, skuVariantNumber }) => ({ skuBaseNumber, skuVariantNumber })),
      stock: new Map(rows.map(({ quantity, skuVariantNumber }) => [skuVariantNumber, quantity]))
    }
  } finally {
    await client.end()
  }
}

const productPages = async ({ origin }: Cluster): Promise<ReadonlyArray<string>> => {
  const text = await (await fetch(`${origin}/shop/brakes~2-3`)).text()
  return [...new Set([...text.matchAll(/href="(\/item\/[^"?#]+\/\d+)"/g)].map(([, href = ""]) => href))].slice(0, 8)
}
