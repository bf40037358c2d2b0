import { Agent } from "node:http"
import { parentPort, workerData } from "node:worker_threads"
import { askShop } from "./askShop.ts"
import { worst } from "./worstRequests.ts"

/**
 * A thread that sends one of the worst requests as fast as it is answered, over many connections of one client, until it is told to stop. Then
 * it tells how often which status came: `[[200, 12]]`; 0 where none came. In a thread of its own it does not delay whoever measures beside it.
 */
const { connections, flood, origin }: FlooderSettings = workerData

export interface FlooderSettings {
  readonly origin: string
  /** Which of `worst`. */
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
