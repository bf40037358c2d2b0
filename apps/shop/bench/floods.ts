import { once } from "node:events"
import { Agent } from "node:http"
import { performance } from "node:perf_hooks"
import { Worker } from "node:worker_threads"
import { type Ask, askShop, CLIENT_HEADER } from "./askShop.ts"
import type { FlooderSettings } from "./flooder.ts"
import { suggestionRequest } from "./graphql.ts"
import { percentile } from "./measure.ts"
import { printTable, tenths } from "./printTable.ts"
import { type Bench, sizeName } from "./Shops.ts"
import { graphql, suggestion, worst } from "./worstRequests.ts"

/** What another client asks meanwhile: a call of its own cart, a first page, a search. */
const others: ReadonlyArray<Ask> = [
  { path: "/api/visitor/state" },
  { path: "/" },
  graphql("trait", "{ __typename }"),
  graphql("discovery", suggestion, { r: suggestionRequest("brake") })
]

const CONNECTIONS = 40
/** The other asks so often, for so many milliseconds at the most. */
const ASKED = 120
const LONGEST = 8_000

/**
 * How long one client waits while another sends the worst that it may over forty connections: the same requests of the one, one after the other,
 * without the other and with it, by turns. The shop is told who is who as by a proxy.
 */
export const floods: Bench = async ({ of, small }) => {
  const { origin } = await of(small, { PROXY_HEADER: CLIENT_HEADER })
  const rows: Array<ReadonlyArray<string | number>> = []
  await waits(origin)
  for (const [at, { what }] of worst.entries()) {
    const quiet = await waits(origin)
    const stop = await begin(origin, at)
    const loud = await waits(origin)
    const statuses = await stop()
    const added = [0.5, 0.95].map((share) => tenths(percentile(loud, share) - percentile(quiet, share)))
    rows.push([
      what,
      ...[0.5, 0.95, 1].map((share) => tenths(percentile(quiet, share))),
      ...[0.5, 0.95, 1].map((share) => tenths(percentile(loud, share))),
      ...added,
      statuses
    ])
  }
  printTable(
    `What one client waits while another floods, ${sizeName(small)}`,
    [
      "what the other sends",
      "p50 ms alone",
      "p95",
      "max",
      "p50 ms beside it",
      "p95",
      "max",
      "p50 added",
      "p95 added",
      "answers to the flood"
    ],
    rows
  )
}

/** Milliseconds of each answer to a client that floods nobody. */
const waits = async (origin: string): Promise<ReadonlyArray<number>> => {
  const agent = new Agent({ keepAlive: true })
  const took: Array<number> = []
  const until = performance.now() + LONGEST
  for (let at = 0; at < ASKED && performance.now() < until; at++) {
    const begun = performance.now()
    await askShop(origin, agent, "10.0.0.8", others[at % others.length]!)
    took.push(performance.now() - begun)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  agent.destroy()
  return took
}

/** A client of its own that sends this one of the worst until it is stopped, and then says what came, as text. */
const begin = async (origin: string, flood: number) => {
  const settings: FlooderSettings = { origin, flood, connections: CONNECTIONS }
  const worker = new Worker(new URL("./flooder.ts", import.meta.url), { workerData: settings })
  await once(worker, "online")
  return async (): Promise<string> => {
    const told = once(worker, "message")
    worker.postMessage("stop")
    const [statuses]: Array<ReadonlyArray<readonly [status: number, many: number]>> = await told
    return (statuses ?? []).map(([status, many]) => `${many} x ${status}`).join(", ")
  }
}
