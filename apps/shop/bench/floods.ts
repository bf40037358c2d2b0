import { once } from "node:events"
import { Agent } from "node:http"
import { performance } from "node:perf_hooks"
import { Worker } from "node:worker_threads"
import { type Ask, askShop, CLIENT_HEADER } from "./askShop.ts"
import type { FlooderSettings } from "./flooder.ts"
import { suggestionRequest } from "./graphql.ts"
import { percentile, printTable, tenths } from "./measure.ts"
import { type Bench, sizeName } from "./Shops.ts"
import { graphql, suggestion, worst } from "./worstRequests.ts"

/** Requests of the measured client: a call of its own cart, a first page, a search. */
const others: ReadonlyArray<Ask> = [
  { path: "/api/visitor/state" },
  { path: "/" },
  graphql("trait", "{ __typename }"),
  graphql("discovery", suggestion, { r: suggestionRequest("brake") })
]

const CONNECTIONS = 40
/** Number of measured requests, and maximum duration in milliseconds. */
const ASKED = 120
const LONGEST = 8_000

/**
 * Measures how long one client waits while a second one sends the worst allowed requests over forty connections.
 *
 * Alternates runs with and without the flood. The shop identifies both clients by a proxy header.
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
    `Waiting time of one client while another floods, ${sizeName(small)}`,
    [
      "request of the flood",
      "p50 ms alone",
      "p95",
      "max",
      "p50 ms during the flood",
      "p95",
      "max",
      "p50 added",
      "p95 added",
      "responses to the flood"
    ],
    rows
  )
}

/** Returns the milliseconds of each response to a client that sends one request at a time. */
const waits = async (origin: string): Promise<ReadonlyArray<number>> => {
  const agent = new Agent({ keepAlive: true })
  const durations: Array<number> = []
  const until = performance.now() + LONGEST
  for (let at = 0; at < ASKED && performance.now() < until; at++) {
    const startedAt = performance.now()
    await askShop(origin, agent, "10.0.0.8", others[at % others.length]!)
    durations.push(performance.now() - startedAt)
    await new Promise((resolve) => setTimeout(resolve, 25))
  }
  agent.destroy()
  return durations
}

/** Starts a client that sends one of the worst requests until it is stopped, then returns the status counts as text. */
const begin = async (origin: string, flood: number) => {
  const settings: FlooderSettings = { origin, flood, connections: CONNECTIONS }
  const worker = new Worker(new URL("./flooder.ts", import.meta.url), { workerData: settings })
  await once(worker, "online")
  return async (): Promise<string> => {
    const counts = once(worker, "message")
    worker.postMessage("stop")
    const [statuses]: Array<ReadonlyArray<readonly [status: number, many: number]>> = await counts
    return (statuses ?? []).map(([status, many]) => `${many} x ${status}`).join(", ")
  }
}
