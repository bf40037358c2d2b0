import { Effect } from "effect"
import cluster from "node:cluster"
import path from "node:path"
import { createLineWriter } from "../observability/lineWriter.ts"
import { createLogger } from "../observability/Log.ts"
import { runWorkers } from "../process/runWorkers.ts"
import { readSettings } from "../settings/Settings.ts"

const program = path.join(import.meta.dirname, "../start.ts")

/** Runs the shop in this process, or with `WORKERS` above 1 in that many workers. Loads the shop only where it runs. */
export const runShopOrWorkers = Effect.gen(function* () {
  if (cluster.isPrimary) {
    const { logFormat, workers } = yield* readSettings(process.env)
    const { info } = createLogger(logFormat, createLineWriter(process.stdout))
    if (workers > 1) return yield* runWorkers({ count: workers, program, say: (line) => info(line) })
  }
  const { runShop } = yield* Effect.promise(() => import("./runShop.ts"))
  return yield* runShop
})
