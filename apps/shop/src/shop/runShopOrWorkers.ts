import { Effect } from "effect"
import cluster from "node:cluster"
import path from "node:path"
import { runWorkers } from "../process/runWorkers.ts"

const program = path.join(import.meta.dirname, "../start.ts")

/**
 * Runs the shop in this process, or with `WORKERS` above 1 in that many workers. The primary process stays small: it loads neither the shop
 * nor its settings, which worker 1 checks.
 */
export const runShopOrWorkers = Effect.gen(function* () {
  const count = Number(process.env["WORKERS"])
  if (cluster.isPrimary && Number.isInteger(count) && count > 1)
    return yield* runWorkers({ count, program, say: (line) => void logLine(line) })
  const { runShop } = yield* Effect.promise(() => import("./runShop.ts"))
  return yield* runShop
})

/** Loads the log module with the first line, because the primary process writes lines only when a worker ends. */
const logLine = async (line: string): Promise<void> => {
  const [{ createLogger }, { createLineWriter }] = await Promise.all([
    import("../observability/Log.ts"),
    import("../observability/lineWriter.ts")
  ])
  createLogger(process.env["LOG_FORMAT"] === "json" ? "json" : "text", createLineWriter(process.stdout)).info(line)
}
