import { Agent } from "node:http"
import { parentPort, workerData } from "node:worker_threads"
import { askShop } from "./askShop.ts"
import { worst } from "./worstRequests.ts"

/**
 * Sends one of the worst requests in a loop over many connections of one client until it is stopped.
 *
 * Then posts the count of each status: `[[200, 12]]`; status 0 means no response. Runs in a worker thread so that it
 * does not delay the measuring thread.
 */
const { connections, flood, origin }: FlooderSettings = workerData

export interface FlooderSettings {
  readonly origin: string
  /** Index in `worst`. */
  readonly flood: number
  readonly connections: number
}

const port = parentPort!
const agent = new Agent({ keepAlive: true, maxSockets: connections })
const statuses = new Map<number, number>()
let isOver = false
let sent = 0
port.once("message", () => (isOver = true))
await Promise.all(
  Array.from({ length: connections }, async () => {
    while (!isOver) {
      const status = await askShop(origin, agent, "10.0.0.7", worst[flood]!.ask(sent++)).catch(() => 0)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }
  })
)
agent.destroy()
port.postMessage([...statuses])
